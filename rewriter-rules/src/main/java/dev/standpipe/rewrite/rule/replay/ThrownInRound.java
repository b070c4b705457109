package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.call.KeyedCalls;
import dev.standpipe.rewrite.call.QuietCalls;
import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.proof.Made;
import dev.standpipe.rewrite.rule.proof.Pushable;
import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.rule.proof.Shape;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * What a round does that may throw: the rounds behind it have not begun then, and their bytes go back, with those that
 * the round itself has still to read.
 */
final class ThrownInRound {
    /** Of bytes that could not go back. */
    static final int NEVER = -1;

    private final Summary summary;
    private final Map<Value, List<String>> objects = new LinkedHashMap<>();
    private final Set<Value> filled = new LinkedHashSet<>();
    private final Set<Value> ofThisClass = new LinkedHashSet<>();
    private final Map<Integer, Integer> unread = new LinkedHashMap<>();
    private final Set<String> promises = new LinkedHashSet<>();
    private final MadeObjects made;
    private Effect named;
    private boolean any;

    ThrownInRound(Summary summary) {
        this.summary = summary;
        this.made = new MadeObjects(summary);
    }

    /**
     * Takes up something that may throw, or gives the refusal back that it was met with. {@code bytes} is how many the
     * round has still to read. Where a method's code is copied into the loop, what it throws would not have that method
     * in its stack trace.
     */
    Refusal take(Effect effect, int bytes, Refusal refusal) {
        boolean taken = isInPlace(effect) || bytes == 0 && !summary.inlines(insn(effect));
        return taken && returns(effect.position(), bytes) ? null : refusal;
    }

    /** The same of what throws where an object is null: that says in words what brought it, and so which read did. */
    Refusal takeUse(Effect effect, int bytes, Refusal refusal) {
        return isOfRead(effect.operand(0)) ? refusal : take(effect, bytes, refusal);
    }

    private Refusal takeInvoked(Effect call, int bytes, Refusal refusal) {
        boolean onObject = call.by().getOpcode() != Opcodes.INVOKESTATIC;
        return onObject ? takeUse(call, bytes, refusal) : take(call, bytes, refusal);
    }

    private boolean isOfRead(Value object) {
        for (Effect transfer : Shape.transfers(summary.rounds().get(0))) {
            if (transfer.result() != null && object.contains(transfer.result())) {
                return true;
            }
        }
        return false;
    }

    private AbstractInsnNode insn(Effect effect) {
        return summary.flow().code()[effect.position()];
    }

    private boolean isInPlace(Effect effect) {
        return insn(effect) == effect.by();
    }

    /** False if as many bytes cannot go back, or at times others. */
    private boolean returns(int position, int bytes) {
        Integer known = unread.put(position, bytes);
        any = true;
        return bytes != NEVER && (known == null || known == bytes);
    }

    /** Why a call of the JDK's stands in the way, or null. */
    Refusal takeCall(Effect call, int bytes) {
        Refusal refusal = new Refusal(Reason.CALL_IN_LOOP, call.position());
        MethodInsnNode by = (MethodInsnNode) call.by();
        List<String> classes = QuietCalls.classes(by);
        if (classes != null && !isCertain(call.operand(0), classes)) {
            return refusal;
        }
        if (KeyedCalls.askFor(by) && !call.operand(1).isBox()) {
            return refusal;
        }
        if (KeyedCalls.fill(by)) {
            filled.add(call.operand(0));
        }
        return takeInvoked(call, bytes, refusal);
    }

    /** Why an object of the program's cannot be made, or null. */
    Refusal takeMaking(Effect making, int bytes) {
        Refusal refusal = new Refusal(Reason.UNACCOUNTED, making.position());
        return isInPlace(making) && made.take(making) ? take(making, bytes, refusal) : refusal;
    }

    /** The same of its constructor, or of a method of another class. */
    Refusal takePromised(Effect call, int bytes) {
        Refusal refusal = new Refusal(Reason.CALL_IN_LOOP, call.position());
        MethodInsnNode by = (MethodInsnNode) call.by();
        boolean certain = isConstructor(call)
                ? Made.is(call.operand(0))
                : by.getOpcode() == Opcodes.INVOKESTATIC || by.owner.equals(Made.classOf(call.operand(0)));
        if (!certain || !isInPlace(call) || handsOnStream(call)) {
            return refusal;
        }
        if (call.isPromised()) {
            promises.add(by.owner + '.' + by.name + by.desc);
        }
        return take(call, bytes, refusal);
    }

