package dev.standpipe.cli.input;

import dev.standpipe.cli.user.Refused;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** The classes of a JDK, whichever way its release keeps them. */
public final class JdkClasses {
    private static final URI MODULES = URI.create("jrt:/");

    private JdkClasses() {}

    /** Of the one that runs this. */
    static List<Path> ofThis() {
        return of(new File(System.getProperty("java.home")));
    }

    /** Of any other: its image of modules, its jmods, or its jars where it has no modules yet. */
    public static List<Path> of(File home) {
        File reader = new File(home, "lib/jrt-fs.jar");
        if (reader.isFile() && new File(home, "lib/modules").isFile()) {
            return Collections.singletonList(image(home, reader));
        }
        File runtime = new File(home, "jre").isDirectory() ? new File(home, "jre") : home;
        List<Path> found = new ArrayList<>();
        if (new File(runtime, "lib/rt.jar").isFile()) {
            add(new File(runtime, "lib"), ".jar", found);
            add(new File(runtime, "lib/ext"), ".jar", found);
        } else {
            add(new File(home, "jmods"), ".jmod", found);
        }
        if (found.isEmpty()) {
            throw new Refused(home + " is no JDK: it has neither lib/modules nor jmods nor lib/rt.jar");
        }
        return found;
    }

    private static void add(File folder, String ending, List<Path> found) {
        File[] files = folder.listFiles((in, name) -> name.endsWith(ending));
        if (files != null) {
            Arrays.sort(files);
            for (File file : files) {
                found.add(file.toPath());
            }
        }
    }

    /** A Java without modules needs the other one's reader; one with modules finds it by itself. */
    private static Path image(File home, File reader) {
        try {
            URLClassLoader loader = new URLClassLoader(new URL[] {reader.toURI().toURL()});
            FileSystem modules = FileSystems.newFileSystem(
                    MODULES, Collections.singletonMap("java.home", home.getAbsolutePath()), loader);
            return modules.getPath("/modules");
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        } catch (IOException | RuntimeException | LinkageError e) {
            throw new Refused("the modules of " + home + " cannot be read by this Java: " + e);
        }
    }
}
