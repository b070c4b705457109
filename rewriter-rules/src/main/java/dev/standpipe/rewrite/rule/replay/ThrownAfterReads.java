package dev.standpipe.rewrite.rule.replay;

import dev.standpipe.rewrite.call.KeyedCalls;
import dev.standpipe.rewrite.call.QuietCalls;
import dev.standpipe.rewrite.loop.Block;
import dev.standpipe.rewrite.report.Reason;
import dev.standpipe.rewrite.rule.proof.Made;
import dev.standpipe.rewrite.rule.proof.Pushable;
import dev.standpipe.rewrite.rule.proof.Refusal;
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
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * What a round does that may throw, once it has read all that it reads: the rounds behind it have not begun then, and
 * their bytes go back.
 */
final class ThrownAfterReads {
    private final Summary summary;
    private final Map<Value, List<String>> objects = new LinkedHashMap<>();
    private final Set<Value> filled = new LinkedHashSet<>();
    private final Set<Value> ofThisClass = new LinkedHashSet<>();
    private final Map<Integer, Integer> unread = new LinkedHashMap<>();
    private final Set<String> promises = new LinkedHashSet<>();
    private final MadeObjects made;
    private boolean any;

    ThrownAfterReads(Summary summary) {
        this.summary = summary;
        this.made = new MadeObjects(summary);
    }

    /**
     * Takes up something that may throw, or gives the refusal back that it was met with. Where a method's code is
     * copied into the loop, what it throws would not have that method in its stack trace.
     */
    Refusal take(Effect effect, boolean allRead, Refusal refusal) {
        AbstractInsnNode insn = summary.flow().code()[effect.position()];
        boolean taken = allRead && (insn == effect.by() || !summary.inlines(insn));
        any |= taken;
        return taken ? null : refusal;
    }

    /** Why a call of the JDK's stands in the way, or null. */
    Refusal takeCall(Effect call, boolean allRead) {
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
        return take(call, allRead, refusal);
    }

    /**
     * Takes up the making of a box before the last read: where there is no memory for it, the bytes that the round has
     * still to read go back, too.
     */
    boolean takeBox(Effect call, int bytes) {
        boolean taken =
                summary.flow().code()[call.position()] == call.by() && QuietCalls.makesBox((MethodInsnNode) call.by());
        if (taken) {
            unread.put(call.position(), bytes);
            any = true;
        }
        return taken;
    }

    /** The same of an object of the program's. {@code bytes} is how many the round has still to read. */
    boolean takeMaking(Effect making, int bytes) {
        if (!made.take(making)) {
            return false;
        }
        if (bytes > 0) {
            unread.put(making.position(), bytes);
        }
        any = true;
        return true;
    }

    /** And of its constructor, behind the last read. */
    boolean takeCompleting(Effect call) {
        boolean taken = made.complete(call);
        if (taken) {
            any = true;
            promise(call);
        }
        return taken;
    }

    /** Why a method of another class stands in the way, or null. */
    Refusal takePromised(Effect call, boolean allRead) {
        boolean taken = allRead && summary.flow().code()[call.position()] == call.by();
        if (taken) {
            any = true;
            promise(call);
        }
        return taken ? null : new Refusal(Reason.CALL_IN_LOOP, call.position());
    }

    private void promise(Effect call) {
        if (call.isPromised()) {
            MethodInsnNode by = (MethodInsnNode) call.by();
            promises.add(by.owner + '.' + by.name + by.desc);
        }
    }

    /** The methods of other classes that must be quiet, with owners and descriptors. */
    Set<String> promises() {
        return new LinkedHashSet<>(promises);
    }

    private boolean throwsAt(int position, int bytes) {
        any = true;
        if (bytes > 0) {
            unread.put(position, bytes);
        }
        return true;
    }

    static boolean isConstructor(Effect call) {
        return ((MethodInsnNode) call.by()).name.equals("<init>");
    }

    /** Why a call of a method of the class's own stands in the way, or null. */
    Refusal takeOwnCall(Effect call, boolean allRead) {
        Refusal refusal = new Refusal(Reason.CALL_IN_LOOP, call.position());
        boolean isSure = !call.operands().isEmpty() && Made.is(call.operand(0));
        if (call.footprint().isOfThisClass() && !isSure) {
            Value object = call.operand(0);
            if (!FixedObject.is(object, summary) || !Pushable.at(object)) {
                return refusal;
            }
            ofThisClass.add(object);
        }
        return take(call, allRead, refusal);
    }

    /** Why a loop in the loop stands in the way, or null. */
    Refusal takeLoop(Effect loop, boolean allRead) {
        Refusal refusal = new Refusal(Reason.LOOP_IN_LOOP);
        if (loop.footprint().isOfThisClass()) {
            if (summary.method().assigns(0)) {
                return refusal;
            }
            ofThisClass.add(Value.local(0, 'A'));
        }
        return take(loop, allRead, refusal);
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
        return new LinkedHashMap<>(unread);
    }

    /** The objects that are called, and must be of the class of the loop and of no subclass. */
    List<Value> ofThisClass() {
        return new ArrayList<>(ofThisClass);
    }

    /**
     * A local of the loop's own that holds an object: an exception says its name where it is null, which only the loop
     * itself knows, and a handler around the loop may read it.
     */
    Refusal refuseLocals() {
        AbstractInsnNode[] code = summary.flow().code();
        for (Block block : any ? summary.loop().blocks() : Collections.<Block>emptyList()) {
            for (int at = block.first(); at <= block.last(); at++) {
                if (code[at].getOpcode() == Opcodes.ASTORE && !made.hold((VarInsnNode) code[at])) {
                    return new Refusal(Reason.UNACCOUNTED, at);
                }
            }
        }
        return null;
    }
}
