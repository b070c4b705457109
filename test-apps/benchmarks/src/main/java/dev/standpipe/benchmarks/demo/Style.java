package dev.standpipe.benchmarks.demo;

/** Bold and color where the launcher found a terminal and no {@code NO_COLOR}, nothing at all elsewhere. */
record Style(boolean colored) {
    String bold(String text) {
        return in("1", text);
    }

    String dim(String text) {
        return in("2", text);
    }

    String good(String text) {
        return in("1;32", text);
    }

    private String in(String code, String text) {
        return colored ? "\033[" + code + "m" + text + "\033[0m" : text;
    }
}
