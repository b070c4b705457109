package dev.standpipe.runtime.stream;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.file.LargeRequests;
import dev.standpipe.runtime.jvm.Rights;
import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.RandomAccessFile;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What a class is to the engine. A class of the JDK is known by its name, any other only by inheriting from one of a
 * few and leaving alone the methods that element-wise reading and writing goes through, or by having been {@linkplain
 * RecognizedClasses recognized}. {@code instanceof} would not do: on JDK 8 to 17 a socket's stream is a
 * FileInputStream.
 */
public enum StreamKind {
    BUFFERED_INPUT("java.io.BufferedInputStream"),
    BYTES_INPUT("java.io.ByteArrayInputStream"),
    FILE_INPUT("java.io.FileInputStream"),
    CHANNEL_INPUT("sun.nio.ch.ChannelInputStream"),
    PUSHBACK_INPUT("java.io.PushbackInputStream"),
    DATA_INPUT("java.io.DataInputStream"),
    INFLATER_INPUT(
            Least.NONE,
            Least.NONE,
            "java.util.zip.InflaterInputStream",
            "java.util.zip.GZIPInputStream",
            "java.util.zip.ZipInputStream",
            "java.util.zip.ZipFile$ZipFileInflaterInputStream"),
    /** Of an archive that is open: as the entry lies in it, and what URLs put before an entry. */
    ENTRY_INPUT("java.util.zip.ZipFile$ZipFileInputStream"),
    RESOURCE_INPUT("sun.net.www.protocol.jar.JarURLConnection$JarURLInputStream"),
    CHECKED_INPUT("java.util.zip.CheckedInputStream"),
    DIGEST_INPUT("java.security.DigestInputStream"),
    CIPHER_INPUT("javax.crypto.CipherInputStream"),
    OBJECT_INPUT(Least.OBJECT, Least.NEVER, "java.io.ObjectInputStream"),
    BUFFERED_OUTPUT("java.io.BufferedOutputStream"),
    BYTES_OUTPUT("java.io.ByteArrayOutputStream"),
    FILE_OUTPUT("java.io.FileOutputStream"),
    /** Up to JDK 17 the second; of a later one it is a stream over something else. */
    CHANNEL_OUTPUT(Least.NONE, Least.NONE, "sun.nio.ch.ChannelOutputStream", "java.nio.channels.Channels$1"),
    DEFLATER_OUTPUT(
            Least.NONE,
            Least.NONE,
            "java.util.zip.DeflaterOutputStream",
            "java.util.zip.GZIPOutputStream",
            "java.util.zip.ZipOutputStream"),
    OBJECT_OUTPUT(Least.OBJECT, Least.NONE, "java.io.ObjectOutputStream"),
    RANDOM_ACCESS(LargeRequests.LEAST_ELEMENTS, Least.NONE, "java.io.RandomAccessFile"),
    /** The application's own, and {@linkplain RecognizedClasses recognized}. */
    VIEW_INPUT(Least.VIEW, Least.NEVER),
    VIEW_OUTPUT(Least.VIEW, Least.NONE),
    UNKNOWN(Least.NEVER, Least.NEVER);

    private static final Map<String, StreamKind> OF_THE_JDK = new HashMap<>();

    static {
        for (StreamKind kind : values()) {
            for (String type : kind.jdkClasses) {
                OF_THE_JDK.put(type, kind);
            }
        }
    }

    /** With fewer elements of one call the loop is through before a transfer has begun. */
    private final int leastElements;

    /** Of rounds that are staged; {@link Least#NEVER} where single reads get at the bytes as fast. */
    private final int leastRounds;

    private final String[] jdkClasses;

    StreamKind(String jdkClass) {
        this(Least.NONE, Least.NONE, jdkClass);
    }

    StreamKind(int leastElements, int leastRounds, String... jdkClasses) {
        this.leastElements = leastElements;
        this.leastRounds = leastRounds;
        this.jdkClasses = jdkClasses;
    }

    private static final ClassValue<StreamKind> OF = new ClassValue<StreamKind>() {
        @Override
        protected StreamKind computeValue(Class<?> type) {
            StreamKind known = Rights.isJdks(type) ? OF_THE_JDK.get(type.getName()) : null;
            return known != null
                    ? known
                    : Rights.own(new Supplier<StreamKind>() {
                        @Override
                        public StreamKind get() {
                            return inherited(type);
                        }
                    });
        }
    };

    /**
     * What can be said at once against a transfer of {@code n} elements with a receiver of this kind: no loop should
     * wait long for a refusal.
     */
    public Decline whyNot(int n) {
        int least = least();
        return n >= least ? null : least == Least.NEVER ? Decline.RECEIVER_UNKNOWN : Decline.TOO_SMALL;
    }

    /** With how many elements nothing is to be said against it, from the class of the receiver. */
    public int least() {
        return leastElements == Least.VIEW && RecognizedClasses.areWithdrawn() ? Least.NEVER : leastElements;
    }

