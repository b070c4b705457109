package dev.standpipe.maven;

import org.apache.maven.plugin.logging.SystemStreamLog;

/** A log that keeps what it is told. */
final class Said extends SystemStreamLog {
    private final StringBuilder text = new StringBuilder();

    @Override
    public void info(CharSequence line) {
        text.append("info: ").append(line).append('\n');
    }

    @Override
    public void warn(CharSequence line) {
        text.append("warn: ").append(line).append('\n');
    }

    String text() {
        return text.toString();
    }

    void clear() {
        text.setLength(0);
    }
}
