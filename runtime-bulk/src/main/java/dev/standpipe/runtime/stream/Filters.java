package dev.standpipe.runtime.stream;

import dev.standpipe.runtime.door.JdkField;
import dev.standpipe.runtime.jvm.JavaVersion;
import dev.standpipe.runtime.jvm.Rights;
import java.io.BufferedInputStream;
import java.io.FilterInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.Provider;
import java.util.zip.CheckedInputStream;
import java.util.zip.Deflater;
import java.util.zip.Inflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.crypto.Cipher;

/** What works inside the JDK's filters, and whether that is the JDK's too. Loaded when the first filter is met. */
public final class Filters {
    private static final JdkField INFLATER = new JdkField(Door.JDK, "java.util.zip.InflaterInputStream", "inf");
    private static final JdkField DEFLATER = new JdkField(Door.JDK, "java.util.zip.DeflaterOutputStream", "def");

    /** Streams may be chained in a circle. */
    private static final int DEPTH = 16;

    private Filters() {}

    public static Inflater inflater(InputStream filter) {
        return (Inflater) INFLATER.of(filter);
    }

    static boolean worksByTheJdk(InputStream filter) {
        switch (StreamKind.of(filter)) {
            case INFLATER_INPUT:
                return inflatesByTheJdk(filter);
            case CHECKED_INPUT:
                return checksByTheJdk(filter);
            case DIGEST_INPUT:
                return digestsByTheJdk(filter);
            default:
                return deciphersByTheJdk(filter);
        }
    }

    /** Whether a filter further down works with the very same object, which would have its bytes in another order. */
    static boolean sharesItsWorker(InputStream filter) {
        Object worker = worker(filter);
        for (InputStream s = beneath(filter); s instanceof FilterInputStream; s = beneath(s)) {
            if (worker(s) == worker) {
                return true;
            }
        }
        return false;
    }

    private static InputStream beneath(InputStream filter) {
        return Door.JDK.in((FilterInputStream) filter);
    }

    private static Object worker(InputStream stream) {
        switch (StreamKind.of(stream)) {
            case INFLATER_INPUT:
                return INFLATER.of(stream);
            case CHECKED_INPUT:
                return ((CheckedInputStream) stream).getChecksum();
            case DIGEST_INPUT:
                return ((DigestInputStream) stream).getMessageDigest();
            case CIPHER_INPUT:
                return Ciphers.CIPHER.of(stream);
            default:
                return null;
        }
    }

    /** What an inflater was given it keeps until it has worked it off. */
    static boolean inflatesFrom(InputStream filter, Object a) {
        if (StreamKind.of(filter) != StreamKind.INFLATER_INPUT || !(a instanceof byte[])) {
            return false;
        }
        Inflater inflater = inflater(filter);
        ByteBuffer buffer = (ByteBuffer) Inputs.BUFFER.of(inflater);
        return !Inputs.ARRAY.exists()
                || Inputs.ARRAY.of(inflater) == a
                || buffer != null && buffer.hasRemaining() && !buffer.isDirect();
    }

    private static boolean inflatesByTheJdk(InputStream filter) {
        return INFLATER.isExactly(filter, Inflater.class);
    }

    /**
     * An entry of an archive that is not compressed: its reader hands on what it is asked for, and checks a request
     * only when it has come.
     */
    static boolean isStored(InputStream filter) {
        if (filter.getClass() != ZipInputStream.class) {
            return false;
        }
        ZipEntry entry = (ZipEntry) Archives.ENTRY.of(filter);
        return !Archives.ENTRY.exists() || entry != null && entry.getMethod() != ZipEntry.DEFLATED;
    }

    /**
     * The buffered stream beneath checksums and digests of the JDK's, whatever it stands on; null if there is anything
     * else between, or two of them count into the same.
     */
    public static BufferedInputStream bufferBeneath(InputStream observer) {
        InputStream s = observer;
        for (int depth = 0; depth < DEPTH && isObserver(s); depth++) {
            if (!worksByTheJdk(s) || sharesItsWorker(s)) {
                return null;
            }
            s = beneath(s);
        }
        return s != null && s.getClass() == BufferedInputStream.class ? (BufferedInputStream) s : null;
    }

    private static boolean isObserver(InputStream s) {
        StreamKind kind = s == null ? StreamKind.UNKNOWN : StreamKind.of(s);
        return kind == StreamKind.CHECKED_INPUT || kind == StreamKind.DIGEST_INPUT;
    }

    /** Whether all that it does with what it has been given is the JDK's, and nothing of that lies in {@code a}. */
    public static boolean inflatesApartFrom(InputStream filter, Object a) {
        return inflatesByTheJdk(filter) && !inflatesFrom(filter, a);
    }

    static boolean deflatesByTheJdk(OutputStream filter) {
        return DEFLATER.isExactly(filter, Deflater.class);
    }

    /**
     * Made by the stream, which is no subclass that could hand it out. The entries of an archive have theirs from it,
     * and say by its count what is left of them: after a fault that is known if they are asked for single bytes.
     */
    static boolean keepsItsInflater(InputStream filter, boolean isByBytes) {
        return Rights.isJdks(filter.getClass())
                && (Boolean.TRUE.equals(Archives.OWN_INFLATER.of(filter))
                        || isByBytes && filter.getClass().getName().startsWith("java.util.zip.ZipFile$"));
    }

    private static boolean checksByTheJdk(InputStream filter) {
        Object checksum = ((CheckedInputStream) filter).getChecksum();
        return checksum != null && Rights.isJdks(checksum.getClass());
    }

    private static boolean digestsByTheJdk(InputStream filter) {
        MessageDigest digest = ((DigestInputStream) filter).getMessageDigest();
        return digest != null && cameWithTheJdk(digest.getProvider());
    }

    /**
     * Not when it is closed: each read of a byte from it moves it on then, though it throws, and no larger read does. A
     * cipher that is asked for its provider chooses one, if it has not yet.
     */
    private static boolean deciphersByTheJdk(InputStream filter) {
        return Boolean.FALSE.equals(Ciphers.CLOSED.of(filter))
                && Ciphers.CIPHER.isExactly(filter, Cipher.class)
                && cameWithTheJdk((Provider) Ciphers.PROVIDER.of(Ciphers.CIPHER.of(filter)));
    }

    /** On JDK 8 not all of them are loaded by the boot loader. */
    private static boolean cameWithTheJdk(Provider provider) {
        String type = provider == null ? "" : provider.getClass().getName();
        return type.startsWith("sun.security.") || type.equals("com.sun.crypto.provider.SunJCE");
    }

    private static final class Inputs {
        static final JdkField ARRAY =
                new JdkField(Door.JDK, "java.util.zip.Inflater", JavaVersion.RUNNING < 11 ? "buf" : "inputArray");

        /** JDK 11 and later. */
        static final JdkField BUFFER = new JdkField(Door.JDK, "java.util.zip.Inflater", "input");
    }

    private static final class Archives {
        static final JdkField OWN_INFLATER =
                new JdkField(Door.JDK, "java.util.zip.InflaterInputStream", "usesDefaultInflater");

        static final JdkField ENTRY = new JdkField(Door.JDK, "java.util.zip.ZipInputStream", "entry");
    }

    private static final class Ciphers {
        static final JdkField CIPHER = new JdkField(Door.JDK, "javax.crypto.CipherInputStream", "cipher");
        static final JdkField PROVIDER = new JdkField(Door.JDK, "javax.crypto.Cipher", "provider");
        static final JdkField CLOSED = new JdkField(Door.JDK, "javax.crypto.CipherInputStream", "closed");
    }
}
