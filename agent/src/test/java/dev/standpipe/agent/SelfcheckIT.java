package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Enumeration;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import oldstyle.Managed;
import oldstyle.Program;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** What the option selfcheck finds, in an agent as it is and in one with a seeded bug. */
class SelfcheckIT {
    private static final int SIZE = 20_000;
    private static final String BUG = "dev/standpipe/runtime/wire/Transcoder.class";

    @TempDir
    Path folder;

    private Path data;
    private Jvm.Ended plain;

    @BeforeEach
    void runWithoutTheAgent() throws Exception {
        data = folder.resolve("data");
        plain = Jvm.plain().running(Program.class, data, SIZE).end();
    }

    @Test
    void findsNothingWhereNothingIsWrong() throws Exception {
        Path report = folder.resolve("report.json");
        Jvm.Ended ended = Jvm.watched("selfcheck=1,report=" + report)
                .running(Program.class, data, SIZE)
                .end();
        assertThat(ended.out).as(ended.err).isEqualTo(plain.out);
        assertThat(ended.err).doesNotContain("SELFCHECK");
        assertThat(ended.said()).contains("self-checks: 5 calls done both ways, 0 differed; 0 could not be checked");
        assertThat(text(report)).contains("SELFCHECKED").doesNotContain("SELFCHECK_DIFFERED");
    }

    @Test
    void costsNothingUnlessAskedFor() throws Exception {
        for (String options : new String[] {"", "selfcheck=1"}) {
            Jvm.Ended ended = Jvm.watched(options)
                    .with("-verbose:class")
                    .running(Program.class, data, SIZE)
                    .end();
            assertThat(ended.out).contains("dev.standpipe.runtime.engine.Engine ");
            assertThat(ended.out.contains("dev.standpipe.runtime.engine.CheckingEngine "))
                    .isEqualTo(!options.isEmpty());
        }
    }

    @Test
    void givesWrongLoopsTheirWorkBack() throws Exception {
        for (String log : new String[] {"info", "quiet"}) {
            Path report = folder.resolve(log + ".json");
            Jvm.Ended ended = withTheBug("selfcheck=1,log=" + log + ",report=" + report)
                    .running(Program.class, data, SIZE)
                    .end();
            assertThat(ended.out).as(ended.err).isEqualTo(plain.out);
            assertThat(ended.said())
                    .filteredOn(line -> line.startsWith("SELFCHECK: oldstyle.Program.")
                            && line.contains(" differs: ")
                            && line.endsWith("; this loop does its own work from now on"))
                    .hasSize(5);
            assertThat(ended.said().contains("self-checks: 5 calls done both ways, 5 differed; 0 could not be checked"))
                    .isEqualTo(log.equals("info"));
            assertThat(text(report)).contains("\"bulkCalls\": 0", "\"elements\": 0");
        }
    }

    @Test
    void leavesThemTheirWorkForGood() throws Exception {
        Path report = folder.resolve("r.json");
        Jvm.Ended ended = withTheBug("selfcheck=1,jmx=true")
                .running(Managed.class, data, SIZE, report)
                .end();
        assertThat(ended.out).contains("enabled=true moved=0").doesNotContain("moved=" + SIZE);
        assertThat(ended.said())
                .filteredOn(line -> line.startsWith("SELFCHECK"))
                .hasSize(5);
        assertThat(text(report)).contains("SELFCHECK_DIFFERED");
    }

    @Test
    void withoutItTheBugWouldHaveShown() throws Exception {
        Jvm.Ended ended = withTheBug("").running(Program.class, data, SIZE).end();
        assertThat(ended.out).isNotEqualTo(plain.out);
    }

    private Jvm withTheBug(String options) throws IOException {
        Path jar = folder.resolve("wrong.jar");
        try (JarFile right = new JarFile(Jvm.agentJar());
                JarOutputStream wrong = new JarOutputStream(Files.newOutputStream(jar))) {
            for (Enumeration<JarEntry> entries = right.entries(); entries.hasMoreElements(); ) {
                JarEntry entry = entries.nextElement();
                if (entry.getName().endsWith("/runtime.classes")) {
                    // then all of the runtime comes from the class path, class by class
                    continue;
                }
                byte[] bytes = bytes(right.getInputStream(entry));
                wrong.putNextEntry(new JarEntry(entry.getName()));
                wrong.write(entry.getName().equals(BUG) ? wrong(bytes) : bytes);
                wrong.closeEntry();
            }
        }
        return Jvm.plain().with("-javaagent:" + jar + (options.isEmpty() ? "" : "=" + options));
    }

    /** Reads begin one byte too late, writes one element. */
    private static byte[] wrong(byte[] classFile) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        MethodVisitor to = super.visitMethod(access, name, descriptor, signature, exceptions);
                        if (!name.equals("decode") && !name.equals("encode")) {
                            return to;
                        }
                        return new MethodVisitor(Opcodes.ASM9, to) {
                            @Override
                            public void visitCode() {
                                super.visitCode();
                                if (name.equals("encode")) {
                                    visitIincInsn(4, 1);
                                    return;
                                }
                                visitVarInsn(Opcodes.LLOAD, 4);
                                visitInsn(Opcodes.LCONST_1);
                                visitInsn(Opcodes.LADD);
                                visitVarInsn(Opcodes.LSTORE, 4);
                            }
                        };
                    }
                },
                0);
        return writer.toByteArray();
    }

    private static byte[] bytes(InputStream in) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        byte[] chunk = new byte[8192];
        for (int n; (n = in.read(chunk)) >= 0; ) {
            bytes.write(chunk, 0, n);
        }
        return bytes.toByteArray();
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), "UTF-8");
    }
}
