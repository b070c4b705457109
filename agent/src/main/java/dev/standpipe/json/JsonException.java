package dev.standpipe.json;

/** What is wrong with a file; the message goes on after the file's name. */
public final class JsonException extends Exception {
    public JsonException(String message) {
        super(message);
    }
}
