package dev.standpipe.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** An object of a file, asked for members of the types that they must have. */
public final class JsonObject {
    private final String path;
    private final Map<?, ?> members;

    private JsonObject(String path, Map<?, ?> members) {
        this.path = path;
        this.members = members;
    }

    /** The object that {@code text} is. */
    public static JsonObject read(String text) throws JsonException {
        Object value = JsonReader.read(text);
        if (!(value instanceof Map)) {
            throw new JsonException("is JSON, but not an object");
        }
        return new JsonObject("", (Map<?, ?>) value);
    }

    public boolean has(String name) {
        return members.get(name) != null;
    }

    public String text(String name) throws JsonException {
        return as(String.class, name, "a text");
    }

    /** Null if it is null, or not there. */
    public String textIfAny(String name) throws JsonException {
        return has(name) ? text(name) : null;
    }

    public long number(String name) throws JsonException {
        return as(Long.class, name, "a whole number");
    }

    /**
     * A number of things: not below 0, nor above what every reader of JSON can hold exactly, so that sums of many do
     * not overflow.
     */
    public long count(String name) throws JsonException {
        long count = number(name);
        if (count < 0 || count >= 1L << 53) {
            throw new JsonException("should have a count at \"" + path + name + "\", and has " + count);
        }
        return count;
    }

    /** One of two texts; says whether it is the first. */
    public boolean either(String name, String first, String second) throws JsonException {
        String text = text(name);
        if (!text.equals(first) && !text.equals(second)) {
            throw new JsonException("should have " + first + " or " + second + " at \"" + path + name + "\"");
        }
        return text.equals(first);
    }

    public JsonObject object(String name) throws JsonException {
        return new JsonObject(path + name + ".", as(Map.class, name, "an object"));
    }

    public List<JsonObject> objects(String name) throws JsonException {
        List<JsonObject> objects = new ArrayList<>();
        for (Object element : as(List.class, name, "a list")) {
            String which = path + name + "[" + objects.size() + "]";
            if (!(element instanceof Map)) {
                throw new JsonException("should have an object at " + which);
            }
            objects.add(new JsonObject(which + ".", (Map<?, ?>) element));
        }
        return objects;
    }

    /** None if it is not there. */
    public List<String> texts(String name) throws JsonException {
        List<String> texts = new ArrayList<>();
        for (Object element : has(name) ? as(List.class, name, "a list") : texts) {
            if (!(element instanceof String)) {
                throw new JsonException("should have a text at " + path + name + "[" + texts.size() + "]");
            }
            texts.add((String) element);
        }
        return texts;
    }

    private <T> T as(Class<T> type, String name, String inWords) throws JsonException {
        Object value = members.get(name);
        if (!type.isInstance(value)) {
            throw new JsonException(
                    value == null
                            ? "has no \"" + path + name + "\""
                            : "should have " + inWords + " at \"" + path + name + "\"");
        }
        return type.cast(value);
    }
}
