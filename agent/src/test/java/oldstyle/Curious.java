package oldstyle;

import java.io.FilterInputStream;

/** Has its loops rewritten and then tries a door of the JDK. */
public final class Curious {
    private Curious() {}

    public static void main(String[] arguments) throws Exception {
        Program.main(arguments);
        try {
            FilterInputStream.class.getDeclaredField("in").setAccessible(true);
            System.out.println("open");
        } catch (RuntimeException e) {
            System.out.println(e.getClass());
        }
    }
}
