package streams;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/** Streams of libraries by the names of their classes, made by whatever constructor takes a stream or bytes. */
final class Libraries {
    static final List<String> INPUTS = Collections.unmodifiableList(Arrays.asList(
            "org.apache.commons.io.input.SwappedDataInputStream",
            "org.apache.commons.io.input.CountingInputStream",
            "org.apache.commons.io.input.BoundedInputStream",
            "org.apache.commons.io.input.AutoCloseInputStream",
            "com.google.common.io.LittleEndianDataInputStream",
            "com.google.common.io.CountingInputStream",
            "it.unimi.dsi.fastutil.io.FastBufferedInputStream",
            "it.unimi.dsi.fastutil.io.FastByteArrayInputStream",
            "org.apache.hadoop.io.DataInputBuffer",
            "net.kyori.adventure.nbt.TrackingDataInput",
            "com.twelvemonkeys.io.LittleEndianDataInputStream",
            "org.apache.flink.core.memory.DataInputDeserializer",
            "com.diffplug.common.io.LittleEndianDataInputStream",
            "com.diffplug.common.io.CountingInputStream",
            "org.apache.commons.compress.utils.CountingInputStream",
            "org.apache.bcel.util.ByteSequence",
            "opennlp.tools.util.model.UncloseableInputStream"));

    static final List<String> OUTPUTS = Collections.unmodifiableList(Arrays.asList(
            "org.apache.commons.io.output.CountingOutputStream",
            "org.apache.commons.io.output.CloseShieldOutputStream",
            "com.google.common.io.LittleEndianDataOutputStream",
            "com.google.common.io.CountingOutputStream",
            "it.unimi.dsi.fastutil.io.FastBufferedOutputStream",
            "org.apache.hadoop.io.DataOutputBuffer",
            "com.twelvemonkeys.io.LittleEndianDataOutputStream",
            "com.twelvemonkeys.io.FastByteArrayOutputStream",
            "org.apache.flink.core.memory.DataOutputSerializer",
            "com.diffplug.common.io.LittleEndianDataOutputStream",
            "com.diffplug.common.io.CountingOutputStream",
            "org.apache.commons.compress.utils.CountingOutputStream",
            "com.fasterxml.jackson.core.io.DataOutputAsStream"));

    private Libraries() {}

    /** What it is read by, the stream first and then what makes a {@code DataInput} of it. Null without such a class. */
    static Object[] input(String name, byte[] bytes) throws Exception {
        InputStream in = new BufferedInputStream(new ByteArrayInputStream(bytes) {
            @Override
            public synchronized int read(byte[] b, int off, int len) {
                return super.read(b, off, Math.min(len, 1000));
            }
        });
        Object stream = made(name, in, bytes, new DataInputStream(in), 1L << 40);
        if (name.endsWith("DataInputBuffer") && stream != null) {
            stream.getClass().getMethod("reset", byte[].class, int.class).invoke(stream, bytes, bytes.length);
        }
        return stream == null || stream instanceof DataInput
                ? new Object[] {stream, stream}
                : new Object[] {stream, new DataInputStream((InputStream) stream)};
    }

    static Object[] output(String name, OutputStream out) throws Exception {
        OutputStream buffered = new BufferedOutputStream(out, 3000);
        Object stream = made(name, buffered, new byte[0], new DataOutputStream(buffered), 5000);
        return stream == null || stream instanceof DataOutput
                ? new Object[] {stream, stream}
                : new Object[] {stream, new DataOutputStream((OutputStream) stream)};
    }

    private static Object made(String name, Object stream, byte[] bytes, Object data, long number) throws Exception {
        Class<?> type;
        try {
            type = Class.forName(name);
        } catch (ClassNotFoundException | UnsupportedClassVersionError absent) {
            return null;
        }
        for (Object[] wanted :
                new Object[][] {{stream}, {bytes}, {data}, {stream, number}, {data, number}, {(int) number}, {}}) {
            for (Constructor<?> constructor : type.getDeclaredConstructors()) {
                if (takes(constructor, wanted)) {
                    constructor.setAccessible(true);
                    try {
                        return constructor.newInstance(wanted);
                    } catch (InvocationTargetException unsuitable) {
                        throw new IllegalStateException(name, unsuitable.getCause());
                    }
                }
            }
        }
        throw new IllegalStateException("no constructor of " + name);
    }

    private static boolean takes(Constructor<?> constructor, Object[] wanted) {
        Class<?>[] types = constructor.getParameterTypes();
        boolean takes = types.length == wanted.length;
        for (int k = 0; takes && k < types.length; k++) {
            takes = types[k].isInstance(wanted[k])
                    || types[k] == long.class && wanted[k] instanceof Long
                    || types[k] == int.class && wanted[k] instanceof Integer;
        }
        return takes;
    }
}
