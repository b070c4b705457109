package dev.standpipe.agent.buffer.code;

import java.util.HashMap;
import java.util.Map;

/** The constants of a class file. More can be added, behind those that are there. */
public final class Constants {
    static final int COUNT = 8;
    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int CLASS = 7;
    private static final int FIELD = 9;
    private static final int METHOD = 10;
    private static final int NAME_AND_TYPE = 12;
    private static final int MOST = 0xFFFF;

    /** How many bytes follow a tag; 0 where that is no tag, or a text, which says it itself. */
    private static final byte[] LENGTH = {0, 0, 0, 4, 4, 8, 8, 2, 2, 4, 4, 4, 4, 0, 0, 3, 2, 4, 4, 2, 2};

    private final byte[] file;
    private final int[] places;
    private final String[] texts;
    /** Where what comes after the constants begins. */
    final int end;

    /** The index of each text, class and member of ours. */
    private final Map<String, Integer> known = new HashMap<>();

    private final Map<String, Integer> types = new HashMap<>();
    private final Map<String, Integer> members = new HashMap<>();
    private final Bytes added = new Bytes();
    private int count;

    Constants(byte[] file) {
        this.file = file;
        this.count = Bytes.u2(file, COUNT);
        this.places = new int[count];
        this.texts = new String[count];
        int at = COUNT + 2;
        for (int index = 1; index < count; index++) {
            places[index] = at + 1;
            int tag = file[at];
            at += 1 + (tag == UTF8 ? 2 + Bytes.u2(file, at + 1) : LENGTH[tag]);
            if (tag == LONG || tag == DOUBLE) {
                index++;
            }
        }
        this.end = at;
    }

    @SuppressWarnings("deprecation")
    String text(int index) {
        if (texts[index] == null) {
            int at = places[index];
            // of letters of one byte; for others the JDK needs a character set
            texts[index] = new String(file, 0, at + 2, Bytes.u2(file, at));
        }
        return texts[index];
    }

    /** Of a constant that begins with one of a class, or with a text. */
    private int first(int index) {
        return Bytes.u2(file, places[index]);
    }

    private int second(int index) {
        return Bytes.u2(file, places[index] + 2);
    }

    public String className(int type) {
        return text(first(type));
    }

    /** Of a field or method. */
    public String owner(int member) {
        return text(first(first(member)));
    }

    public String name(int member) {
        return text(first(second(member)));
    }

    public String descriptor(int member) {
        return text(second(second(member)));
    }

    public int type(String name) {
        Integer index = types.get(name);
        if (index == null) {
            int text = text(name);
            index = next(1);
            added.u1(CLASS).u2(text);
            types.put(name, index);
        }
        return index;
    }

    public int method(String owner, String name, String descriptor) {
        return member(METHOD, owner, name, descriptor);
    }

    public int field(String owner, String name, String descriptor) {
        return member(FIELD, owner, name, descriptor);
    }

    private int member(int tag, String owner, String name, String descriptor) {
        String key = owner + '.' + name + descriptor;
        Integer index = members.get(key);
        if (index == null) {
            int type = type(owner);
            int nameText = text(name);
            int descriptorText = text(descriptor);
            int nameAndType = next(1);
            added.u1(NAME_AND_TYPE).u2(nameText).u2(descriptorText);
            index = next(1);
            added.u1(tag).u2(type).u2(nameAndType);
            members.put(key, index);
        }
        return index;
    }

    public int number(long value) {
        int index = next(2);
        added.u1(LONG).u4((int) (value >>> 32)).u4((int) value);
        return index;
    }

    @SuppressWarnings("deprecation")
    int text(String text) {
        Integer index = known.get(text);
        if (index == null) {
            index = next(1);
            byte[] bytes = new byte[text.length()];
            text.getBytes(0, bytes.length, bytes, 0);
            added.u1(UTF8).u2(bytes.length).add(bytes);
            known.put(text, index);
        }
        return index;
    }

    private int next(int indices) {
        int index = count;
        count += indices;
        return index;
    }

    void writeTo(Bytes to) {
        if (count > MOST) {
            throw new IllegalStateException("there are too many constants");
        }
        to.u2(count).add(file, COUNT + 2, end).add(added.toArray());
    }
}
