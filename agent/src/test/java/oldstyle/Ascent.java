package oldstyle;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;

/**
 * Falls to the end of its stack, and on the way back has a class with loops loaded again and again, with a little more
 * room each time.
 */
public final class Ascent {
    private static final int STEPS = 1200;

    private static byte[] together;
    private static int steps;

    private Ascent() {}

    /** A loader of its own for each. */
    private static final class Fresh extends ClassLoader {
        Class<?> define() {
            return defineClass("oldstyle.Together", together, 0, together.length);
        }
    }

    private static void fall() {
        try {
            fall();
        } catch (StackOverflowError full) {
            steps = 0;
        }
        if (steps++ < STEPS && steps % 8 == 0) {
            try {
                new Fresh().define();
            } catch (StackOverflowError | LinkageError stillFull) {
                return;
            }
        }
    }

    public static void main(String[] arguments) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (InputStream in = Ascent.class.getResourceAsStream("Together.class")) {
            for (int next = in.read(); next >= 0; next = in.read()) {
                bytes.write(next);
            }
        }
        together = bytes.toByteArray();
        fall();
        System.out.println(new Fresh().define().getName());
    }
}
