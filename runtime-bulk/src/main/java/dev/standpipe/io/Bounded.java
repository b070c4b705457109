package dev.standpipe.io;

/** Numbers of bytes that a file can have. */
final class Bounded {
    private Bounded() {}

    static long notNegative(long number, String what) {
        if (number < 0) {
            throw new IllegalArgumentException("negative " + what + " " + number);
        }
        return number;
    }

    static long product(long count, long each) {
        try {
            return Math.multiplyExact(count, each);
        } catch (ArithmeticException e) {
            throw tooLong();
        }
    }

    static long sum(long a, long b) {
        if (a > Long.MAX_VALUE - b) {
            throw tooLong();
        }
        return a + b;
    }

    private static IllegalArgumentException tooLong() {
        return new IllegalArgumentException("no file is so long");
    }
}
