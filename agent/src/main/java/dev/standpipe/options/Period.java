package dev.standpipe.options;

/** A time such as {@code 30s}, {@code 5m} or {@code 1h}; a number alone is one of seconds. */
final class Period {
    private static final String UNITS = "smh";
    private static final int LONGEST = 7 * 24 * 60 * 60;

    private Period() {}

    /** Less than 0 for what is none. */
    static int seconds(String text) {
        int unit = text.isEmpty() ? -1 : UNITS.indexOf(text.charAt(text.length() - 1));
        String number = unit < 0 ? text : text.substring(0, text.length() - 1);
        long seconds = 1;
        for (int k = 0; k < unit; k++) {
            seconds *= 60;
        }
        try {
            seconds *= Integer.parseInt(number);
        } catch (NumberFormatException none) {
            return -1;
        }
        return (int) Math.max(-1, Math.min(LONGEST, seconds));
    }
}
