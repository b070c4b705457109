package dev.standpipe.corpus.child;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Links classes one by one and says how each went: the JVM's own verifier is the judge. Reads lines of folder, jar and class name, separated by tabs; a line
 * without a folder asks for a class of this JVM itself.
 */
public final class Linker {
    private Linker() {}

    public static void main(String[] jars) throws IOException {
        Jars all = new Jars(jars);
        PrintStream out = new PrintStream(System.out, true, "UTF-8");
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        ClassLoader rewritten = null;
        ClassLoader original = null;
        String jar = null;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] part = line.split("\t", -1);
            if (part[0].isEmpty()) {
                out.println(line + "\t" + verdict(part[2], ClassLoader.getSystemClassLoader(), null));
                continue;
            }
            if (!part[1].equals(jar)) {
                jar = part[1];
                rewritten = all.loader(jar, part[0]);
                original = all.loader(jar, null);
            }
            out.println(line + "\t" + verdict(part[2], rewritten, original));
        }
    }

    private static String verdict(String name, ClassLoader loader, ClassLoader original) {
        Throwable failure = link(name, loader);
        if (failure == null) {
            return "linked";
        }
        Throwable before = original == null ? null : link(name, original);
        boolean alike = before != null && before.getClass() == failure.getClass();
        return (alike ? "unlinkable" : "broken") + "\t"
                + String.valueOf(failure).replaceAll("\\s+", " ");
    }

    /** Asking for the constructors links the class and does not run it. */
    private static Throwable link(String name, ClassLoader loader) {
        try {
            Class.forName(name, false, loader).getDeclaredConstructors();
            return null;
        } catch (Throwable e) {
            return e;
        }
    }
}
