package dev.standpipe.runtime.codec;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Locale;

/** The kernels in C, unpacked from beside this class and loaded once, and only on request. */
final class NativeLibrary {
    private static final String FILE = "libstandpipe.so";

    /** As the build names the directory. */
    private static final String PLATFORM = (System.getProperty("os.name") + "-" + System.getProperty("os.arch"))
            .toLowerCase(Locale.ROOT)
            .replace(' ', '-');

    private static final boolean POSIX =
            FileSystems.getDefault().supportedFileAttributeViews().contains("posix");

    private static boolean tried;
    private static String whyNot;

    private NativeLibrary() {}

    /**
     * What keeps the library from being loaded, as far as that can be told without trying; null when nothing does.
     * From {@code warnsSince} on the JVM warns.
     */
    static String obstacle(int warnsSince) {
        try {
            if (NativeLibrary.class.getResource(PLATFORM + "/" + FILE) == null) {
                return "this build has no native library for " + PLATFORM;
            }
        } catch (LinkageError e) {
            // the JDK needs the properties of the system for it, and a program may have taken them away
            return "this JVM can no longer find its own files: " + e;
        }
        return JavaVersion.RUNNING >= warnsSince ? accessObstacle() : null;
    }

    /** Asks the JVM whether it would warn, or refuse. The question itself is silent. */
    private static String accessObstacle() {
        try {
            Object module = Class.class.getMethod("getModule").invoke(NativeLibrary.class);
            Class<?> type = Class.forName("java.lang.Module");
            if ((Boolean) type.getMethod("isNativeAccessEnabled").invoke(module)) {
                return null;
            }
            boolean named = (Boolean) type.getMethod("isNamed").invoke(module);
            Object name = named ? type.getMethod("getName").invoke(module) : "ALL-UNNAMED";
            return "native access is not enabled; --enable-native-access=" + name + " enables it";
        } catch (ReflectiveOperationException e) {
            return "this JVM does not say whether native access is enabled: " + e;
        }
    }

    /**
     * Loads the library, for the first who comes; says what kept it from that, or null. Call it only where there is no
     * {@link #obstacle}.
     */
    static synchronized String load() {
        if (!tried) {
            tried = true;
            whyNot = load(library(), carriedSum(), Paths.get(System.getProperty("java.io.tmpdir")));
        }
        return whyNot;
    }

    /**
     * Loads these bytes by way of a file in {@code temporary} that nobody else can reach and that is gone afterwards.
     * What the file holds then is held against the sum the build wrote down: of a library that was cut short the
     * loader makes a SIGBUS, and no exception.
     */
    static String load(byte[] library, String sum, Path temporary) {
        Path directory = null;
        try {
            directory = Files.createTempDirectory(temporary, "standpipe", permissions("rwx------"));
            Path file = Files.createFile(directory.resolve(FILE), permissions("rwx------"));
            Files.write(file, library);
            if (!sum.equals(sum(Files.readAllBytes(file)))) {
                return "the native library is damaged, its SHA-256 is not " + sum;
            }
            System.load(file.toString());
            return null;
        } catch (IOException | SecurityException e) {
            return "the native library cannot be unpacked into " + temporary + " (" + e
                    + "); -Djava.io.tmpdir names another directory";
        } catch (UnsatisfiedLinkError e) {
            return "the native library cannot be loaded (" + e.getMessage() + "); if " + temporary
                    + " forbids execution, -Djava.io.tmpdir names another directory";
        } finally {
            remove(directory);
        }
    }

    private static FileAttribute<?>[] permissions(String owner) {
        return POSIX
                ? new FileAttribute<?>[] {PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(owner))}
                : new FileAttribute<?>[0];
    }

    /**
     * The JVM needs the file no more once it is mapped; a system that will not part with an open file gets rid of it
     * at exit.
     */
    private static void remove(Path directory) {
        if (directory != null) {
            remove(directory.resolve(FILE), directory);
        }
    }

    private static void remove(Path file, Path directory) {
        try {
            Files.deleteIfExists(file);
            Files.delete(directory);
        } catch (IOException e) {
            directory.toFile().deleteOnExit();
            file.toFile().deleteOnExit();
        }
    }

    static String sum(byte[] bytes) {
        try {
            StringBuilder hex = new StringBuilder();
            for (byte b : MessageDigest.getInstance("SHA-256").digest(bytes)) {
                hex.append(Character.forDigit(b >> 4 & 15, 16)).append(Character.forDigit(b & 15, 16));
            }
            return hex.toString();
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every JDK has SHA-256", e);
        }
    }

    static byte[] library() {
        return carried(FILE);
    }

    static String carriedSum() {
        return new String(carried(FILE + ".sha256"), StandardCharsets.US_ASCII).trim();
    }

    /** A file from beside this class; empty, which no sum is right for, if it cannot be read. */
    private static byte[] carried(String file) {
        try (InputStream in = NativeLibrary.class.getResourceAsStream(PLATFORM + "/" + file)) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] chunk = new byte[8192];
            for (int n; in != null && (n = in.read(chunk)) >= 0; ) {
                bytes.write(chunk, 0, n);
            }
            return bytes.toByteArray();
        } catch (IOException e) {
            return new byte[0];
        }
    }
}
