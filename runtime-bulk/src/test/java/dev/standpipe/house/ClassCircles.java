package dev.standpipe.house;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.objectweb.asm.ClassReader;

/**
 * The classes of a package that can only be understood together: each of a circle reaches every other one by names in
 * the class files, without leaving the package. A nested class counts as its top-level class. A check for cycles
 * between packages sees nothing of this.
 */
public final class ClassCircles {
    private static final int UTF8 = 1;
    private static final int CLASS = 7;

    /** What a descriptor or a signature names. */
    private static final Pattern NAMED = Pattern.compile("L([\\w/$]+)[;<]");

    private final Map<String, Set<String>> neighbours = new TreeMap<>();

    private ClassCircles() {}

    /** Of all class files below the folder. */
    public static ClassCircles below(Path folder) throws IOException {
        ClassCircles circles = new ClassCircles();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(f -> f.toString().endsWith(".class")).collect(Collectors.toList())) {
                circles.add(new ClassReader(Files.readAllBytes(file)));
            }
        }
        return circles;
    }

    private void add(ClassReader classFile) {
        String from = topLevel(classFile.getClassName());
        Set<String> to = neighbours.computeIfAbsent(from, absent -> new TreeSet<>());
        for (String name : named(classFile)) {
            if (packageOf(name).equals(packageOf(from))) {
                to.add(topLevel(name));
            }
        }
    }

    private static Set<String> named(ClassReader classFile) {
        Set<String> named = new TreeSet<>();
        char[] buffer = new char[classFile.getMaxStringLength()];
        for (int i = 1; i < classFile.getItemCount(); i++) {
            // the second half of a long or double has no place
            int at = classFile.getItem(i);
            int tag = at == 0 ? 0 : classFile.readByte(at - 1);
            if (tag == CLASS) {
                named.add(classFile.readUTF8(at, buffer));
            } else if (tag == UTF8) {
                Matcher names = NAMED.matcher(utf8(classFile, at));
                while (names.find()) {
                    named.add(names.group(1));
                }
            }
        }
        return named;
    }

    /** Letters beyond ASCII come out wrong; no class of ours has any in its name. */
    private static String utf8(ClassReader classFile, int at) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < classFile.readUnsignedShort(at); i++) {
            text.append((char) classFile.readByte(at + 2 + i));
        }
        return text.toString();
    }

    private static String topLevel(String name) {
        int dollar = name.indexOf('$');
        return dollar < 0 ? name : name.substring(0, dollar);
    }

    private static String packageOf(String name) {
        return name.substring(0, name.lastIndexOf('/') + 1);
    }

    /** How many top-level classes there are: a check that has seen none proves nothing. */
    public int classes() {
        return neighbours.size();
    }

    /** The circles of more classes than this, each in order. */
    public Set<Set<String>> largerThan(int most) {
        Map<String, Set<String>> reached = new TreeMap<>();
        for (String name : neighbours.keySet()) {
            reached.put(name, reachedFrom(name));
        }
        Set<Set<String>> circles = new LinkedHashSet<>();
        for (String name : neighbours.keySet()) {
            Set<String> circle = new TreeSet<>(reached.get(name));
            circle.removeIf(other -> !reached.get(other).contains(name));
            if (circle.size() > most) {
                circles.add(circle);
            }
        }
        return circles;
    }

    /** With itself. */
    private Set<String> reachedFrom(String name) {
        Set<String> reached = new TreeSet<>(Collections.singleton(name));
        Deque<String> open = new ArrayDeque<>(reached);
        while (!open.isEmpty()) {
            for (String next : neighbours.get(open.pop())) {
                if (neighbours.containsKey(next) && reached.add(next)) {
                    open.push(next);
                }
            }
        }
        return reached;
    }
}
