package oldstyle;

/** Comes to its first loop where the stack is nearly full, and again when it is not. */
public final class Cramped {
    private static boolean came;

    private Cramped() {}

    private static void descend() {
        try {
            descend();
        } catch (StackOverflowError full) {
            came = false;
        }
        try {
            came = came || Together.sum() == 100;
        } catch (StackOverflowError stillFull) {
            came = false;
        }
    }

    private static boolean hasRuntime() {
        try {
            return Class.forName("java.io.Standpipe", false, null) != null;
        } catch (ClassNotFoundException notYet) {
            return false;
        }
    }

    public static void main(String[] arguments) {
        descend();
        System.out.println(came + " " + hasRuntime());
        System.out.println((Together.sum() == 100) + " " + hasRuntime());
    }
}
