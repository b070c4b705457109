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
import oldstyle.Leaping;
import oldstyle.Managed;
import oldstyle.Program;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
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
    private static final String TRANSCODER = "dev/standpipe/runtime/wire/Transcoder.class";
    private static final String SIEVE = "dev/standpipe/runtime/file/Sieve.class";

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
    @Tag("once")
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
    @Tag("once")
    void withoutItTheBugWouldHaveShown() throws Exception {
        Jvm.Ended ended = withTheBug("").running(Program.class, data, SIZE).end();
        assertThat(ended.out).isNotEqualTo(plain.out);
    }

    @Test
    void windowsOfFilesAreLookedAtToo() throws Exception {
        Path report = folder.resolve("leaping.json");
        String options = "selfcheck=40,report=" + report;
        Jvm.Ended expected = Jvm.plain().running(Leaping.class, data).end();
        Jvm.Ended right = Jvm.watched(options).running(Leaping.class, data).end();
        assertThat(right.out).as(right.err).isEqualTo(expected.out);
        assertThat(right.said()).anyMatch(line -> line.matches("self-checks: [4-9]\\d calls .*, 0 differed; .*"));
        assertThat(text(report)).contains("\"elements\": 12000", "\"elements\": 2000");
        Jvm.Ended wrong =
                with(SIEVE, "readAll", options).running(Leaping.class, data).end();
        assertThat(wrong.out).as(wrong.err).isEqualTo(expected.out);
        assertThat(wrong.said())
                .filteredOn(line -> line.startsWith("SELFCHECK: oldstyle.Leaping.") && line.contains(" differs: "))
                .hasSize(2);
        assertThat(with(SIEVE, "readAll", "").running(Leaping.class, data).end().out)
                .as("without it the bug would have shown")
                .isNotEqualTo(expected.out);
    }

    private Jvm withTheBug(String options) throws IOException {
        return with(TRANSCODER, "(de|en)code", options);
    }

    /** With a bug in these methods of a class. */
    private Jvm with(String bug, String methods, String options) throws IOException {
        Path jar = folder.resolve("wrong.jar");
        try (JarFile right = new JarFile(Jvm.agentJar());
                JarOutputStream wrong = new JarOutputStream(Files.newOutputStream(jar))) {
            for (Enumeration<JarEntry> entries = right.entries(); entries.hasMoreElements(); ) {
                JarEntry entry = entries.nextElement();
                if (entry.getName().endsWith("/engine.classes")) {
                    // then all of the runtime comes from the class path, class by class
                    continue;
                }
                byte[] bytes = bytes(right.getInputStream(entry));
                wrong.putNextEntry(new JarEntry(entry.getName()));
                wrong.write(entry.getName().equals(bug) ? wrong(bytes, methods) : bytes);
                wrong.closeEntry();
            }
        }
        return Jvm.plain().with("-javaagent:" + jar + (options.isEmpty() ? "" : "=" + options));
    }

    private static byte[] wrong(byte[] classFile, String methods) {
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(
                new ClassVisitor(Opcodes.ASM9, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        MethodVisitor to = super.visitMethod(access, name, descriptor, signature, exceptions);
                        return name.matches(methods) ? wrong(name, to) : to;
                    }
                },
                0);
        return writer.toByteArray();
    }

    /** Reads begin one byte too late, writes one element. */
    private static MethodVisitor wrong(String name, MethodVisitor to) {
        return new MethodVisitor(Opcodes.ASM9, to) {
            @Override
            public void visitCode() {
                super.visitCode();
                if (name.equals("encode")) {
                    visitIincInsn(4, 1);
                    return;
                }
                int position = name.equals("decode") ? 4 : 1;
                visitVarInsn(Opcodes.LLOAD, position);
                visitInsn(Opcodes.LCONST_1);
                visitInsn(Opcodes.LADD);
                visitVarInsn(Opcodes.LSTORE, position);
            }
        };
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
