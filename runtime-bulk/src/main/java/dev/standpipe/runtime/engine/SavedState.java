package dev.standpipe.runtime.engine;

import dev.standpipe.runtime.jvm.Rights;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;

/** What one object of the JDK holds, to be put back: its numbers, and its buffers with their bytes. */
final class SavedState {
    private final Object owner;
    private final Class<?> type;
    private final List<Field> fields = new ArrayList<>();
    private final List<Object> values = new ArrayList<>();
    private final List<byte[]> contents = new ArrayList<>();

    /** Of the fields that {@code type} itself declares, a class of the JDK that {@code owner} is or extends. */
    SavedState(Object owner, Class<?> type) throws IllegalAccessException {
        this.owner = owner;
        this.type = type;
        for (Field field : Rights.own(() -> changing(type))) {
            Object value = field.get(owner);
            fields.add(field);
            values.add(value);
            contents.add(value instanceof byte[] ? ((byte[]) value).clone() : null);
        }
    }

    private static List<Field> changing(Class<?> type) {
        List<Field> changing = new ArrayList<>();
        for (Field field : type.getDeclaredFields()) {
            Class<?> kind = field.getType();
            boolean restored = kind == byte[].class || kind.isPrimitive() && !isFinal(field);
            if (restored && !Modifier.isStatic(field.getModifiers())) {
                changing.add(Door.JDK.accessible(field));
            }
        }
        return changing;
    }

    private static boolean isFinal(Field field) {
        return Modifier.isFinal(field.getModifiers());
    }

    /** Whether another thread has closed it meanwhile, and so taken its buffer away. */
    boolean isGone() throws IllegalAccessException {
        for (int k = 0; k < fields.size(); k++) {
            if (values.get(k) != null && fields.get(k).get(owner) == null) {
                return true;
            }
        }
        return false;
    }

    void putBack() throws IllegalAccessException {
        for (int k = 0; k < fields.size(); k++) {
            byte[] content = contents.get(k);
            if (content != null) {
                System.arraycopy(content, 0, values.get(k), 0, content.length);
            }
            if (!isFinal(fields.get(k))) {
                fields.get(k).set(owner, values.get(k));
            }
        }
    }

    /** What can be told apart from outside: the numbers and marks, and the bytes that are still to be read. */
    String told() {
        StringBuilder told = new StringBuilder(type.getSimpleName());
        int from = 0;
        int to = 0;
        byte[] buf = null;
        for (int k = 0; k < fields.size(); k++) {
            String name = fields.get(k).getName();
            if (fields.get(k).getType().isPrimitive()) {
                told.append(' ').append(name).append('=').append(values.get(k));
            }
            if (name.equals("buf")) {
                buf = contents.get(k);
            } else if (name.equals("pos")) {
                from = (Integer) values.get(k);
            } else if (name.equals("count") || name.equals("end")) {
                to = (Integer) values.get(k);
            }
        }
        int hash = 1;
        for (int k = Math.max(0, from); buf != null && k < Math.min(to, buf.length); k++) {
            hash = 31 * hash + buf[k];
        }
        return told.append(" holding ").append(Integer.toHexString(hash)).toString();
    }
}
