package dev.standpipe.io.collective;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What programs are compiled against; {@code -Dgolden.update} writes the list anew. */
class CollectiveApiTest {
    private static final Path LIST = Paths.get(System.getProperty("basedir"), "src/test/golden/api.txt");
    private static final Path CLASSES =
            Paths.get(System.getProperty("basedir"), "target/classes/dev/standpipe/io/collective");

    @Test
    void isAsListed() throws IOException, ClassNotFoundException {
        StringBuilder list = new StringBuilder();
        File[] files = CLASSES.toFile().listFiles((folder, name) -> name.endsWith(".class") && !name.startsWith("Mpi"));
        Arrays.sort(files);
        for (File file : files) {
            Class<?> type = Class.forName("dev.standpipe.io.collective."
                    + file.getName().substring(0, file.getName().length() - ".class".length()));
            if (Modifier.isPublic(type.getModifiers())) {
                list.append(type.toGenericString()).append('\n');
                TreeSet<String> members = new TreeSet<>();
                for (Method method : type.getDeclaredMethods()) {
                    add(method, members);
                }
                for (Constructor<?> constructor : type.getDeclaredConstructors()) {
                    add(constructor, members);
                }
                list.append(String.join("", members)).append('\n');
            }
        }
        if (System.getProperty("golden.update") != null) {
            Files.createDirectories(LIST.getParent());
            Files.write(LIST, list.toString().getBytes(StandardCharsets.UTF_8));
        }
        assertThat(list.toString()).isEqualTo(new String(Files.readAllBytes(LIST), StandardCharsets.UTF_8));
    }

    private static void add(Executable member, TreeSet<String> members) {
        boolean isSeen = Modifier.isPublic(member.getModifiers()) || Modifier.isProtected(member.getModifiers());
        if (isSeen && !member.isSynthetic()) {
            members.add("    " + Modifier.toString(member.getModifiers()) + " " + member.getName() + "("
                    + Arrays.stream(member.getParameterTypes())
                            .map(Class::getTypeName)
                            .collect(Collectors.joining(", "))
                    + ")\n");
        }
    }
}
