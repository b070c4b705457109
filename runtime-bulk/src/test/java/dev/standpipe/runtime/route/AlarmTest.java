package dev.standpipe.runtime.route;

import dev.standpipe.adversarial.Fork;
import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.engine.Asked;
import dev.standpipe.runtime.proof.LoadedCode;
import dev.standpipe.runtime.wire.Format;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A class whose code is another than the one that was shown: before it is passed by, that is noticed. */
@Tag("slow")
class AlarmTest {
    @TempDir
    Path dir;

    /** What is shown of it counts one for each byte. */
    static final class CountsTwice extends FilterInputStream {
        int count;

        CountsTwice(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            count += 2;
            return in.read();
        }

        @Override
        public int read(byte[] b, int off, int len) throws IOException {
            count += 2;
            return in.read(b, off, len);
        }
    }

    @Test
    void whatItDoesIsCompared() throws Exception {
        Fork.run("", AlarmTest.class, "differs", dir);
    }

    @Test
    void theSameCodeIsCarried() throws Exception {
        Fork.run("", AlarmTest.class, "agrees", dir);
    }

    static void differs(Path unused) throws Exception {
        ClassFileSource.use(() -> (LoadedCode) (name, by) -> code(name, true));
        check(carried(), Decline.PROOF_DIFFERED);
    }

    static void agrees(Path unused) throws Exception {
        ClassFileSource.use(() -> (LoadedCode) (name, by) -> code(name, false));
        check(carried(), null);
    }

    private static Decline carried() throws Exception {
        int site = Sites.register();
        CountsTwice counting = new CountsTwice(new ByteArrayInputStream(new byte[100_000]));
        DataInputStream in = new DataInputStream(counting);
        int rounds = 200;
        for (int round = 0; round < rounds; round++) {
            int[] a = new int[100];
            long i = Asked.read(in, Format.plain(Element.INT).how, a, 0, 100, site);
            Asked.check(i);
            for (; i < 100; i++) {
                in.readInt();
            }
            Thread.sleep(10);
        }
        int calls = System.getProperty("java.specification.version").matches("2[1-9]") ? 1 : 4;
        if (counting.count != 2 * calls * 100 * rounds) {
            throw new AssertionError("counted " + counting.count);
        }
        return Sites.at(site).declined().stream()
                .map(declined -> declined.reason())
                .filter(reason -> reason == Decline.PROOF_DIFFERED)
                .findAny()
                .orElse(null);
    }

    private static void check(Decline reason, Decline expected) {
        if (reason != expected) {
            throw new AssertionError("" + reason);
        }
    }

    private static byte[] code(String name, boolean lies) {
        try (InputStream in = ClassLoader.getSystemResourceAsStream(name + ".class")) {
            ByteArrayOutputStream all = new ByteArrayOutputStream();
            for (int b = in.read(); b >= 0; b = in.read()) {
                all.write(b);
            }
            return lies && name.endsWith("CountsTwice") ? countingOnce(all.toByteArray()) : all.toByteArray();
        } catch (IOException unreadable) {
            return null;
        }
    }

    private static byte[] countingOnce(byte[] classFile) {
        ClassWriter writer = new ClassWriter(0);
        new ClassReader(classFile)
                .accept(
                        new ClassVisitor(Opcodes.ASM9, writer) {
                            @Override
                            public MethodVisitor visitMethod(
                                    int access, String name, String type, String s, String[] x) {
                                return new MethodVisitor(api, super.visitMethod(access, name, type, s, x)) {
                                    @Override
                                    public void visitInsn(int opcode) {
                                        super.visitInsn(opcode == Opcodes.ICONST_2 ? Opcodes.ICONST_1 : opcode);
                                    }
                                };
                            }
                        },
                        0);
        return writer.toByteArray();
    }
}
