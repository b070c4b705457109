package dev.standpipe.agent.buffer;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** Has the JVM take the classes through which files are read and written as {@link FileClass} changes them. */
final class FileClasses implements ClassFileTransformer {
    private static final FileClass[] ALL = {
        FileClass.STREAM,
        FileClass.FILE,
        FileClass.OUTPUT,
        new FileClass.Dispatcher("sun/nio/ch/FileDispatcherImpl"),
        new FileClass.Dispatcher("sun/nio/ch/UnixFileDispatcherImpl"),
        ChannelClass.CHANNEL,
        ChannelClass.STREAMS,
        FileClass.OPENING
    };

    /** What became of each class the last time. */
    private final Map<String, byte[]> changed = new ConcurrentHashMap<>();

    private final Consumer<String> complaints;
    private volatile Throwable failure;

    FileClasses(Consumer<String> complaints) {
        this.complaints = complaints;
    }

    /** All of them, or none: throws what is in the way. */
    void change(Instrumentation instrumentation) throws Exception {
        instrumentation.addTransformer(this, true);
        instrumentation.retransformClasses(loaded());
        if (failure != null) {
            throw new UnmodifiableClassException(reason(failure));
        }
    }

    void changeBack(Instrumentation instrumentation) throws UnmodifiableClassException {
        instrumentation.removeTransformer(this);
        instrumentation.retransformClasses(loaded());
    }

    /** Before Java 21 there is one dispatcher. */
    private static Class<?>[] loaded() {
        List<Class<?>> loaded = new ArrayList<>();
        for (FileClass type : ALL) {
            try {
                loaded.add(Class.forName(type.name.replace('/', '.'), false, null));
            } catch (ClassNotFoundException none) {
                continue;
            }
        }
        return loaded.toArray(new Class<?>[0]);
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> loaded, ProtectionDomain domain, byte[] classFile) {
        if (loader != null || loaded == null) {
            return null;
        }
        for (FileClass type : ALL) {
            if (type.name.equals(name)) {
                return change(type, classFile);
            }
        }
        return null;
    }

    /**
     * Once there are windows, the class must not go without what asks them, whatever others have made of it: they have
     * read ahead of the program.
     */
    private byte[] change(FileClass type, byte[] classFile) {
        try {
            byte[] now = type.change(classFile);
            changed.put(type.name, now);
            return now;
        } catch (Throwable x) {
            failure = x;
            byte[] before = changed.get(type.name);
            if (before != null) {
                complain(type.name.replace('/', '.') + " stays as it was when another agent changed it: " + reason(x));
            }
            return before;
        }
    }

    /** An exception from here would have the JVM take the class without our code. */
    private void complain(String line) {
        try {
            complaints.accept(line);
        } catch (Throwable cannotBeTold) {
            return;
        }
    }

    private static String reason(Throwable x) {
        return x.getMessage() == null ? x.toString() : x.getMessage();
    }
}
