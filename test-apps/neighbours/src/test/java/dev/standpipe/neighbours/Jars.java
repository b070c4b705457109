package dev.standpipe.neighbours;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import javax.tools.ToolProvider;

/** Writes the jars of the programs, in the forms that their hosts expect. */
final class Jars {
    private static final String APP = "neighbours/app";
    private static final String HOST = "neighbours/host";
    private static final Path SOURCES = Places.CLASSES.resolve("../../src/main/java/neighbours/app");

    private Jars() {}

    static Path app() throws IOException {
        return plain("app.jar", APP);
    }

    static Path host() throws IOException {
        return plain("host.jar", HOST);
    }

    private static Path plain(String name, String folder) throws IOException {
        return write(name, new Manifest(), folder);
    }

    static Path bundle() throws IOException {
        Manifest manifest = new Manifest();
        put(manifest, "Bundle-ManifestVersion", "2");
        put(manifest, "Bundle-SymbolicName", "neighbours.app");
        put(manifest, "Bundle-Version", "1.0.0");
        return write("bundle.jar", manifest, APP);
    }

    private static Path write(String name, Manifest manifest, String folder) throws IOException {
        Path jar = file(name);
        try (JarOutputStream out = open(jar, manifest)) {
            for (Path file : files(Places.CLASSES.resolve(folder))) {
                put(out, Places.CLASSES.relativize(file).toString(), Files.readAllBytes(file));
            }
        }
        return jar;
    }

    /** The program as a named module, in a folder. */
    static Path moduleFolder() throws IOException {
        Path module = Files.createDirectories(Places.MADE.resolve("named"));
        Path declaration = Files.write(
                module.resolve("module-info.java"),
                "module neighbours.app { requires java.base; }".getBytes(StandardCharsets.UTF_8));
        int result = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-d",
                        module.toString(),
                        declaration.toString(),
                        SOURCES.resolve("Loops.java").toString(),
                        SOURCES.resolve("Column.java").toString());
        assertThat(result).isZero();
        return module;
    }

    static Path module() throws IOException {
        Path folder = moduleFolder();
        Path jar = file("module.jar");
        try (JarOutputStream out = open(jar, new Manifest())) {
            for (Path file : files(folder)) {
                put(out, folder.relativize(file).toString(), Files.readAllBytes(file));
            }
        }
        return jar;
    }

    static Path war() throws IOException {
        Path war = file("app.war");
        try (JarOutputStream out = open(war, new Manifest())) {
            put(out, "WEB-INF/lib/app.jar", Files.readAllBytes(app()));
        }
        return war;
    }

    private static void put(JarOutputStream out, String name, byte[] content) throws IOException {
        out.putNextEntry(new JarEntry(name.replace('\\', '/')));
        out.write(content);
    }

    /** The loader's own classes at the top, the program in a jar that is stored and not compressed. */
    static Path springBoot(String loaderJar, String mainClass) throws IOException {
        Manifest manifest = new Manifest();
        put(manifest, "Main-Class", mainClass);
        put(manifest, "Start-Class", "neighbours.app.Loops");
        put(manifest, "Spring-Boot-Classes", "BOOT-INF/classes/");
        put(manifest, "Spring-Boot-Lib", "BOOT-INF/lib/");
        Path jar = file("on-" + loaderJar);
        try (JarOutputStream out = open(jar, manifest);
                JarFile loader = new JarFile(Places.jar(loaderJar).toFile())) {
            for (JarEntry entry : Collections.list(loader.entries())) {
                if (entry.getName().startsWith("org/")) {
                    out.putNextEntry(new JarEntry(entry.getName()));
                    copy(loader, entry, out);
                }
            }
            out.putNextEntry(new JarEntry("BOOT-INF/classes/"));
            out.putNextEntry(new JarEntry("BOOT-INF/lib/"));
            byte[] program = Files.readAllBytes(app());
            CRC32 sum = new CRC32();
            sum.update(program, 0, program.length);
            JarEntry nested = new JarEntry("BOOT-INF/lib/app.jar");
            nested.setMethod(JarEntry.STORED);
            nested.setSize(program.length);
            nested.setCrc(sum.getValue());
            out.putNextEntry(nested);
            out.write(program);
        }
        return jar;
    }

    private static void copy(JarFile jar, JarEntry entry, JarOutputStream out) throws IOException {
        try (java.io.InputStream in = jar.getInputStream(entry)) {
            byte[] chunk = new byte[8192];
            for (int n; (n = in.read(chunk)) >= 0; ) {
                out.write(chunk, 0, n);
            }
        }
    }

    private static Path file(String name) throws IOException {
        return Files.createDirectories(Places.MADE).resolve(name);
    }

    private static JarOutputStream open(Path jar, Manifest manifest) throws IOException {
        put(manifest, Attributes.Name.MANIFEST_VERSION.toString(), "1.0");
        return new JarOutputStream(Files.newOutputStream(jar), manifest);
    }

    private static void put(Manifest manifest, String name, String value) {
        manifest.getMainAttributes().putValue(name, value);
    }

    private static List<Path> files(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> walk = Files.walk(folder)) {
            walk.filter(Files::isRegularFile).sorted().forEach(files::add);
        }
        return files;
    }
}
