package dev.standpipe.rewrite;

import dev.standpipe.rewrite.summary.FieldName;
import dev.standpipe.rewrite.summary.Transfer;
import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/** A first look at a method: what it calls, and whether all it does is return a field. */
final class MethodScan extends MethodVisitor {
    private final ClassScan scan;
    private final String method;
    private final boolean isStatic;
    private boolean mayBeGetter;
    private int instructions;
    private FieldName field;
    private OwnCalls.Method calls;
    private final Map<Label, Integer> callsBefore = new HashMap<>();

    MethodScan(ClassScan scan, String method, boolean isStatic, boolean mayBeGetter) {
        super(Opcodes.ASM9);
        this.scan = scan;
        this.method = method;
        this.isStatic = isStatic;
        this.mayBeGetter = mayBeGetter && method.indexOf("()") > 0;
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        mayBeGetter = false;
        Transfer transfer = scan.foundCall(method, opcode, owner, name, descriptor, isInterface);
        if (transfer != null && !transfer.superCall()) {
            calls().transfer(transfer);
        } else if (owner.equals(scan.name())) {
            calls().call(name + descriptor);
        }
    }

    private OwnCalls.Method calls() {
        if (calls == null) {
            calls = scan.callsOf(method);
        }
        return calls;
    }

    @Override
    public void visitLabel(Label label) {
        callsBefore.put(label, calls == null ? 0 : calls.calls());
    }

    /** What is between a label and a jump back to it may be in a loop. */
    private void jump(Label label) {
        mayBeGetter = false;
        if (calls != null && callsBefore.containsKey(label)) {
            calls.loop(callsBefore.get(label));
        }
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label otherwise, Label... labels) {
        visitLookupSwitchInsn(otherwise, null, labels);
    }

    @Override
    public void visitLookupSwitchInsn(Label otherwise, int[] keys, Label[] labels) {
        jump(otherwise);
        for (Label label : labels) {
            jump(label);
        }
    }

    @Override
    public void visitVarInsn(int opcode, int slot) {
        mayBeGetter &= opcode == Opcodes.ALOAD && slot == 0 && instructions++ == 0;
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        // a static field that an object's method returns would be taken for one of the object
        boolean loads = isStatic
                ? opcode == Opcodes.GETSTATIC && instructions == 0
                : opcode == Opcodes.GETFIELD && instructions == 1;
        mayBeGetter &= loads && owner.equals(scan.name()) && field == null;
        field = new FieldName(owner, name, descriptor);
        boolean stores = opcode == Opcodes.PUTFIELD || opcode == Opcodes.PUTSTATIC;
        if (stores && owner.equals(scan.name()) && !method.startsWith("<")) {
            scan.foundAssignment(field);
        }
    }

    @Override
    public void visitInsn(int opcode) {
        boolean returns = opcode >= Opcodes.IRETURN && opcode <= Opcodes.ARETURN;
        if (mayBeGetter && returns && field != null && isReturnedAsItIs(field.descriptor())) {
            scan.foundGetter(method, field);
        }
        mayBeGetter = false;
    }

    /** What returns a byte or a char makes one of any int, and what returns an int takes any of these as it is. */
    private boolean isReturnedAsItIs(String type) {
        String returned = method.substring(method.indexOf(')') + 1);
        return returned.length() > 1 || returned.equals(type) || returned.equals("I");
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        mayBeGetter = false;
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        mayBeGetter = false;
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
        mayBeGetter = false;
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        mayBeGetter = false;
        // each call of it reads them all again
        scan.work().spend(arguments.length);
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        jump(label);
    }

    @Override
    public void visitLdcInsn(Object value) {
        mayBeGetter = false;
    }

    @Override
    public void visitIincInsn(int slot, int increment) {
        mayBeGetter = false;
    }
}
