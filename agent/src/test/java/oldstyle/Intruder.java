package oldstyle;

import dev.standpipe.runtime.codec.Codecs;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.file.Descriptor;
import dev.standpipe.runtime.file.OffHeap;
import dev.standpipe.runtime.file.Scratch;
import dev.standpipe.runtime.jvm.Rights;
import dev.standpipe.runtime.stream.StreamLock;
import dev.standpipe.runtime.thread.IoThreads;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.FileDescriptor;

/** Runs the program, and then tries what would read and write any memory: by the class's name, and by its link. */
public final class Intruder {
    private static final String HERE = "dev.standpipe.runtime.";
    private static final String[] CLASSES = {
        "ahead.Prefetch",
        "codec.Codecs",
        "count.Sites",
        "door.Doorkeeper",
        "engine.Engine",
        "engine.DirectCalls",
        "file.Descriptor",
        "file.OffHeap",
        "file.PositionalIo",
        "jvm.Rights",
        "link.Link",
        "stream.ViewFields",
        "thread.IoThreads",
        "transfer.Carriers",
        "wire.Transcoder"
    };

    private Intruder() {}

    private interface Attempt {
        Object make() throws Throwable;
    }

    public static void main(String[] arguments) throws Throwable {
        if (arguments.length > 2) {
            System.setSecurityManager(new SecurityManager());
        }
        if (arguments.length > 0) {
            Program.main(new String[] {arguments[0], arguments[1]});
        }
        for (String name : CLASSES) {
            refused(name, () -> Class.forName(HERE + name));
        }
        refused("memory", () -> OffHeap.borrow());
        refused("a system call", () -> Descriptor.read(FileDescriptor.in, 4096, 1));
        refused("codecs", () -> Codecs.chosen().name());
        refused("an element", () -> Element.INT);
        refused("an array of others", () -> Scratch.borrow(1 << 16));
        refused("rights", () -> Rights.own(() -> "mine"));
        refused("a lock", () -> StreamLock.of(new BufferedInputStream(new ByteArrayInputStream(new byte[1]))));
        refused("a thread", () -> {
            IoThreads.run(() -> {});
            return "a thread";
        });
    }

    private static void refused(String what, Attempt attempt) {
        try {
            System.out.println(what + ": " + attempt.make());
        } catch (SecurityException refused) {
            System.out.println(what + " is refused");
        } catch (Throwable otherwise) {
            System.out.println(what + ": " + otherwise);
        }
    }
}
