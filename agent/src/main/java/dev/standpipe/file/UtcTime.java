package dev.standpipe.file;

/** Times in UTC. When a short program ends, what the JDK has for it takes longer to load than a report to write. */
public final class UtcTime {
    private static final int SECONDS_OF_A_DAY = 24 * 60 * 60;
    private static final int[] DAYS_OF_MONTHS = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    private UtcTime() {}

    /** As in 2026-11-27T01:00:55Z: always of the same length, so that times can be compared as texts. */
    public static String text(long millis) {
        long seconds = Math.max(millis, 0) / 1000;
        long day = seconds / SECONDS_OF_A_DAY;
        int year = 1970;
        while (day >= daysOf(year)) {
            day -= daysOf(year);
            year++;
        }
        int month = 0;
        while (day >= daysOf(year, month)) {
            day -= daysOf(year, month);
            month++;
        }
        int second = (int) (seconds % SECONDS_OF_A_DAY);
        return year + "-" + two(month + 1) + "-" + two((int) day + 1) + "T" + two(second / 3600) + ":"
                + two(second / 60 % 60) + ":" + two(second % 60) + "Z";
    }

    /** As in 20261127-010055. */
    static String inNames(long millis) {
        String text = text(millis);
        return text.substring(0, text.length() - 1)
                .replace("-", "")
                .replace(":", "")
                .replace('T', '-');
    }

    private static int daysOf(int year) {
        return isLeap(year) ? 366 : 365;
    }

    private static int daysOf(int year, int month) {
        return month == 1 && isLeap(year) ? 29 : DAYS_OF_MONTHS[month];
    }

    private static boolean isLeap(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    private static String two(int number) {
        return number < 10 ? "0" + number : Integer.toString(number);
    }
}