    private boolean handsOnStream(Effect call) {
        return call.operands()
                .contains(Shape.transfers(summary.rounds().get(0)).get(0).operand(0));
    }

    /** Takes up that a field is named. The class that it is of would be loaded then, if it is not there yet. */
    void name(Effect use) {
        String owner = use.by() instanceof FieldInsnNode ? ((FieldInsnNode) use.by()).owner : "";
        if (!owner.isEmpty() && !owner.equals(summary.method().facts().name())) {
            promises.add(owner + '.');
            named = use;
        }
    }

    /**
     * The methods of other classes that must be quiet, with owners and descriptors. An owner without a method must be
     * there.
     */
    Set<String> promises() {
        return any ? new LinkedHashSet<>(promises) : Collections.<String>emptySet();
    }

    static boolean isConstructor(Effect call) {
        return ((MethodInsnNode) call.by()).name.equals("<init>");
    }

    /** Why a call of a method of the class's own stands in the way, or null. */
    Refusal takeOwnCall(Effect call, int bytes) {
        if (isConstructor(call)) {
            return takePromised(call, bytes);
        }
        Refusal refusal = new Refusal(Reason.CALL_IN_LOOP, call.position());
        boolean isSure = !call.operands().isEmpty() && Made.is(call.operand(0));
        if (call.footprint().isOfThisClass() && !isSure) {
            Value object = call.operand(0);
            if (!FixedObject.is(object, summary) || !Pushable.at(object)) {
                return refusal;
            }
            ofThisClass.add(object);
        }
        return takeInvoked(call, bytes, refusal);
    }

    /** Why a loop in the loop stands in the way, or null. */
    Refusal takeLoop(Effect loop, int bytes) {
        Refusal refusal = new Refusal(Reason.LOOP_IN_LOOP);
        if (loop.footprint().isOfThisClass()) {
            if (summary.method().assigns(0)) {
                return refusal;
            }
            ofThisClass.add(Value.local(0, 'A'));
        }
        return bytes == 0 ? take(loop, bytes, refusal) : refusal;
    }

    /** That it has one of these classes is looked at before the loop, and so must hold until its end. */
    private boolean isCertain(Value object, List<String> classes) {
        if (!FixedObject.is(object, summary) || !Pushable.at(object)) {
            return false;
        }
        List<String> common = new ArrayList<>(classes);
        if (objects.containsKey(object)) {
            common.retainAll(objects.get(object));
        }
        objects.put(object, common);
        return !common.isEmpty();
    }

    /** Whether bytes may have to go back. */
    boolean any() {
        return any;
    }

    /** The objects that are called, with the classes one of which each must have. */
    Map<Value, List<String>> objects() {
        return new LinkedHashMap<>(objects);
    }

    /** Those of them that keys are put into. */
    Set<Value> filled() {
        return new LinkedHashSet<>(filled);
    }

    /** By the positions of what may throw before the last read: how many bytes the round has still to read. */
    Map<Integer, Integer> unread() {
        Map<Integer, Integer> some = new LinkedHashMap<>(unread);
        some.values().removeAll(Collections.singleton(0));
        return some;
    }

    /** The objects that are called, and must be of the class of the loop and of no subclass. */
    List<Value> ofThisClass() {
        return new ArrayList<>(ofThisClass);
    }

    /**
     * A local that holds an object, and not only for a round: an exception may say its name, or a handler read it. Or a
     * class that nobody can be asked for.
     */
    Refusal refuseNames() {
        if (any && named != null && !summary.method().facts().handsOnClass()) {
            return new Refusal(Reason.UNACCOUNTED, named.position());
        }
        int met = any ? new MetTypes(summary).met() : Refusal.NOWHERE;
        if (met != Refusal.NOWHERE) {
            return new Refusal(Reason.UNACCOUNTED, met);
        }
        AbstractInsnNode[] code = summary.flow().code();
        RoundLocals ofRound = new RoundLocals(summary);
        for (Block block : any ? summary.loop().blocks() : Collections.<Block>emptyList()) {
            for (int at = block.first(); at <= block.last(); at++) {
                if (code[at].getOpcode() == Opcodes.ASTORE && !ofRound.has(((VarInsnNode) code[at]).var)) {
                    return new Refusal(Reason.UNACCOUNTED, at);
                }
            }
        }
        return null;
    }
}
