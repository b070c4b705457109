package dev.standpipe.runtime.route;

import static org.objectweb.asm.Opcodes.*;

import dev.standpipe.runtime.proof.Op;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;

/** Makes classes of bricks. */
final class Mason {
    private static final String STATE = Type.getInternalName(BrickState.class);
    private static final String IN = "java/io/DataInputStream";
    private static final String OUT = "java/io/DataOutputStream";
    private static final List<Field> FIELDS = fields();

    private final String name;
    private final Op op;
    private final MethodVisitor code;

    private Mason(String name, Op op, MethodVisitor code) {
        this.name = name;
        this.op = op;
        this.code = code;
    }

    private static List<Field> fields() {
        List<Field> fields = new ArrayList<>();
        for (Field field : BrickState.class.getDeclaredFields()) {
            if (Modifier.isPublic(field.getModifiers())) {
                fields.add(field);
            }
        }
        return fields;
    }

    /** A class with one method that moves a value; its others do nothing. */
    static byte[] classFile(String name, Op op, List<Brick> bricks) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        writer.visit(
                V1_5, ACC_PUBLIC, name, null, "java/lang/Object", new String[] {Type.getInternalName(Brickwork.class)});
        for (Field field : FIELDS) {
            writer.visitField(0, field.getName(), Type.getDescriptor(field.getType()), null, null);
        }
        MethodVisitor made = writer.visitMethod(ACC_PUBLIC, "<init>", "()V", null, null);
        made.visitVarInsn(ALOAD, 0);
        made.visitMethodInsn(INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        end(made, RETURN);
        copy(writer, "set", STATE, name);
        copy(writer, "get", name, STATE);
        for (Op each : BrickRun.OPS) {
            MethodVisitor code = writer.visitMethod(ACC_PUBLIC, BrickRun.method(each), BrickRun.type(each), null, null);
            Mason mason = new Mason(name, each, code);
            mason.begin();
            for (Brick brick : each == op ? bricks : new ArrayList<Brick>()) {
                brick.lay.accept(mason);
            }
            mason.leave();
            code.visitMaxs(0, 0);
            code.visitEnd();
        }
        writer.visitEnd();
        return writer.toByteArray();
    }

    private static void copy(ClassWriter writer, String method, String from, String to) {
        MethodVisitor code = writer.visitMethod(ACC_PUBLIC, method, "(L" + STATE + ";)V", null, null);
        for (Field field : FIELDS) {
            String type = Type.getDescriptor(field.getType());
            code.visitVarInsn(ALOAD, to.equals(STATE) ? 1 : 0);
            code.visitVarInsn(ALOAD, to.equals(STATE) ? 0 : 1);
            code.visitFieldInsn(GETFIELD, from, field.getName(), type);
            code.visitFieldInsn(PUTFIELD, to, field.getName(), type);
        }
        end(code, RETURN);
    }

    private static void end(MethodVisitor code, int opcode) {
        code.visitInsn(opcode);
        code.visitMaxs(0, 0);
        code.visitEnd();
    }

    /** The value is an int, whatever the method is given. */
    private void begin() {
        if (op == Op.WRITE_FLOAT) {
            code.visitVarInsn(FLOAD, 1);
            pure("java/lang/Float", "floatToRawIntBits", "(F)I");
        } else if (op.isRead()) {
            number(0);
        } else {
            code.visitVarInsn(ILOAD, 1);
        }
        keep();
    }

    Mason self() {
        code.visitVarInsn(ALOAD, 0);
        return this;
    }

    Mason value() {
        code.visitVarInsn(ILOAD, 2);
        return this;
    }

    Mason keep() {
        code.visitVarInsn(ISTORE, 2);
        return this;
    }

    Mason op(int opcode) {
        code.visitInsn(opcode);
        return this;
    }

    Mason number(int number) {
        code.visitIntInsn(SIPUSH, number);
        return this;
    }

    Mason pure(String owner, String method, String type) {
        code.visitMethodInsn(INVOKESTATIC, owner, method, type, false);
        return this;
    }

    private static String type(String field) {
        for (Field each : FIELDS) {
            if (each.getName().equals(field)) {
                return Type.getDescriptor(each.getType());
            }
        }
        throw new IllegalArgumentException(field);
    }

    Mason get(String field) {
        self();
        code.visitFieldInsn(GETFIELD, name, field, type(field));
        return this;
    }

    Mason put(String field, Runnable what) {
        self();
        what.run();
        code.visitFieldInsn(PUTFIELD, name, field, type(field));
        return this;
    }

    Mason add(String field, int by) {
        return put(field, () -> get(field).number(by).op(IADD));
    }

    Mason addWide(String field, int by) {
        return put(field, () -> get(field).number(by).op(I2L).op(LADD));
    }

    Mason in(String field, String method, String type) {
        get(field);
        code.visitMethodInsn(INVOKEVIRTUAL, IN, method, type, false);
        return this;
    }

    Mason out(String method, String type, Runnable what) {
        get("out");
        what.run();
        code.visitMethodInsn(INVOKEVIRTUAL, OUT, method, type, false);
        return this;
    }

    /** The next byte of the array. */
    Mason next() {
        return get("buf").get("pos").op(BALOAD).number(255).op(IAND).add("pos", 1);
    }

    /** Four bytes, each of which goes to a place that has a digit. */
    Mason four(int order, Runnable one) {
        for (int k = 12; k >= 0; k -= 4) {
            one.run();
            number(8 * (order >> k & 3)).op(ISHL);
            if (k < 12) {
                op(IOR);
            }
        }
        return keep();
    }

    /** The jump passes it by. */
    Mason unless(int jump, Runnable compared, Runnable what) {
        Label past = new Label();
        compared.run();
        code.visitJumpInsn(jump, past);
        what.run();
        code.visitLabel(past);
        return this;
    }

    void thrown(int unless) {
        unless(unless, () -> {}, this::fail);
    }

    void fail() {
        code.visitTypeInsn(NEW, "java/io/IOException");
        op(DUP);
        code.visitMethodInsn(INVOKESPECIAL, "java/io/IOException", "<init>", "()V", false);
        op(ATHROW);
    }

    void leave() {
        if (op.isRead()) {
            value().op(IRETURN);
        } else {
            op(RETURN);
        }
    }
}
