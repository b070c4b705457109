package oldstyle;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;

/** Loads a class out of the future, twice. */
public final class Newer extends ClassLoader {
    public static void main(String[] arguments) throws IOException {
        byte[] classFile = new byte[100_000];
        try (InputStream in = Newer.class.getResourceAsStream("Program.class")) {
            classFile = Arrays.copyOf(classFile, in.read(classFile));
        }
        classFile[7] = 99;
        for (int i = 0; i < 2; i++) {
            try {
                new Newer().defineClass("oldstyle.Program", classFile, 0, classFile.length);
            } catch (UnsupportedClassVersionError newer) {
                System.out.println("refused");
            }
        }
    }
}
