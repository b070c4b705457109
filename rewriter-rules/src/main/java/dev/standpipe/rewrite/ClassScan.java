package dev.standpipe.rewrite;

import dev.standpipe.rewrite.summary.Callee;
import dev.standpipe.rewrite.summary.ClassFacts;
import dev.standpipe.rewrite.summary.FieldName;
import dev.standpipe.rewrite.summary.Footprint;
import dev.standpipe.rewrite.summary.Transfer;
import dev.standpipe.rewrite.work.Work;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * A first look at a class: which methods are worth another, and what the rules may know about its fields and getters.
 */
final class ClassScan {
    private final Hierarchy hierarchy;
    private final Work work;
    private final boolean trustingGetters;
    private final ClassReader reader;
    private final ClassStructure structure;
    private final MethodScan methods;
    private final Set<String> candidates = new LinkedHashSet<>();
    private final Set<String> carriers = new HashSet<>();
    private final OwnCalls calls;
    private final Callees callees;
    private final Set<String> assignedLater = new HashSet<>();
    private final FullReads fullReads;
    private final String name;
    private Map<String, Integer> fields;
    private String source;

    ClassScan(
            ClassReader reader,
            ClassStructure structure,
            byte[] classFile,
            Hierarchy hierarchy,
            boolean trustingGetters,
            Work work) {
        this.reader = reader;
        this.structure = structure;
        this.name = reader.getClassName();
        this.hierarchy = hierarchy;
        this.trustingGetters = trustingGetters;
        this.work = work;
        this.fullReads = new FullReads(new Receivers(hierarchy, work));
        this.calls = new OwnCalls(work);
        this.callees = new Callees(this, calls);
        this.methods = new MethodScan(this, reader, structure, classFile);
        List<MethodOutline> all = structure.methods();
        for (int k = 0; k < all.size(); k++) {
            methods.look(all.get(k));
        }
        candidates.addAll(calls.looping());
    }

    /** It has a transfer of more than a byte, which may be in a loop, or called from one. */
    void foundCarrier(MethodOutline method, boolean mayLoop) {
        (mayLoop ? candidates : carriers).add(method.key());
    }

    /** What the class calls itself, by name and descriptor. */
    OwnCalls.Method own(String method) {
        return calls.of(method);
    }

    Callees callees() {
        return callees;
    }

    /** It is Java code that takes no lock, and will be what it is. */
    boolean isPlain(String method) {
        MethodOutline outline = structure.method(method);
        return trustingGetters && outline != null && outline.isPlain();
    }

    boolean isForJava5() {
        return reader.readUnsignedShort(6) >= Opcodes.V1_5;
    }

    /** Whether code can compare the class of an object with this one. */
    boolean isComparable() {
        return isForJava5() && isMade();
    }

    /** Whether there can be objects of it and no subclass. */
    boolean isMade() {
        return (reader.getAccess() & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE)) == 0;
    }

    /** No other code can be meant by a call of it. */
    boolean isSettled(String method) {
        MethodOutline outline = structure.method(method);
        return trustingGetters
                && outline != null
                && !outline.initializes()
                && outline.isSettled((reader.getAccess() & Opcodes.ACC_FINAL) != 0);
    }

    /** The field that the call returns, and does nothing else, or null. */
    FieldName getter(MethodInsnNode call) {
        boolean mayBe = call.owner.equals(name) && call.desc.startsWith("()") && isSettled(call.name + call.desc);
        int constant = mayBe ? methods.returnedField(structure.method(call.name + call.desc)) : 0;
        if (constant == 0) {
            return null;
        }
        FieldName field = field(reader.getItem(constant));
        return declares(field) && isReturnedAsItIs(field.descriptor(), call.desc.substring(2)) ? field : null;
    }

    private FieldName field(int member) {
        char[] buffer = new char[reader.getMaxStringLength()];
        int named = reader.getItem(reader.readUnsignedShort(member + 2));
        return new FieldName(
                reader.readClass(member, buffer), reader.readUTF8(named, buffer), reader.readUTF8(named + 2, buffer));
    }

    /** What returns a byte or a char makes one of any int, and what returns an int takes any of these as it is. */
    private static boolean isReturnedAsItIs(String type, String returned) {
        return returned.length() > 1 || returned.equals(type) || returned.equals("I");
    }

    /** By other than what makes objects: up to Java 8 that is allowed in code of the class, whatever its fields are. */
    void foundAssignment(String field) {
        assignedLater.add(field);
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

    /** Whether the method may have a loop with a transfer, or with one behind a call. */
    boolean isCandidate(String nameAndDescriptor) {
        return candidates.contains(nameAndDescriptor);
    }

    /** Which methods may have one. */
    Set<String> candidates() {
        return candidates;
    }

    /** Whether the method has a transfer of more than a byte, and none in a loop. */
    boolean isCarrier(String nameAndDescriptor) {
        return carriers.contains(nameAndDescriptor);
    }

    /** What the call carries, on a receiver of ours, or null; a call past an override included. */
    Transfer transfer(MethodInsnNode call) {
        return fullReads.transfer(call);
    }

    FullReads fullReads() {
        return fullReads;
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
            public Footprint footprint(MethodInsnNode call) {
                return callees.footprint(call);
            }

            @Override
            public Footprint promised(MethodInsnNode call) {
                return isForJava5() && PromisedCalls.mayBe(call, name) ? Footprint.ofOthers() : null;
            }

            @Override
            public String name() {
                return name;
            }

            @Override
            public boolean handsOnClass() {
                return isForJava5();
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
                return hasSuperclass() && !declares(field) && StreamFields.contain(field);
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

    private boolean hasSuperclass() {
        return reader.getSuperName() != null && !reader.getSuperName().equals("java/lang/Object");
    }

    private boolean declares(FieldName field) {
        return field.owner().equals(name) && fields().containsKey(field.name() + field.descriptor());
    }

    private Map<String, Integer> fields() {
        if (fields == null) {
            fields = structure.fieldAccess();
        }
        return fields;
    }

    private boolean has(FieldName field, int flag) {
        return declares(field) && (fields().get(field.name() + field.descriptor()) & flag) != 0;
    }
}
