package dev.standpipe.runtime.route;

import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.IdentityHashMap;
import java.util.Map;

/** All that the objects of a stack of streams hold, as text. */
final class State {
    private final Map<Object, Integer> seen = new IdentityHashMap<>();
    private final StringBuilder text = new StringBuilder();

    private State() {}

    static String of(Object stream) {
        State state = new State();
        state.add(stream);
        return state.text.toString();
    }

    private void add(Object object) {
        if (object == null || seen.containsKey(object)) {
            text.append(object == null ? "null" : "#" + seen.get(object));
            return;
        }
        seen.put(object, seen.size());
        Class<?> type = object.getClass();
        if (type.isArray() && type.getComponentType().isPrimitive()) {
            for (int k = 0; k < Array.getLength(object); k++) {
                text.append(k == 0 ? "" : ",").append(Array.get(object, k));
            }
            return;
        }
        if (!type.getName().matches(".*io.*|dev\\.standpipe.*")) {
            return;
        }
        if (isFile(object)) {
            return;
        }
        text.append(type.getSimpleName()).append('{');
        for (Class<?> t = type; t != null && t != Object.class; t = t.getSuperclass()) {
            for (Field field : t.getDeclaredFields()) {
                add(object, field);
            }
        }
        text.append('}');
    }

    /** Of a file, where it stands: the rest are numbers of the system's. */
    private boolean isFile(Object object) {
        try {
            if (object instanceof FileInputStream) {
                text.append(((FileInputStream) object).getChannel().position());
            } else if (object instanceof FileOutputStream) {
                text.append(((FileOutputStream) object).getChannel().position());
            } else if (object instanceof RandomAccessFile) {
                text.append(((RandomAccessFile) object).getFilePointer());
            } else {
                return false;
            }
        } catch (IOException closed) {
            text.append(closed);
        }
        return true;
    }

    private void add(Object object, Field field) {
        // what a data stream has put together there nobody sees
        boolean isScratch =
                field.getName().equals("readBuffer") || field.getName().equals("writeBuffer");
        if (Modifier.isStatic(field.getModifiers()) || isScratch) {
            return;
        }
        try {
            field.setAccessible(true);
            text.append(field.getName()).append('=');
            Object value = field.get(object);
            if (field.getType().isPrimitive()) {
                text.append(value);
            } else {
                add(value);
            }
            text.append(' ');
        } catch (IllegalAccessException | RuntimeException closed) {
            text.append('?');
        }
    }
}
