package dev.standpipe.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** What programs are compiled against, and what rewritten ones call; {@code -Dgolden.update} writes the list anew. */
class PublicApiTest {
    private static final Path ROOT = Paths.get(System.getProperty("basedir")).getParent();
    private static final Path LIST = ROOT.resolve("agent/src/test/golden/api.txt");

    /** Folders whose public classes are API, and single classes. */
    private static final String[] API = {
        "runtime-bulk/target/classes/dev/standpipe/io",
        "runtime-bulk/target/classes/java/io",
        "rewriter-rules/target/classes/dev/standpipe/rewrite/LoopListener.class",
        "rewriter-rules/target/classes/dev/standpipe/rewrite/Hierarchy.class",
        "rewriter-rules/target/classes/dev/standpipe/rewrite/Outline.class",
        "rewriter-rules/target/classes/dev/standpipe/rewrite/Rewriter.class",
        "rewriter-rules/target/classes/dev/standpipe/rewrite/Rewriting.class",
        "rewriter-rules/target/classes/dev/standpipe/rewrite/report",
        "agent/target/classes/dev/standpipe/offline/Offline.class",
        "agent/target/classes/dev/standpipe/offline/OfflineException.class",
        "agent/target/classes/dev/standpipe/offline/Outcome.class",
        "agent/target/classes/dev/standpipe/offline/ProgressListener.class",
        "agent/target/classes/dev/standpipe/offline/bytebuddy",
    };

    @Test
    void isAsListed() throws IOException {
        StringBuilder list = new StringBuilder();
        for (String place : API) {
            try (Stream<Path> files = Files.walk(ROOT.resolve(place))) {
                for (Path file : files.filter(f -> f.toString().endsWith(".class"))
                        .sorted()
                        .collect(Collectors.toList())) {
                    list.append(Listing.of(file));
                }
            }
        }
        if (System.getProperty("golden.update") != null) {
            assertThat(System.getenv("CI")).as("lists are written at home").isNull();
            Files.write(LIST, list.toString().getBytes(StandardCharsets.UTF_8));
        }
        assertThat(list.toString())
                .as("What others are compiled against has changed. If that is meant, -Dgolden.update writes " + LIST
                        + " anew; what goes or changes there breaks them.")
                .isEqualTo(new String(Files.readAllBytes(LIST), StandardCharsets.UTF_8));
    }

    /** The members of a class that others see. */
    private static final class Listing extends ClassVisitor {
        private final Set<String> members = new TreeSet<>();
        private String head;
        private boolean isOpen;

        /** Only its static methods are for others, the rest is for the engine. */
        private boolean isDoorway;

        private Listing() {
            super(Opcodes.ASM9);
        }

        static String of(Path file) throws IOException {
            Listing listing = new Listing();
            try (InputStream in = Files.newInputStream(file)) {
                new ClassReader(in).accept(listing, ClassReader.SKIP_CODE);
            }
            return listing.head == null ? "" : listing.head + "\n" + String.join("", listing.members) + "\n";
        }

        @Override
        public void visit(
                int version, int access, String name, String signature, String superName, String[] interfaces) {
            if ((access & Opcodes.ACC_PUBLIC) != 0) {
                isOpen = (access & Opcodes.ACC_FINAL) == 0;
                isDoorway = name.equals("java/io/Standpipe");
                String modifiers = Modifier.toString(access & ~Opcodes.ACC_SUPER);
                head = modifiers + (modifiers.contains("interface") ? " " : " class ") + name.replace('/', '.')
                        + " extends " + superName.replace('/', '.')
                        + (interfaces.length == 0
                                ? ""
                                : " implements " + String.join(", ", interfaces).replace('/', '.'));
            }
        }

        @Override
        public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
            add(
                    access & ~Opcodes.ACC_ENUM,
                    Type.getType(descriptor).getClassName() + " " + name + (value == null ? "" : " = " + value));
            return null;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            String parameters = Stream.of(Type.getArgumentTypes(descriptor))
                    .map(Type::getClassName)
                    .collect(Collectors.joining(", "));
            // what are bits of fields as well would be told as "transient" and "volatile"
            add(
                    access & ~(Opcodes.ACC_VARARGS | Opcodes.ACC_BRIDGE),
                    Type.getReturnType(descriptor).getClassName() + " " + name + "(" + parameters + ")"
                            + (exceptions == null
                                    ? ""
                                    : " throws " + String.join(", ", exceptions).replace('/', '.')));
            return null;
        }

        private void add(int access, String member) {
            boolean isSeen = isDoorway
                    ? Modifier.isStatic(access) && Modifier.isPublic(access)
                    : Modifier.isPublic(access) || isOpen && Modifier.isProtected(access);
            if (isSeen && (access & Opcodes.ACC_SYNTHETIC) == 0) {
                members.add("    " + Modifier.toString(access) + " " + member + "\n");
            }
        }
    }
}
