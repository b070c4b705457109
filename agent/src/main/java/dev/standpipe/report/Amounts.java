package dev.standpipe.report;

/** Numbers for people, the same in every locale. */
public final class Amounts {
    private static final String[] BYTES = {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};

    private Amounts() {}

    public static String count(long n) {
        StringBuilder digits = new StringBuilder(Long.toString(n));
        for (int at = digits.length() - 3; at > 0; at -= 3) {
            digits.insert(at, ',');
        }
        return digits.toString();
    }

    public static String count(long n, String one, String several) {
        return count(n) + " " + noun(n, one, several);
    }

    public static String noun(long n, String one, String several) {
        return n == 1 ? one : several;
    }

    public static String bytes(long n) {
        double amount = n;
        int unit = 0;
        while (amount >= 1024 && unit < BYTES.length - 1) {
            amount /= 1024;
            unit++;
        }
        return unit == 0 ? count(n, "byte", BYTES[0]) : threeDigits(amount) + " " + BYTES[unit];
    }

    public static String nanos(long n) {
        if (n < 1_000_000) {
            return n == 0 ? "0 s" : threeDigits(n / 1e3) + " µs";
        }
        return n < 1_000_000_000 ? threeDigits(n / 1e6) + " ms" : threeDigits(n / 1e9) + " s";
    }

    private static String threeDigits(double amount) {
        int decimals = amount < 9.995 ? 2 : amount < 99.95 ? 1 : 0;
        long power = decimals == 2 ? 100 : decimals == 1 ? 10 : 1;
        long scaled = Math.round(amount * power);
        String whole = count(scaled / power);
        if (decimals == 0) {
            return whole;
        }
        String rest = Long.toString(power + scaled % power).substring(1);
        return whole + "." + rest;
    }
}
