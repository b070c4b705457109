package dev.standpipe.programs;

import dev.standpipe.proof.Choices;
import dev.standpipe.proof.Scene;
import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.runtime.Switch;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;

/** Where the classes of this module and those it builds upon lie. */
final class ClassPath {
    /** What a program is compiled against. */
    static final String OF_PROGRAMS = of(Scene.class, Choices.class, Switch.class);

    /** What a JVM that plays them needs. */
    static final String OF_PLAYER = of(
            Scene.class,
            Choices.class,
            Switch.class,
            Rewriter.class,
            org.objectweb.asm.ClassReader.class,
            org.objectweb.asm.tree.ClassNode.class,
            kotlin.Unit.class,
            scala.Unit.class);

    private ClassPath() {}

    static String of(Class<?>... types) {
        return Arrays.stream(types).map(ClassPath::place).distinct().collect(Collectors.joining(File.pathSeparator));
    }

    private static String place(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
