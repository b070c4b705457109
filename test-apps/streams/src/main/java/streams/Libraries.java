package streams;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
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

    /** These open files of their own. */
    static final List<String> OF_FILES = Collections.unmodifiableList(Arrays.asList(
            "ucar.unidata.io.RandomAccessFile",
            "org.scijava.io.handle.DataHandleInputStream",
            "org.apache.hadoop.fs.FSDataInputStream"));

    /** Left to the loop, by what their code does; the page says at which line. */
    static final List<String> REFUSED = Collections.unmodifiableList(Arrays.asList(
            "org.apache.commons.io.input.BoundedInputStream",
            "org.mapdb.DataInput2",
            "com.twelvemonkeys.io.enc.DecoderStream"));

    private Libraries() {}

    /** What it is read by, the stream first and then what makes a {@code DataInput} of it. Null without such a class. */
    static Object[] input(String name, byte[] bytes) throws Exception {
        return input(name, bytes, new BufferedInputStream(new ByteArrayInputStream(bytes) {
            @Override
            public synchronized int read(byte[] b, int off, int len) {
                return super.read(b, off, Math.min(len, 1000));
            }
        }));
    }

    /** The same, straight over a file. */
    static Object[] input(String name, File file) throws Exception {
        return input(name, Files.readAllBytes(file.toPath()), new FileInputStream(file));
    }

    static Object[] input(String name, byte[] bytes, InputStream in) throws Exception {
        Object stream = made(name, in, bytes, new DataInputStream(in), 1L << 40);
        if (name.endsWith("DataInputBuffer") && stream != null) {
            stream.getClass().getMethod("reset", byte[].class, int.class).invoke(stream, bytes, bytes.length);
        }
        return new Object[] {stream, data(stream), in};
    }

    private static DataInput data(Object stream) {
        return stream == null || stream instanceof DataInput
                ? (DataInput) stream
                : new DataInputStream((InputStream) stream);
    }

    /** One of {@link #OF_FILES}. */
    static Object[] ofFile(String name, File file) throws Exception {
        Object stream;
        try {
            stream = name.endsWith("RandomAccessFile")
                    ? Class.forName(name)
                            .getConstructor(String.class, String.class)
                            .newInstance(file.getPath(), "r")
                    : name.contains("scijava") ? handle(name, file) : opened(file);
        } catch (ClassNotFoundException | LinkageError absent) {
            stream = null;
        } catch (InvocationTargetException e) {
            // Hadoop needs more than there is, or cannot do with this Java
            if (!(e.getCause() instanceof LinkageError || e.getCause() instanceof UnsupportedOperationException)) {
                throw e;
            }
            stream = null;
        }
        return new Object[] {stream, data(stream), stream};
    }

    private static Object handle(String name, File file) throws Exception {
        Object location = Class.forName("org.scijava.io.location.FileLocation")
                .getConstructor(File.class)
                .newInstance(file);
        Object handle = Class.forName("org.scijava.io.handle.FileHandle")
                .getConstructor(location.getClass())
                .newInstance(location);
        return Class.forName(name).getConstructors()[0].newInstance(handle);
    }

    /** By Hadoop's local file system, which has to have written it: without its checksums each byte is fetched alone. */
    private static Object opened(File file) throws Exception {
        Class<?> settings = Class.forName("org.apache.hadoop.conf.Configuration");
        Object files = Class.forName("org.apache.hadoop.fs.FileSystem")
                .getMethod("getLocal", settings)
                .invoke(null, settings.getConstructor().newInstance());
        Class<?> named = Class.forName("org.apache.hadoop.fs.Path");
        Object path = named.getConstructor(String.class).newInstance(file.getPath());
        if (!checksums(file).exists()) {
            byte[] bytes = Files.readAllBytes(file.toPath());
            try (OutputStream out =
                    (OutputStream) files.getClass().getMethod("create", named).invoke(files, path)) {
                out.write(bytes);
            }
            checksums(file).deleteOnExit();
        }
        return files.getClass().getMethod("open", named).invoke(files, path);
    }

    private static File checksums(File file) {
        return new File(file.getParent(), "." + file.getName() + ".crc");
    }

    static Object[] output(String name, OutputStream out) throws Exception {
        Object stream = made(name, out, new byte[0], new DataOutputStream(out), 5000);
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
        Object[][] all = {{stream}, {bytes}, {data}, {stream, number}, {data, number}, {(int) number}, {}};
        for (Object[] wanted : name.endsWith("DecoderStream") ? new Object[][] {{stream, decoder(type)}} : all) {
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

    /** Bytes run by run. */
    private static Object decoder(Class<?> stream) throws Exception {
        return Class.forName("com.twelvemonkeys.io.enc.PackBitsDecoder", true, stream.getClassLoader())
                .getConstructor()
                .newInstance();
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
