package dev.standpipe.rewrite.catalogue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.RandomAccessFile;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** The arguments of one call: streams over bytes in memory, files, arrays and numbers. */
final class Props implements Closeable {
    /** How many rounds are asked for, how long arrays are, and how many bytes there are to read. */
    static final class Occasion {
        private final int count;
        private final int length;
        private final int bytes;

        Occasion(int count, int length, int bytes) {
            this.count = count;
            this.length = length;
            this.bytes = bytes;
        }

        @Override
        public String toString() {
            return count + "/" + length + "/" + bytes;
        }
    }

    /**
     * Enough of everything; no rounds, one, few; bytes that end between elements and within one; arrays that are too
     * short.
     */
    static final List<Occasion> OCCASIONS = Collections.unmodifiableList(Arrays.asList(
            new Occasion(200, 700, 20000),
            new Occasion(0, 700, 20000),
            new Occasion(1, 700, 20000),
            new Occasion(3, 700, 20000),
            new Occasion(-1, 700, 20000),
            new Occasion(200, 700, 404),
            new Occasion(200, 700, 333),
            new Occasion(200, 45, 20000),
            new Occasion(5000, 45, 20000)));

    private static final Set<Class<?>> MAKES = new HashSet<>(Arrays.asList(
            DataInput.class,
            DataInputStream.class,
            InputStream.class,
            ObjectInput.class,
            ObjectInputStream.class,
            DataOutput.class,
            DataOutputStream.class,
            OutputStream.class,
            ObjectOutput.class,
            ObjectOutputStream.class,
            RandomAccessFile.class,
            boolean.class,
            float.class,
            int.class,
            long.class));

    private final Occasion occasion;
    private final Random random = new Random(7);
    private ByteArrayInputStream source;
    private ByteArrayOutputStream sink;
    private RandomAccessFile file;
    private File path;

    Props(Occasion occasion) {
        this.occasion = occasion;
    }

    static boolean canMake(Class<?> type) {
        Class<?> element = type;
        while (element.isArray()) {
            element = element.getComponentType();
        }
        return type.isArray() ? element.isPrimitive() : MAKES.contains(type);
    }

    /** The last of several numbers is how many rounds there are, those before are small. */
    Object[] make(Class<?>[] types) throws IOException {
        Object[] made = new Object[types.length];
        boolean counted = false;
        for (int k = types.length - 1; k >= 0; k--) {
            if (types[k] == int.class || types[k] == long.class) {
                int number = counted ? k + 1 : occasion.count;
                made[k] = types[k] == int.class ? (Object) number : (Object) (long) number;
                counted = true;
            } else if (types[k].isPrimitive()) {
                made[k] = types[k] == float.class ? (Object) 0.25f : (Object) (occasion.count >= 200);
            } else {
                made[k] = types[k].isArray() ? array(types[k]) : stream(types[k]);
            }
        }
        return made;
    }

    private Object array(Class<?> type) {
        Class<?> component = type.getComponentType();
        Object array = Array.newInstance(component, component.isArray() ? 12 : occasion.length);
        for (int k = 0; k < Array.getLength(array); k++) {
            Array.set(array, k, component.isArray() ? array(component) : number(component));
        }
        return array;
    }

    private Object number(Class<?> type) {
        int number = random.nextInt();
        switch (type.getName()) {
            case "boolean":
                return number < 0;
            case "byte":
                return (byte) number;
            case "char":
                return (char) number;
            case "short":
                return (short) number;
            case "int":
                return number;
            case "long":
                return random.nextLong();
            case "float":
                return Float.intBitsToFloat(number);
            default:
                return Double.longBitsToDouble(random.nextLong());
        }
    }

    /** A number of some 200 first, as files begin with a count. */
    private byte[] bytes() {
        byte[] bytes = new byte[occasion.bytes];
        random.nextBytes(bytes);
        Arrays.fill(bytes, 0, 3, (byte) 0);
        bytes[3] = (byte) 200;
        return bytes;
    }

    private Object stream(Class<?> type) throws IOException {
        if (type == RandomAccessFile.class) {
            path = File.createTempFile("props", null);
            Files.write(path.toPath(), bytes());
            file = new RandomAccessFile(path, "rw");
            return file;
        }
        if (type.isAssignableFrom(OutputStream.class) || type.getSimpleName().contains("Output")) {
            sink = new ByteArrayOutputStream();
            return type.getSimpleName().startsWith("Object")
                    ? new ObjectOutputStream(sink)
                    : type == OutputStream.class ? sink : new DataOutputStream(sink);
        }
        if (type.getSimpleName().startsWith("Object")) {
            ByteArrayOutputStream stored = new ByteArrayOutputStream();
            try (ObjectOutputStream out = new ObjectOutputStream(stored)) {
                out.write(bytes());
            }
            source = new ByteArrayInputStream(stored.toByteArray());
            return new ObjectInputStream(source);
        }
        source = new ByteArrayInputStream(bytes());
        return type == InputStream.class ? source : new DataInputStream(source);
    }

    /** What the call left in its arguments. */
    String left(Object[] arguments) throws IOException {
        StringBuilder left = new StringBuilder();
        for (Object argument : arguments) {
            if (argument instanceof ObjectInputStream) {
                left.append(((ObjectInputStream) argument).read()).append(' ');
            } else if (argument instanceof ObjectOutputStream) {
                ((ObjectOutputStream) argument).flush();
            } else if (argument instanceof DataOutputStream) {
                left.append(((DataOutputStream) argument).size()).append(' ');
            }
            left.append(described(argument)).append(' ');
        }
        if (source != null) {
            left.append(source.available()).append(" bytes ");
        }
        if (sink != null) {
            left.append(described(sink.toByteArray())).append(' ');
        }
        if (file != null) {
            left.append("file at ").append(file.getFilePointer()).append(' ');
            left.append(described(Files.readAllBytes(path.toPath()))).append(' ');
        }
        return left.toString();
    }

    /** The fields of the class, and of the object if there is one. */
    static String fields(Class<?> type, Object on) throws IllegalAccessException {
        StringBuilder fields = new StringBuilder();
        for (Field field : type.getDeclaredFields()) {
            if (!field.isSynthetic() && (on != null || Modifier.isStatic(field.getModifiers()))) {
                field.setAccessible(true);
                fields.append(field.getName())
                        .append('=')
                        .append(described(field.get(on)))
                        .append(' ');
            }
        }
        return fields.toString();
    }

    /** Arrays by length and content, other objects by class. */
    static String described(Object object) {
        if (object == null || object instanceof Number || object instanceof Boolean || object instanceof String) {
            return String.valueOf(object);
        }
        if (!object.getClass().isArray()) {
            return object.getClass().getSimpleName();
        }
        int hash = 1;
        for (int k = 0; k < Array.getLength(object); k++) {
            Object element = Array.get(object, k);
            hash = 31 * hash
                    + (element instanceof Float
                            ? Float.floatToRawIntBits((Float) element)
                            : element instanceof Double
                                    ? Long.hashCode(Double.doubleToRawLongBits((Double) element))
                                    : element instanceof Number
                                                    || element instanceof Boolean
                                                    || element instanceof Character
                                            ? element.hashCode()
                                            : described(element).hashCode());
        }
        return object.getClass().getComponentType().getSimpleName() + "[" + Array.getLength(object) + "]#"
                + Integer.toHexString(hash);
    }

    @Override
    public void close() throws IOException {
        if (file != null) {
            file.close();
            Files.delete(path.toPath());
        }
    }
}
