package dev.standpipe.proof;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

/** One change to the code of a method, by ASM. */
public abstract class Mutation {
    private static final int API = Opcodes.ASM9;

    /** How often it found something to change. */
    private int changes;

    /** The class with the change in the methods of this name, or in the one of this name and descriptor. */
    public final byte[] applied(String type, String method) throws IOException {
        try (InputStream in = Mutation.class.getResourceAsStream("/" + type + ".class")) {
            return applied(new ClassReader(in), type, method);
        }
    }

    /** The same to a class that may have been changed before. */
    public final byte[] applied(ClassReader reader, String type, String method) {
        ClassWriter writer = new ClassWriter(reader, ClassWriter.COMPUTE_MAXS);
        reader.accept(
                new ClassVisitor(API, writer) {
                    @Override
                    public MethodVisitor visitMethod(
                            int access, String name, String descriptor, String signature, String[] exceptions) {
                        return (name.equals(method) || (name + descriptor).equals(method))
                                        && (access & Opcodes.ACC_ABSTRACT) == 0
                                ? change(cv, type, access, name, descriptor)
                                : super.visitMethod(access, name, descriptor, signature, exceptions);
                    }
                },
                0);
        if (!found()) {
            throw new IllegalStateException("nothing to change any more in " + type + "." + method);
        }
        return writer.toByteArray();
    }

    abstract MethodVisitor change(ClassVisitor cv, String type, int access, String name, String descriptor);

    /** Of single instructions, each of which may become several. */
    private abstract static class OfInstructions extends Mutation {
        @Override
        final MethodVisitor change(ClassVisitor cv, String type, int access, String name, String descriptor) {
            return changing(cv.visitMethod(access, name, descriptor, null, null));
        }

        abstract MethodVisitor changing(MethodVisitor to);
    }

    boolean found() {
        return changes > 0;
    }

    /** Both, of single instructions. */
    public final Mutation and(Mutation other) {
        OfInstructions first = (OfInstructions) this;
        OfInstructions second = (OfInstructions) other;
        return new OfInstructions() {
            @Override
            MethodVisitor changing(MethodVisitor to) {
                return first.changing(second.changing(to));
            }

            @Override
            boolean found() {
                return first.found() && second.found();
            }
        };
    }

    /** The whole body another one; the old one stays under another name. */
    private abstract static class OfTheBody extends Mutation {
        @Override
        final MethodVisitor change(ClassVisitor cv, String type, int access, String name, String descriptor) {
            changed();
            MethodVisitor body = cv.visitMethod(access, name, descriptor, null, null);
            body.visitCode();
            write(body, type, (access & Opcodes.ACC_STATIC) != 0, descriptor);
            body.visitInsn(Type.getReturnType(descriptor).getOpcode(Opcodes.IRETURN));
            body.visitMaxs(0, 0);
            body.visitEnd();
            return cv.visitMethod(access, "original_" + name, descriptor, null, null);
        }

        abstract void write(MethodVisitor body, String type, boolean isStatic, String descriptor);
    }

    final void changed() {
        changes++;
    }

    /** The conditional jump is never taken. */
    public static Mutation never(int jump) {
        return new OfInstructions() {
            @Override
            MethodVisitor changing(MethodVisitor to) {
                return new MethodVisitor(API, to) {
                    @Override
                    public void visitJumpInsn(int opcode, Label label) {
                        if (opcode != jump) {
                            super.visitJumpInsn(opcode, label);
                            return;
                        }
                        changed();
                        super.visitInsn(isOfTwo(jump) ? Opcodes.POP2 : Opcodes.POP);
                    }
                };
            }
        };
    }

    /** The conditional jump is always taken. */
    public static Mutation always(int jump) {
        return new OfInstructions() {
            @Override
            MethodVisitor changing(MethodVisitor to) {
                return new MethodVisitor(API, to) {
                    @Override
                    public void visitJumpInsn(int opcode, Label label) {
                        if (opcode == jump) {
                            changed();
                            super.visitInsn(isOfTwo(jump) ? Opcodes.POP2 : Opcodes.POP);
                            super.visitJumpInsn(Opcodes.GOTO, label);
                        } else {
                            super.visitJumpInsn(opcode, label);
                        }
                    }
                };
            }
        };
    }

    private static boolean isOfTwo(int jump) {
        return jump >= Opcodes.IF_ICMPEQ && jump <= Opcodes.IF_ACMPNE;
    }

    /** Each of these instructions becomes some others. */
    public static Mutation replacing(int instruction, int... others) {
        return new OfInstructions() {
            @Override
            MethodVisitor changing(MethodVisitor to) {
                return new MethodVisitor(API, to) {
                    @Override
                    public void visitInsn(int opcode) {
                        if (opcode != instruction) {
                            super.visitInsn(opcode);
                            return;
                        }
                        changed();
                        for (int other : others) {
                            super.visitInsn(other);
                        }
                    }
                };
            }
        };
    }

    public static Mutation constant(Object from, Object other) {
        return new OfInstructions() {
            @Override
            MethodVisitor changing(MethodVisitor to) {
                return new MethodVisitor(API, to) {
                    @Override
                    public void visitLdcInsn(Object value) {
                        if (value.equals(from)) {
                            changed();
                            super.visitLdcInsn(other);
                        } else {
                            super.visitLdcInsn(value);
                        }
                    }
                };
            }
        };
    }

