package oldstyle;

import java.io.IOException;

/** Is ending until somebody closes its input. */
public final class Lingering {
    private Lingering() {}

    public static void main(String[] arguments) {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            System.out.println("ending");
            try {
                System.in.read();
            } catch (IOException closed) {
                // as well
            }
        }));
    }
}
