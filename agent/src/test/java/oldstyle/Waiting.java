package oldstyle;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/** Runs the program once for each line of its input, so that something can be done to this JVM in between. */
public final class Waiting {
    private Waiting() {}

    public static void main(String[] arguments) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in));
        Program.main(arguments);
        System.out.println("ran");
        while (lines.readLine() != null) {
            Program.main(arguments);
            System.out.println("ran");
        }
    }
}
