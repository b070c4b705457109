package dev.standpipe.offline;

import dev.standpipe.runtime.Switch;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Calendar;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.GregorianCalendar;
import java.util.Map;
import java.util.TreeMap;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** The runtime as one file that goes along in a rewritten jar, put together from where this class comes from. */
public final class EmbeddedRuntime {
    /** Where a {@link StandInTemplate} looks for it. */
    public static final String NAME = "META-INF/standpipe/runtime.jar";

    private static final String FOLDER = "dev/standpipe/runtime/";

    /** What is needed before loops have carried enough, which is all that is unpacked until then. */
    private static final Pattern FIRST = Pattern.compile(FOLDER
            + "(EagerLoading|Opening|Switch|engine/EngineToCome|jvm/(JavaVersion|Rights|StackRoom)"
            + "|link/(ConstantPool|[^/]*Definer|Link|java.io.Standpipe[.])).*");

    /** What no first loop needs lies behind the rest, which is looked through from the beginning. */
    private static final Pattern LATER = Pattern.compile(FOLDER
            + "(proof|route|ahead/T|wire/TranscodingD|codec/(Backend|Jni|Little|Native|SelfCheck|View|linux)"
            + "|link/java.io.Standpipe[A-Z]"
            + "|stream/Zlib|transfer/(Object|Views|Routed|Gathered|Inflated|Observed|Coll)|engine/[ABCGORW]).*");

    private EmbeddedRuntime() {}

    /** Not compressed, for the jar around it is. */
    public static byte[] jar() {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
                for (Map.Entry<String, byte[]> file : files().entrySet()) {
                    store(zip, file.getKey(), file.getValue());
                }
            }
            return bytes.toByteArray();
        } catch (IOException | URISyntaxException e) {
            throw new IllegalStateException("the runtime cannot be found in the jar of Standpipe: " + e, e);
        }
    }

    private static void store(ZipOutputStream zip, String name, byte[] content) throws IOException {
        ZipEntry entry = new ZipEntry(name);
        CRC32 checksum = new CRC32();
        checksum.update(content);
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(content.length);
        entry.setCrc(checksum.getValue());
        // by the local clock, as archives have it: the same runtime is the same bytes everywhere
        entry.setTime(new GregorianCalendar(1980, Calendar.FEBRUARY, 1).getTimeInMillis());
        zip.putNextEntry(entry);
        zip.write(content);
    }

    private static Map<String, byte[]> files() throws IOException, URISyntaxException {
        Map<String, byte[]> files = new TreeMap<>(Comparator.<String, Boolean>comparing(
                        name -> !FIRST.matcher(name).matches())
                .thenComparing(name -> LATER.matcher(name).matches())
                .thenComparing(Comparator.naturalOrder()));
        File home = new File(
                Switch.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        if (home.isDirectory()) {
            Path root = home.toPath();
            try (Stream<Path> all = Files.walk(root.resolve(FOLDER))) {
                all.filter(Files::isRegularFile).forEach(file -> files.put(name(root, file), read(file)));
            }
            return files;
        }
        try (JarFile jar = new JarFile(home)) {
            for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
                JarEntry entry = entries.nextElement();
                if (entry.getName().startsWith(FOLDER) && !entry.isDirectory()) {
                    try (InputStream in = jar.getInputStream(entry)) {
                        files.put(entry.getName(), StandIn.all(in));
                    }
                }
            }
        }
        return files;
    }

    private static String name(Path root, Path file) {
        return root.relativize(file).toString().replace(File.separatorChar, '/');
    }

    private static byte[] read(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
