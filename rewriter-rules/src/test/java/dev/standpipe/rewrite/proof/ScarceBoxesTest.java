package dev.standpipe.rewrite.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.proof.Sight;
import dev.standpipe.rewrite.catalogue.Setting;
import dev.standpipe.runtime.Switch;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** There is no memory for the object of a number between two reads: the stream is behind the first of them. */
public class ScarceBoxesTest {
    private static final int ROUNDS = 300;
    private static final byte[] BYTES = new byte[8 * ROUNDS + 5];

    /** A value begins in one filling of such a buffer and ends in the next. */
    private static final int ACROSS_ITS_EDGE = 302;

    private static int left;

    static {
        for (int k = 0; k < BYTES.length; k++) {
            BYTES[k] = (byte) (k * 37 ^ k >> 5);
        }
    }

    /** Called by the loops in the place of {@code Integer.valueOf}. */
    public static Integer valueOf(int number) {
        if (left-- == 0) {
            throw new OutOfMemoryError("no box");
        }
        return Integer.valueOf(number);
    }

    @Test
    @Tag("once")
    void whatIsNotReadYetIsStillThere(@TempDir Path folder) throws Exception {
        assertThat(Switch.on()).isNull();
        Map<String, byte[]> compiled = Setting.all()
                .get(0)
                .compiled(Collections.singletonList(new File("src/test/resources/loops/Keyed.java")));
        Map<String, byte[]> rewritten = new HashMap<>(compiled);
        rewritten.put("Keyed", (byte[])
                new Rewritten().apply(compiled.get("Keyed"), compiled).get(0));
        Path file = Files.write(folder.resolve("bytes"), BYTES);
        for (String loop : Arrays.asList("put", "putByNumber", "putSorted", "count")) {
            for (int boxes = 0; boxes < ROUNDS; boxes += boxes < 80 || boxes >= 280 ? 1 : 9) {
                String of = loop + " with " + boxes;
                List<String> expected = played(compiled, loop, boxes, file);
                assertThat(played(rewritten, loop, boxes, file)).as(of).isEqualTo(expected);
                assertThat(expected.toString().contains("no box")).as(of).isTrue();
            }
        }
    }

    private static List<String> played(Map<String, byte[]> classes, String loop, int boxes, Path file)
            throws Exception {
        Class<?> type = defined(classes);
        List<String> seen = new ArrayList<>();
        for (Method method : type.getMethods()) {
            if (method.getName().equals(loop)) {
                InputStream leaf = new ByteArrayInputStream(BYTES);
                play(type, method, boxes, new DataInputStream(leaf), seen);
                for (int buffer : new int[] {4096, ACROSS_ITS_EDGE}) {
                    InputStream buffered = new BufferedInputStream(new ByteArrayInputStream(BYTES), buffer);
                    play(type, method, boxes, new DataInputStream(buffered), seen);
                    try (FileInputStream in = new FileInputStream(file.toFile())) {
                        play(type, method, boxes, new DataInputStream(new BufferedInputStream(in, buffer)), seen);
                        seen.add("at " + in.getChannel().position());
                    }
                }
                try (RandomAccessFile in = new RandomAccessFile(file.toFile(), "r")) {
                    play(type, method, boxes, in, seen);
                }
            }
        }
        return seen;
    }

    private static void play(Class<?> type, Method method, int boxes, DataInput in, List<String> seen)
            throws ReflectiveOperationException, IOException {
        if (!method.getParameterTypes()[0].isInstance(in)) {
            return;
        }
        Object loops = type.getConstructor().newInstance();
        left = boxes;
        Object sight = Proxy.newProxyInstance(
                Sight.class.getClassLoader(), new Class<?>[] {Sight.class}, (proxy, sees, arguments) -> {
                    seen.add(Arrays.toString(arguments));
                    return null;
                });
        try {
            method.invoke(loops, in, null, 0, ROUNDS, sight);
        } catch (InvocationTargetException e) {
            seen.add(e.getCause().toString());
        }
        seen.add(
                in instanceof InputStream
                        ? "left " + ((InputStream) in).available()
                        : "at " + ((RandomAccessFile) in).getFilePointer());
        byte[] next = new byte[16];
        try {
            in.readFully(next);
            seen.add(Arrays.toString(next));
        } catch (EOFException none) {
            seen.add("the end");
        }
    }

    private static Class<?> defined(Map<String, byte[]> classes) throws ClassNotFoundException {
        return new ClassLoader(ScarceBoxesTest.class.getClassLoader()) {
            @Override
            protected Class<?> findClass(String name) {
                ClassWriter writer = new ClassWriter(0);
                new ClassReader(classes.get(name)).accept(new Scarce(writer), 0);
                byte[] scarce = writer.toByteArray();
                return defineClass(name, scarce, 0, scarce.length);
            }
        }.loadClass("Keyed");
    }

    /** After the rewriting: the rewriter knows what {@code Integer.valueOf} does. */
    private static final class Scarce extends ClassVisitor {
        Scarce(ClassVisitor to) {
            super(Opcodes.ASM9, to);
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            return new MethodVisitor(Opcodes.ASM9, super.visitMethod(access, name, descriptor, signature, exceptions)) {
                @Override
                public void visitMethodInsn(
                        int opcode, String owner, String called, String descriptor, boolean ofInterface) {
                    boolean makes = owner.equals("java/lang/Integer") && called.equals("valueOf");
                    super.visitMethodInsn(
                            opcode,
                            makes ? "dev/standpipe/rewrite/proof/ScarceBoxesTest" : owner,
                            called,
                            descriptor,
                            ofInterface);
                }
            };
        }
    }
}
