package dev.standpipe.agent.buffer;

import dev.standpipe.agent.Jvm;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** The agent's jar with one thing forgotten in one method of the windows. */
enum ShimMutant {
    FORGOTTEN_SEEK("StandpipeBeneath", "standBefore", "seek"),
    STALE_AFTER_A_WRITE("StandpipeInode", "written", null),
    STALE_AFTER_A_WRITE_BY_DESCRIPTOR("StandpipeFiles", "written", null),
    /** From Java 21 on the dispatcher beneath says the same. */
    STALE_AFTER_A_TRANSFER("StandpipeFiles", "writtenSomewhere", null),
    STALE_AFTER_A_STORE("StandpipeBuffer", "mapped", null),
    POSITION_NOT_SET_FOR_A_DESCRIPTOR("StandpipeBuffer", "handOutDescriptor", null),
    POSITION_NOT_SET_FOR_A_CHANNEL("StandpipeBuffer", "handOutChannel", null),
    POSITION_NOT_SET_FOR_OTHER_METHODS("StandpipeBuffer", "settle", null),
    READ_AFTER_CLOSE("StandpipeBuffer", "close", null),
    CHANNEL_AT_THE_END_OF_THE_WINDOW("StandpipeChannels", "position", null),
    CHANNEL_SOUGHT_BY_THE_SYSTEM("StandpipeChannels", "seek", null),
    SKIPPED_BY_THE_SYSTEM("StandpipeWindow", "skip", null),
    AVAILABLE_BEHIND_THE_WINDOW("StandpipeWindow", "available", null),
    POINTER_BEHIND_THE_WINDOW("StandpipeWindow", "position", null),
    SOUGHT_BY_THE_SYSTEM("StandpipeWindow", "seek", null);

    private static final Pattern PACK = Pattern.compile("dev/standpipe/agent/windows8?[.]classes");

    private final String type;
    private final String method;

    /** What it does not call; null where it does nothing at all and leaves it to the file. */
    private final String call;

    ShimMutant(String type, String method, String call) {
        this.type = type;
        this.method = method;
        this.call = call;
    }

    void write(Path jar) throws IOException {
        try (ZipFile whole = new ZipFile(Jvm.agentJar());
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(jar))) {
            for (ZipEntry entry : Collections.list(whole.entries())) {
                out.putNextEntry(new ZipEntry(entry.getName()));
                byte[] bytes = bytes(whole, entry);
                out.write(PACK.matcher(entry.getName()).matches() ? packMutated(bytes) : bytes);
                out.closeEntry();
            }
        }
    }

    /** Each class file after its name and its length. */
    private byte[] packMutated(byte[] pack) throws IOException {
        ByteArrayOutputStream mutated = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(mutated);
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(pack));
        int found = 0;
        while (in.available() > 0) {
            String name = in.readUTF();
            byte[] classFile = new byte[in.readInt()];
            in.readFully(classFile);
            if (name.equals("java.io." + type)) {
                classFile = mutated(classFile);
                found++;
            }
            out.writeUTF(name);
            out.writeInt(classFile.length);
            out.write(classFile);
        }
        if (found != 1) {
            throw new AssertionError(this + ": no class " + type);
        }
        return mutated.toByteArray();
    }

    private static byte[] bytes(ZipFile jar, ZipEntry entry) throws IOException {
        try (InputStream in = jar.getInputStream(entry)) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            byte[] chunk = new byte[8192];
            for (int n; (n = in.read(chunk)) >= 0; ) {
                bytes.write(chunk, 0, n);
            }
            return bytes.toByteArray();
        }
    }

    private byte[] mutated(byte[] classFile) {
        boolean[] found = new boolean[1];
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        new ClassReader(classFile)
                .accept(
                        new ClassVisitor(Opcodes.ASM9, writer) {
                            @Override
                            public MethodVisitor visitMethod(
                                    int access, String name, String descriptor, String signature, String[] throwing) {
                                MethodVisitor code = super.visitMethod(access, name, descriptor, signature, throwing);
                                if (!name.equals(method)) {
                                    return code;
                                }
                                found[0] = true;
                                if (call != null) {
                                    return withoutCall(code);
                                }
                                doNothing(code, Type.getReturnType(descriptor));
                                return null;
                            }
                        },
                        0);
        if (!found[0]) {
            throw new AssertionError(this + ": no method " + method);
        }
        return writer.toByteArray();
    }

    private static void doNothing(MethodVisitor code, Type answer) {
        code.visitCode();
        if (answer == Type.LONG_TYPE) {
            code.visitLdcInsn(Long.MIN_VALUE);
        } else if (answer == Type.INT_TYPE) {
            code.visitIntInsn(Opcodes.BIPUSH, -2);
        } else if (answer == Type.BOOLEAN_TYPE) {
            code.visitInsn(Opcodes.ICONST_0);
        }
        code.visitInsn(answer.getOpcode(Opcodes.IRETURN));
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    private MethodVisitor withoutCall(MethodVisitor code) {
        return new MethodVisitor(Opcodes.ASM9, code) {
            @Override
            public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean ofInterface) {
                if (!name.equals(call)) {
                    super.visitMethodInsn(opcode, owner, name, descriptor, ofInterface);
                    return;
                }
                Type[] arguments = Type.getArgumentTypes(descriptor);
                for (int k = arguments.length; --k >= 0; ) {
                    super.visitInsn(arguments[k].getSize() == 2 ? Opcodes.POP2 : Opcodes.POP);
                }
                if (Type.getReturnType(descriptor) == Type.LONG_TYPE) {
                    super.visitInsn(Opcodes.LCONST_0);
                }
            }
        };
    }
}
