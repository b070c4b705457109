package dev.standpipe.rewrite;

/** How much code may still be added to a method. */
final class CodeBudget {
    /** HotSpot compiles no method that is larger. */
    private static final int COMPILED = 8000;

    /** Beyond this a jump may need another, wider instruction. */
    private static final int JUMPED_OVER = 32767;

    /** As many slots as a class file can count, less those that inserted code may want. */
    private static final int SLOTS = 65535 - 512;

    private int length;
    private final int most;

    CodeBudget(int length, int stack, int locals) {
        this.length = length;
        if (stack > SLOTS || locals > SLOTS) {
            this.most = 0;
        } else {
            this.most = length <= COMPILED ? COMPILED : JUMPED_OVER;
        }
    }

    /** Takes the bytes from the budget if it has them. */
    boolean allows(int bytes) {
        if (length + bytes > most) {
            return false;
        }
        length += bytes;
        return true;
    }
}
