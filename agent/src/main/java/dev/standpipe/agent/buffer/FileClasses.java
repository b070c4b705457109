package dev.standpipe.agent.buffer;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.security.ProtectionDomain;
import java.util.ArrayList;
import java.util.List;

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

    private volatile Throwable failure;

    /** All of them, or none: throws what is in the way. */
    void change(Instrumentation instrumentation) throws Exception {
        instrumentation.addTransformer(this, true);
        instrumentation.retransformClasses(loaded());
        if (failure != null) {
            throw new UnmodifiableClassException(failure.toString());
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
        try {
            for (FileClass type : ALL) {
                if (type.name.equals(name)) {
                    return type.change(classFile);
                }
            }
            return null;
        } catch (Throwable x) {
            failure = x;
            return null;
        }
    }
}
