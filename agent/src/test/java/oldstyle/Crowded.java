package oldstyle;

import java.util.ArrayList;
import java.util.List;

/** Loads the program where there is next to no memory left, and makes room before it runs. */
public final class Crowded {
    private Crowded() {}

    public static void main(String[] arguments) throws Exception {
        Class<?> mainClass;
        List<byte[]> crowd = new ArrayList<>(1 << 16);
        byte[] room = new byte[100_000];
        try {
            for (int size = 1 << 20; size >= 1 << 10; ) {
                try {
                    crowd.add(new byte[size]);
                } catch (OutOfMemoryError full) {
                    size >>= 1;
                }
            }
            room = null;
            mainClass = Class.forName("oldstyle.Program");
        } finally {
            crowd.clear();
        }
        mainClass.getMethod("main", String[].class).invoke(null, (Object) arguments);
        System.out.println("there was room " + (room == null ? "for the class" : ""));
    }
}
