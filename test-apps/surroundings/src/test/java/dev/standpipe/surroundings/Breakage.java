package dev.standpipe.surroundings;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** Bugs that the engine could have, each with the trial that must find it. */
enum Breakage {
    /** A call that a signal came before is an error. */
    EINTR_IS_AN_ERROR("file/Descriptor", "call", "read-eintr", Way.AGENT) {
        @Override
        MethodVisitor around(MethodVisitor code) {
            return new Visitor(code) {
                @Override
                public void visitIntInsn(int opcode, int operand) {
                    super.visitIntInsn(opcode, hit(operand == -3) ? -9 : operand);
                }
            };
        }
    },
    /** As many bytes went out as were to go. */
    SHORT_WRITE_IS_WHOLE("file/Descriptor", "write", "write-short", Way.AGENT) {
        @Override
        MethodVisitor around(MethodVisitor code) {
            return new Visitor(code) {
                @Override
                public void visitInsn(int opcode) {
                    if (hit(opcode == Opcodes.IRETURN)) {
                        super.visitInsn(Opcodes.POP);
                        super.visitVarInsn(Opcodes.ILOAD, 3);
                    }
                    super.visitInsn(opcode);
                }
            };
        }
    },
    READ_ERROR_IS_THE_END("transfer/FileReads", "request", "read-eio-once", Way.AGENT) {
        @Override
        MethodVisitor around(MethodVisitor code) {
            return instead(code, "fault", () -> code.visitInsn(Opcodes.POP2));
        }
    },
    /** The loop will meet it again; but this one does not come again. */
    WRITE_ERROR_IS_LEFT_TO_THE_LOOP("transfer/FileWrites", "write", "write-enospc-once", Way.AGENT) {
        @Override
        MethodVisitor around(MethodVisitor code) {
            return instead(code, "failure", () -> code.visitInsn(Opcodes.POP2));
        }
    },
    ALL_ARE_REGULAR_FILES("file/LargeRequests", "whyNot", "devices", Way.AGENT) {
        @Override
        MethodVisitor around(MethodVisitor code) {
            return instead(code, "is", () -> {
                code.visitInsn(Opcodes.POP2);
                code.visitInsn(Opcodes.ICONST_1);
            });
        }
    },
    SHORT_WINDOW_IS_WHOLE("ahead/Window", "fill", "ahead-pread-eio", Way.AHEAD) {
        @Override
        MethodVisitor around(MethodVisitor code) {
            return new Visitor(code) {
                @Override
                public void visitCode() {
                    super.visitCode();
                    visitVarInsn(Opcodes.ALOAD, 0);
                    visitVarInsn(Opcodes.ILOAD, 3);
                    visitFieldInsn(Opcodes.PUTFIELD, ROOM + "ahead/Window", "filled", "I");
                    hit(true);
                }
            };
        }
    },
    CHANGED_FILES_ARE_STILL("ahead/TrackedFile", "take", "changed-between-reads", Way.AHEAD) {
        @Override
        MethodVisitor around(MethodVisitor code) {
            return instead(code, "isStill", () -> {
                code.visitInsn(Opcodes.POP2);
                code.visitInsn(Opcodes.ICONST_1);
            });
        }
    },
    POSITIONS_ARE_INTS("file/Descriptor", "position", "far-ahead", Way.AHEAD) {
        @Override
        MethodVisitor around(MethodVisitor code) {
            return new Visitor(code) {
                @Override
                public void visitInsn(int opcode) {
                    if (hit(opcode == Opcodes.LRETURN)) {
                        super.visitInsn(Opcodes.L2I);
                        super.visitInsn(Opcodes.I2L);
                    }
                    super.visitInsn(opcode);
                }
            };
        }
    };

    private static final String ROOM = "dev/standpipe/runtime/";

    final String trial;
    final Way way;
    private final String type;
    private final String method;
    private int hits;

    Breakage(String type, String method, String trial, Way way) {
        this.type = type;
        this.method = method;
        this.trial = trial;
        this.way = way;
    }

    abstract MethodVisitor around(MethodVisitor code);

    final boolean hit(boolean isIt) {
        hits += isIt ? 1 : 0;
        return isIt;
    }

    /** Other code where a method is called or a field is set. */
    final MethodVisitor instead(MethodVisitor code, String name, Runnable other) {
        return new Visitor(code) {
            @Override
            public void visitMethodInsn(
                    int opcode, String owner, String called, String descriptor, boolean isInterface) {
                if (hit(called.equals(name))) {
                    other.run();
                } else {
                    super.visitMethodInsn(opcode, owner, called, descriptor, isInterface);
                }
            }

            @Override
            public void visitFieldInsn(int opcode, String owner, String field, String descriptor) {
                if (hit(field.equals(name) && opcode == Opcodes.PUTFIELD)) {
                    other.run();
                } else {
                    super.visitFieldInsn(opcode, owner, field, descriptor);
                }
            }
        };
    }

    /** An agent with this bug. */
    void make(Path agent, Path broken) throws IOException {
        try (ZipFile jar = new ZipFile(agent.toFile());
                ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(broken))) {
            for (ZipEntry entry : Collections.list(jar.entries())) {
                if (entry.getName().endsWith("/engine.classes")) {
                    // then all of the runtime comes from the class path, class by class
                    continue;
                }
                byte[] bytes = bytes(jar, entry);
                out.putNextEntry(new ZipEntry(entry.getName()));
                out.write(entry.getName().equals(ROOM + type + ".class") ? broken(bytes) : bytes);
            }
        }
        if (hits == 0) {
            throw new IllegalStateException(this + " has found nothing to break in " + type);
        }
    }

    private static byte[] bytes(ZipFile jar, ZipEntry entry) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] chunk = new byte[1 << 13];
        try (InputStream in = jar.getInputStream(entry)) {
            for (int n; (n = in.read(chunk)) > 0; ) {
                all.write(chunk, 0, n);
            }
        }
        return all.toByteArray();
    }

    private byte[] broken(byte[] bytes) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        new ClassReader(bytes)
                .accept(
                        new ClassVisitor(Opcodes.ASM9, writer) {
                            @Override
                            public MethodVisitor visitMethod(
                                    int access, String name, String descriptor, String signature, String[] exceptions) {
                                MethodVisitor code = super.visitMethod(access, name, descriptor, signature, exceptions);
                                return name.equals(method) ? around(code) : code;
                            }
                        },
                        0);
        return writer.toByteArray();
    }

    private abstract static class Visitor extends MethodVisitor {
        Visitor(MethodVisitor code) {
            super(Opcodes.ASM9, code);
        }
    }
}