    /** The same of staging rounds for a loop to work on. */
    public Decline whyNotStaged(int rounds, int size) {
        int least = leastStaged(size);
        if (least == Least.NEVER) {
            return this == UNKNOWN ? Decline.RECEIVER_UNKNOWN : Decline.NOT_WORTH_STAGING;
        }
        return rounds >= least ? null : Decline.TOO_SMALL;
    }

    /** With how many rounds of so many bytes. */
    public int leastStaged(int size) {
        if (this != RANDOM_ACCESS) {
            return leastRounds;
        }
        int elements = LargeRequests.leastElements(size);
        return (leastElements + elements - 1) / elements;
    }

    /** Whether the stream has an inflater, a checksum, a digest, a cipher or a channel work for it. */
    boolean hasWorker() {
        switch (this) {
            case CHANNEL_INPUT:
            case CHANNEL_OUTPUT:
            case INFLATER_INPUT:
            case CHECKED_INPUT:
            case DIGEST_INPUT:
            case CIPHER_INPUT:
            case DEFLATER_OUTPUT:
                return true;
            default:
                return false;
        }
    }

    /** At the end of a stack, the first use of any class value would leave them broken for the whole JVM. */
    public static void prepare() {
        OF.get(ByteArrayInputStream.class);
        Ancestor.prepare();
    }

    static boolean isJdkStream(String name) {
        return OF_THE_JDK.containsKey(name) || name.equals("java.io.DataOutputStream");
    }

    public static StreamKind of(Object stream) {
        Class<?> type = stream.getClass();
        return type == RandomAccessFile.class ? RANDOM_ACCESS : OF.get(type);
    }

    private static StreamKind inherited(Class<?> type) {
        for (Class<?> above = type.getSuperclass(); above != null; above = above.getSuperclass()) {
            Ancestor ancestor = Rights.isJdks(above) ? Ancestor.named(above.getName()) : null;
            if (ancestor != null) {
                return ancestor.isUnchangedIn(type, above) ? ancestor.kind : UNKNOWN;
            }
        }
        return RecognizedClasses.contains(type.getClassLoader(), type.getName()) ? recognized(type) : UNKNOWN;
    }

    private static StreamKind recognized(Class<?> type) {
        boolean in = DataInput.class.isAssignableFrom(type);
        return in == DataOutput.class.isAssignableFrom(type) || !ViewFields.areIn(type)
                ? UNKNOWN
                : in ? VIEW_INPUT : VIEW_OUTPUT;
    }

    /** With how few elements or rounds. Constants: they are needed before the kinds are there. */
    private static final class Least {
        static final int NONE = 0;

        /** The loop over an object stream stays in one buffer. */
        static final int OBJECT = 160;

        /** The same where there is nothing but an array. */
        static final int VIEW = 80;

        static final int NEVER = Integer.MAX_VALUE;
    }

    /** A class of the JDK that others may inherit from, and what they must leave alone. */
    private static final class Ancestor {
        private static final int READ = 1;
        private static final int WRITE = 2;
        private static final int READ_VALUES = 4;
        private static final int WRITE_VALUES = 8;

        /** Without the signatures themselves, which take long to make and only heirs of these classes need. */
        static final Ancestor[] ALL = {
            new Ancestor(BUFFERED_INPUT, READ),
            new Ancestor(BYTES_INPUT, READ),
            new Ancestor(BUFFERED_OUTPUT, WRITE),
            new Ancestor(BYTES_OUTPUT, WRITE),
            new Ancestor(RANDOM_ACCESS, READ | WRITE),
            new Ancestor(OBJECT_INPUT, READ | READ_VALUES),
            new Ancestor(OBJECT_OUTPUT, WRITE | WRITE_VALUES)
        };

        final StreamKind kind;
        private final int methods;

        private Ancestor(StreamKind kind, int methods) {
            this.kind = kind;
            this.methods = methods;
        }

        /** Initialises this class. */
        static void prepare() {}

        /** Or null. By name: few programs need the classes themselves. */
        static Ancestor named(String jdkClass) {
            for (Ancestor ancestor : ALL) {
                if (ancestor.kind.jdkClasses[0].equals(jdkClass)) {
                    return ancestor;
                }
            }
            return null;
        }

        boolean isUnchangedIn(Class<?> heir, Class<?> type) {
            return ((methods & READ) == 0 || Overrides.none(heir, type, Overrides.INPUT))
                    && ((methods & WRITE) == 0 || Overrides.none(heir, type, Overrides.OUTPUT))
                    && ((methods & READ_VALUES) == 0 || Overrides.none(heir, type, Overrides.OBJECT_INPUT))
                    && ((methods & WRITE_VALUES) == 0 || Overrides.none(heir, type, Overrides.OBJECT_OUTPUT));
        }
    }
}