    /** The field is null. */
    public static Mutation nulling(String field) {
        return new OfInstructions() {
            @Override
            MethodVisitor changing(MethodVisitor to) {
                return new MethodVisitor(API, to) {
                    @Override
                    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
                        boolean isStatic = opcode == Opcodes.GETSTATIC;
                        if ((isStatic || opcode == Opcodes.GETFIELD) && name.equals(field)) {
                            changed();
                            super.visitInsn(isStatic ? Opcodes.NOP : Opcodes.POP);
                            super.visitInsn(Opcodes.ACONST_NULL);
                        } else {
                            super.visitFieldInsn(opcode, owner, name, descriptor);
                        }
                    }
                };
            }
        };
    }

    /**
     * After the call of this method its int or long result is changed by these instructions; a call without a result is
     * left out.
     */
    public static Mutation call(String called, int... then) {
        return new OfInstructions() {
            @Override
            MethodVisitor changing(MethodVisitor to) {
                return new MethodVisitor(API, to) {
                    @Override
                    public void visitMethodInsn(
                            int opcode, String owner, String name, String descriptor, boolean isInterface) {
                        boolean isVoid = Type.getReturnType(descriptor) == Type.VOID_TYPE;
                        if (!name.equals(called) || isVoid != (then.length == 0)) {
                            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
                            return;
                        }
                        changed();
                        if (!isVoid) {
                            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
                            for (int instruction : then) {
                                super.visitInsn(instruction);
                            }
                            return;
                        }
                        for (Type popped : lastFirst(descriptor, opcode == Opcodes.INVOKESTATIC)) {
                            super.visitInsn(popped.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP);
                        }
                    }
                };
            }
        };
    }

    /** These instructions stand for the call, with its arguments on the stack. */
    public static Mutation instead(String called, int... instructions) {
        return new OfInstructions() {
            @Override
            MethodVisitor changing(MethodVisitor to) {
                return new MethodVisitor(API, to) {
                    @Override
                    public void visitMethodInsn(
                            int opcode, String owner, String name, String descriptor, boolean isInterface) {
                        if (!name.equals(called)) {
                            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
                            return;
                        }
                        changed();
                        for (int instruction : instructions) {
                            super.visitInsn(instruction);
                        }
                    }
                };
            }
        };
    }

    /** Calls of this method go to a static one of another class, which gets the object as its first argument. */
    public static Mutation rerouted(String called, String elsewhere, String other) {
        return new OfInstructions() {
            @Override
            MethodVisitor changing(MethodVisitor to) {
                return new MethodVisitor(API, to) {
                    @Override
                    public void visitMethodInsn(
                            int opcode, String owner, String name, String descriptor, boolean isInterface) {
                        if (!name.equals(called)) {
                            super.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
                            return;
                        }
                        changed();
                        String object = opcode == Opcodes.INVOKESTATIC ? "" : "L" + owner + ";";
                        super.visitMethodInsn(
                                Opcodes.INVOKESTATIC, elsewhere, other, "(" + object + descriptor.substring(1), false);
                    }
                };
            }
        };
    }

    /** An int constant is another. */
    public static Mutation number(int from, int other) {
        return new OfInstructions() {
            @Override
            MethodVisitor changing(MethodVisitor to) {
                return new MethodVisitor(API, to) {
                    @Override
                    public void visitIntInsn(int opcode, int operand) {
                        boolean found = operand == from && opcode != Opcodes.NEWARRAY;
                        if (found) {
                            changed();
                        }
                        super.visitIntInsn(opcode, found ? other : operand);
                    }
                };
            }
        };
    }

    private static List<Type> lastFirst(String descriptor, boolean isStatic) {
        List<Type> types = new ArrayList<>();
        for (Type type : Type.getArgumentTypes(descriptor)) {
            types.add(0, type);
        }
        if (!isStatic) {
            types.add(Type.getType(Object.class));
        }
        return types;
    }

    public static Mutation returning(int constant) {
        return new OfTheBody() {
            @Override
            void write(MethodVisitor body, String type, boolean isStatic, String descriptor) {
                body.visitIntInsn(Opcodes.BIPUSH, constant);
            }
        };
    }

    /** A method of {@code Sabotage} in the room of the class does it instead. */
    static Mutation sabotage(String name) {
        return sabotage(null, name);
    }

    /** A static method of another class does it instead; it gets what the method got, the object first. */
    public static Mutation sabotage(String owner, String name) {
        return new OfTheBody() {
            @Override
            void write(MethodVisitor body, String type, boolean isStatic, String descriptor) {
                List<Type> passed = new ArrayList<>();
                if (!isStatic) {
                    passed.add(Type.getObjectType(type));
                }
                java.util.Collections.addAll(passed, Type.getArgumentTypes(descriptor));
                int local = 0;
                for (Type each : passed) {
                    body.visitVarInsn(each.getOpcode(Opcodes.ILOAD), local);
                    local += each.getSize();
                }
                body.visitMethodInsn(
                        Opcodes.INVOKESTATIC,
                        owner == null ? type.substring(0, type.lastIndexOf('/')) + "/Sabotage" : owner,
                        name,
                        Type.getMethodDescriptor(Type.getReturnType(descriptor), passed.toArray(new Type[0])),
                        false);
            }
        };
    }
}
