package dev.standpipe.runtime.stream;

import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.file.LargeRequests;
import dev.standpipe.runtime.link.Rights;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.RandomAccessFile;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/**
 * What a class is to the engine. A class of the JDK is known by its name, any other only by inheriting from one of a few and leaving alone the methods that
 * element-wise reading and writing goes through, or by having been {@linkplain RecognizedClasses adopted}. {@code instanceof} would not do: on JDK 8 to 17 a socket's stream is a FileInputStream.
 */
public enum StreamKind {
    BUFFERED_INPUT,
    BYTES_INPUT,
    FILE_INPUT,
    PUSHBACK_INPUT,
    DATA_INPUT,
    INFLATER_INPUT,
    CHECKED_INPUT,
    DIGEST_INPUT,
    CIPHER_INPUT,
    OBJECT_INPUT,
    BUFFERED_OUTPUT,
    BYTES_OUTPUT,
    FILE_OUTPUT,
    DEFLATER_OUTPUT,
    OBJECT_OUTPUT,
    RANDOM_ACCESS,
    /** The application's own, and {@linkplain RecognizedClasses adopted}. */
    VIEW_INPUT,
    VIEW_OUTPUT,
    UNKNOWN;

    private static final Map<String, StreamKind> JDK = new HashMap<>();

    static {
        JDK.put("java.io.BufferedInputStream", BUFFERED_INPUT);
        JDK.put("java.io.ByteArrayInputStream", BYTES_INPUT);
        JDK.put("java.io.FileInputStream", FILE_INPUT);
        JDK.put("java.io.PushbackInputStream", PUSHBACK_INPUT);
        JDK.put("java.io.DataInputStream", DATA_INPUT);
        JDK.put("java.util.zip.InflaterInputStream", INFLATER_INPUT);
        JDK.put("java.util.zip.GZIPInputStream", INFLATER_INPUT);
        JDK.put("java.util.zip.ZipInputStream", INFLATER_INPUT);
        JDK.put("java.util.zip.CheckedInputStream", CHECKED_INPUT);
        JDK.put("java.security.DigestInputStream", DIGEST_INPUT);
        JDK.put("javax.crypto.CipherInputStream", CIPHER_INPUT);
        JDK.put("java.io.ObjectInputStream", OBJECT_INPUT);
        JDK.put("java.io.BufferedOutputStream", BUFFERED_OUTPUT);
        JDK.put("java.io.ByteArrayOutputStream", BYTES_OUTPUT);
        JDK.put("java.io.FileOutputStream", FILE_OUTPUT);
        JDK.put("java.util.zip.DeflaterOutputStream", DEFLATER_OUTPUT);
        JDK.put("java.util.zip.GZIPOutputStream", DEFLATER_OUTPUT);
        JDK.put("java.util.zip.ZipOutputStream", DEFLATER_OUTPUT);
        JDK.put("java.io.ObjectOutputStream", OBJECT_OUTPUT);
        JDK.put("java.io.RandomAccessFile", RANDOM_ACCESS);
    }

    private static final int NEVER = Integer.MAX_VALUE;

