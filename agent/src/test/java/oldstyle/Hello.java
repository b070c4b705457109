package oldstyle;

/** Has nothing to rewrite. */
public final class Hello {
    private Hello() {}

    public static void main(String[] arguments) {
        System.out.println("hello");
    }
}
