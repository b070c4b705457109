package dev.standpipe.runtime;

import java.io.InputStream;
import java.lang.reflect.Field;
import java.security.DigestInputStream;
import javax.crypto.Cipher;

/** A private field of the JDK that the engine must see. A JDK that has no such field makes the engine decline, not fail. */
final class Inners {
    static final Inners INFLATER = new Inners("java.util.zip.InflaterInputStream", "inf");
    static final Inners DEFLATER = new Inners("java.util.zip.DeflaterOutputStream", "def");
    private static final Inners CIPHER = new Inners("javax.crypto.CipherInputStream", "cipher");

    private final Field field;

    Inners(String type, String name) {
        Field found;
        try {
            found = Engine.DOOR.accessible(Class.forName(type, false, null).getDeclaredField(name));
        } catch (ReflectiveOperationException e) {
            found = null;
        }
        this.field = found;
    }

    boolean exists() {
        return field != null;
    }

    long offset() {
        return Engine.DOOR.offset(field);
    }

    Object of(Object owner) {
        try {
            return field == null ? null : field.get(owner);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    void set(Object owner, boolean value) {
        try {
            field.setBoolean(owner, value);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }

    boolean isExactly(Object owner, Class<?> type) {
        Object value = of(owner);
        return value != null && value.getClass() == type;
    }

    static Object digestProvider(InputStream stream) {
        return ((DigestInputStream) stream).getMessageDigest().getProvider();
    }

    static Object cipherProvider(InputStream stream) {
        return CIPHER.isExactly(stream, Cipher.class) ? ((Cipher) CIPHER.of(stream)).getProvider() : null;
    }
}
