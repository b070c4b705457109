package dev.standpipe.rewrite;

import dev.standpipe.rewrite.summary.Callee;
import dev.standpipe.rewrite.summary.ClassFacts;
import dev.standpipe.rewrite.summary.FieldName;
import dev.standpipe.rewrite.summary.Transfer;
import dev.standpipe.rewrite.summary.Transfers;
import dev.standpipe.rewrite.summary.WireType;
import dev.standpipe.rewrite.work.Work;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * A first look at a class: which methods are worth another, and what the rules may know about its fields and getters.
 */
final class ClassScan extends ClassVisitor {
    /** The fields that a subclass of a stream inherits, and that move with it or steer it. */
    private static final Set<String> OF_STREAMS = new HashSet<>(Arrays.asList(
            "inLjava/io/InputStream;",
            "outLjava/io/OutputStream;",
            "buf[B",
            "posI",
            "countI",
            "markI",
            "markposI",
            "lenI",
            "writtenI"));

    private final Receivers receivers;
    private final Hierarchy hierarchy;
    private final Work work;
    private final boolean trustingGetters;
    private final Set<String> candidates = new LinkedHashSet<>();
    private final Map<String, Integer> fields = new HashMap<>();
    private final Map<String, FieldName> getters = new HashMap<>();
    private final OwnCalls calls;
    private final Callees callees;
    private final Set<String> assignedLater = new HashSet<>();
    private String name;
    private String source;
    private boolean isFinal;
    private boolean hasSuperclass;

    ClassScan(Hierarchy hierarchy, boolean trustingGetters, Work work) {
        super(Opcodes.ASM9);
        this.hierarchy = hierarchy;
        this.trustingGetters = trustingGetters;
        this.work = work;
        this.receivers = new Receivers(hierarchy, work);
        this.calls = new OwnCalls(work);
        this.callees = new Callees(this, calls);
    }

    @Override
    public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
        this.name = name;
        this.isFinal = (access & Opcodes.ACC_FINAL) != 0;
        this.hasSuperclass = superName != null && !superName.equals("java/lang/Object");
    }

    @Override
    public FieldVisitor visitField(int access, String name, String descriptor, String signature, Object value) {
        fields.put(name + descriptor, access);
        return null;
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        int settled = Opcodes.ACC_FINAL | Opcodes.ACC_PRIVATE | Opcodes.ACC_STATIC;
        boolean cannotBeOverridden = isFinal || (access & settled) != 0;
        boolean plain = (access & (Opcodes.ACC_SYNCHRONIZED | Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
        if (trustingGetters && cannotBeOverridden && plain) {
            callees.addSettled(name + descriptor);
        }
        return new MethodScan(this, name + descriptor, (access & Opcodes.ACC_STATIC) != 0, cannotBeOverridden && plain);
    }

    /** The transfer that the call is, or null. Of those of single bytes only the ones in loops make a candidate. */
    Transfer foundCall(String method, int opcode, String owner, String name, String descriptor, boolean isInterface) {
        Transfer transfer = transfer(new MethodInsnNode(opcode, owner, name, descriptor, isInterface));
        if (transfer != null && transfer.wire() != WireType.SINGLE_BYTE) {
            candidates.add(method);
        }
        return transfer;
    }

    OwnCalls.Method callsOf(String method) {
        return calls.of(method);
    }

    @Override
    public void visitEnd() {
        candidates.addAll(calls.looping());
    }

    Callees callees() {
        return callees;
    }

    /** The field that the call returns, and does nothing else, or null. */
    FieldName getter(MethodInsnNode call) {
        return call.owner.equals(name) ? getters.get(call.name + call.desc) : null;
    }

    void foundGetter(String method, FieldName field) {
        if (trustingGetters && declares(field)) {
            getters.put(method, field);
        }
    }

    /** By other than what makes objects: up to Java 8 that is allowed in code of the class, whatever its fields are. */
    void foundAssignment(FieldName field) {
        assignedLater.add(field.name() + field.descriptor());
    }

    String name() {
        return name;
    }

    /** Known once a first method is read with its lines. */
    String source() {
        return source;
    }

    void compiledFrom(String source) {
        this.source = source;
    }

    Work work() {
        return work;
    }

    /** Whether the method has a transfer, or a loop with one behind a call. */
    boolean isCandidate(String nameAndDescriptor) {
        return candidates.contains(nameAndDescriptor);
    }

    /** The methods that have one. */
    Set<String> candidates() {
        return candidates;
    }

    /** What the call carries, on a receiver of ours, or null; a call past an override included. */
    Transfer transfer(MethodInsnNode call) {
        Transfer transfer = Transfers.of(call);
        boolean known = transfer != null && (transfer.wire() == WireType.SINGLE_BYTE || receivers.include(call.owner));
        return known ? transfer : null;
    }

    /** What an instruction carries itself, or has carried by the method that it calls. */
    Transfer carried(AbstractInsnNode insn) {
        if (!(insn instanceof MethodInsnNode)) {
            return null;
        }
        Transfer transfer = transfer((MethodInsnNode) insn);
        return transfer == null ? callees.transferBehind((MethodInsnNode) insn) : transfer;
    }

    /** What calls and fields mean in a method of this class. */
    ClassFacts facts(String method) {
        return new ClassFacts() {
            @Override
            public Transfer transfer(MethodInsnNode call) {
                Transfer transfer = ClassScan.this.transfer(call);
                return transfer != null && !transfer.superCall() ? transfer : null;
            }

            @Override
            public FieldName getter(MethodInsnNode call) {
                return ClassScan.this.getter(call);
            }

            @Override
            public Callee callee(MethodInsnNode call) {
                return callees.callee(call);
            }

            @Override
            public boolean hidesTransfer(MethodInsnNode call) {
                return callees.transferBehind(call) != null;
            }

            @Override
            public boolean declares(FieldName field) {
                return ClassScan.this.declares(field);
            }

            @Override
            public boolean fixed(FieldName field) {
                // constructors and initializers may still assign it
                return !method.startsWith("<")
                        && has(field, Opcodes.ACC_FINAL)
                        && !assignedLater.contains(field.name() + field.descriptor());
            }

            @Override
            public boolean belongsToStream(FieldName field) {
                // what a stream's subclass inherits it may also reach under the name of a subclass of its own
                return hasSuperclass && !declares(field) && OF_STREAMS.contains(field.name() + field.descriptor());
            }

            @Override
            public boolean isVolatile(FieldName field) {
                return has(field, Opcodes.ACC_VOLATILE)
                        || !declares(field) && inheritsVolatile(field.owner(), field.name() + field.descriptor());
            }
        };
    }

    /** Whether the field is volatile where its owner has it from; it may be where that is not at hand. */
    private boolean inheritsVolatile(String owner, String field) {
        Set<String> seen = new HashSet<>();
        Deque<String> waiting = new ArrayDeque<>();
        waiting.add(owner);
        while (!waiting.isEmpty()) {
            String type = waiting.remove();
            work.spend(1);
            if (type.equals("java/lang/Object") || !seen.add(type)) {
                continue;
            }
            Outline outline = hierarchy.outline(type);
            if (outline == Outline.NONE || outline.volatiles().contains(field)) {
                return true;
            }
            if (!outline.plainFields().contains(field)) {
                waiting.addAll(outline.supertypes());
            }
        }
        return false;
    }

    private boolean declares(FieldName field) {
        return field.owner().equals(name) && fields.containsKey(field.name() + field.descriptor());
    }

    private boolean has(FieldName field, int flag) {
        return declares(field) && (fields.get(field.name() + field.descriptor()) & flag) != 0;
    }
}
