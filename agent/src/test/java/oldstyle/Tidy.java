package oldstyle;

import java.io.IOException;
import java.util.Properties;

/** Takes the properties of the system away before it begins, or when it has ended. */
public final class Tidy {
    private Tidy() {}

    public static void main(String[] arguments) throws IOException {
        boolean before = arguments[2].equals("before");
        if (before) {
            System.setProperties(new Properties());
        }
        Program.main(new String[] {arguments[0], arguments[1]});
        System.setProperties(new Properties());
    }
}