    private static final ClassValue<StreamKind> OF = new ClassValue<StreamKind>() {
        @Override
        protected StreamKind computeValue(Class<?> type) {
            StreamKind known = Rights.isJdks(type) ? JDK.get(type.getName()) : null;
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

    /** With fewer elements the loop over an object stream, which stays in one buffer, is through before we have looked into it. */
    private static final int LEAST_OBJECT_ELEMENTS = 160;

    /** The same where there is nothing but an array. */
    private static final int LEAST_VIEW_ELEMENTS = 80;

    /** What can be said at once against a transfer of {@code n} elements with a receiver of this kind: no loop should wait long for a refusal. */
    public Decline whyNot(int n) {
        return n >= least() ? null : least() == NEVER ? Decline.RECEIVER_UNKNOWN : Decline.TOO_SMALL;
    }

    /** With how many elements nothing is to be said against it, from the class of the receiver. */
    public int least() {
        switch (this) {
            case UNKNOWN:
                return NEVER;
            case RANDOM_ACCESS:
                return LargeRequests.LEAST_ELEMENTS;
            case OBJECT_INPUT:
            case OBJECT_OUTPUT:
                return LEAST_OBJECT_ELEMENTS;
            case VIEW_INPUT:
            case VIEW_OUTPUT:
                return RecognizedClasses.areWithdrawn() ? NEVER : LEAST_VIEW_ELEMENTS;
            default:
                return 0;
        }
    }

    /** The same of staging rounds for a loop to work on: what an object stream or an array holds, single reads get at as fast. */
    public Decline whyNotStaged(int rounds, int size) {
        int least = leastStaged(size);
        if (least == NEVER) {
            return this == UNKNOWN ? Decline.RECEIVER_UNKNOWN : Decline.NOT_WORTH_STAGING;
        }
        return rounds >= least ? null : Decline.TOO_SMALL;
    }

    /** With how many rounds of so many bytes. */
    public int leastStaged(int size) {
        switch (this) {
            case RANDOM_ACCESS:
                int elements = LargeRequests.leastElements(size);
                return (LargeRequests.LEAST_ELEMENTS + elements - 1) / elements;
            case UNKNOWN:
            case OBJECT_INPUT:
            case VIEW_INPUT:
                return NEVER;
            default:
                return 0;
        }
    }

    /** At the end of a stack, the first use of any class value would leave them broken for the whole JVM. */
    public static void prepare() {
        OF.get(ByteArrayInputStream.class);
    }

    static boolean isJdkStream(String name) {
        return JDK.containsKey(name) || name.equals("java.io.DataOutputStream");
    }

    public static StreamKind of(Object stream) {
        return OF.get(stream.getClass());
    }

    private static StreamKind inherited(Class<?> type) {
        if (BufferedInputStream.class.isAssignableFrom(type)) {
            return Overrides.none(type, BufferedInputStream.class, Overrides.INPUT) ? BUFFERED_INPUT : UNKNOWN;
        }
        if (ByteArrayInputStream.class.isAssignableFrom(type)) {
            return Overrides.none(type, ByteArrayInputStream.class, Overrides.INPUT) ? BYTES_INPUT : UNKNOWN;
        }
        if (BufferedOutputStream.class.isAssignableFrom(type)) {
            return Overrides.none(type, BufferedOutputStream.class, Overrides.OUTPUT) ? BUFFERED_OUTPUT : UNKNOWN;
        }
        if (ByteArrayOutputStream.class.isAssignableFrom(type)) {
            return Overrides.none(type, ByteArrayOutputStream.class, Overrides.OUTPUT) ? BYTES_OUTPUT : UNKNOWN;
        }
        if (RandomAccessFile.class.isAssignableFrom(type)) {
            return Overrides.none(type, RandomAccessFile.class, Overrides.INPUT)
                            && Overrides.none(type, RandomAccessFile.class, Overrides.OUTPUT)
                    ? RANDOM_ACCESS
                    : UNKNOWN;
        }
        if (ObjectInputStream.class.isAssignableFrom(type)) {
            return Overrides.none(type, ObjectInputStream.class, Overrides.INPUT)
                            && Overrides.none(type, ObjectInputStream.class, Overrides.OBJECT_INPUT)
                    ? OBJECT_INPUT
                    : UNKNOWN;
        }
        if (ObjectOutputStream.class.isAssignableFrom(type)) {
            return Overrides.none(type, ObjectOutputStream.class, Overrides.OUTPUT)
                            && Overrides.none(type, ObjectOutputStream.class, Overrides.OBJECT_OUTPUT)
                    ? OBJECT_OUTPUT
                    : UNKNOWN;
        }
        return RecognizedClasses.contains(type.getClassLoader(), type.getName()) ? adopted(type) : UNKNOWN;
    }

    private static StreamKind adopted(Class<?> type) {
        boolean in = DataInput.class.isAssignableFrom(type);
        return in == DataOutput.class.isAssignableFrom(type) || !ViewFields.areIn(type)
                ? UNKNOWN
                : in ? VIEW_INPUT : VIEW_OUTPUT;
    }
}
