package dev.standpipe.rewrite.law;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LocalVariableAnnotationNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/** One touched method: what is left of it when the insertions are deleted, beside the original. */
final class MethodLaws {
    private final ClassNode type;
    private final String where;
    private final MethodNode before;
    private final MethodNode after;
    private final Tokens left;
    private final Tokens right;

    /** For each rewritten instruction its place in the original, or -1. */
    private int[] places;

    private final List<Breach> breaches = new ArrayList<>();

    MethodLaws(ClassNode type, MethodNode before, MethodNode after) {
        this.type = type;
        this.where = type.name + "." + before.name + before.desc;
        this.before = before;
        this.after = after;
        left = new Tokens(before);
        right = new Tokens(after);
    }

    List<Breach> breaches() {
        int[] words = Alignment.of(left.words(), right.words());
        if (words == null) {
            breach(Law.INSTRUCTIONS, "the original instructions are not all there in their order");
            return breaches;
        }
        places = new int[right.instructions().size()];
        for (int i = 0; i < words.length; i++) {
            int instruction = right.instructionAt(i);
            if (instruction >= 0) {
                places[instruction] = words[i] < 0 ? -1 : left.instructionAt(words[i]);
            }
        }
        instructionByInstruction();
        handlers();
        same(Law.LOCALS, locals(before, left, false), locals(after, right, true));
        if (after.maxStack < before.maxStack || after.maxLocals < before.maxLocals) {
            breach(Law.LOCALS, "there is less room for locals and stack than there was");
        }
        breaches.addAll(InsertedCode.breaches(where, type, left.instructions(), right.instructions(), places));
        return breaches;
    }

    boolean insertions() {
        return right.instructions().size() > left.instructions().size();
    }

    private void instructionByInstruction() {
        for (int i = 0; i < places.length; i++) {
            if (places[i] < 0) {
                continue;
            }
            AbstractInsnNode original = left.instructions().get(places[i]);
            List<LabelNode> targets = Tokens.targets(original);
            List<LabelNode> targetsAfter = Tokens.targets(right.instructions().get(i));
            for (int t = 0; t < targets.size(); t++) {
                int place = right.placeOf(targetsAfter.get(t));
                if (insideInsertion(place) || original(place) != left.placeOf(targets.get(t))) {
                    breach(
                            Law.JUMPS,
                            Tokens.text(original) + " leads elsewhere than to "
                                    + describe(left, left.placeOf(targets.get(t))));
                }
            }
            // inserted code may jump to what follows it, which then needs a frame
            boolean mayBeNew = left.frameAt(places[i]).isEmpty() && i > 0 && places[i - 1] < 0;
            boolean here = left.frameAt(places[i]).equals(right.frameAt(i));
            // who jumps to an instruction comes to what was inserted before it, and there the frame is then
            boolean before =
                    right.frameAt(i).isEmpty() && left.frameAt(places[i]).equals(right.frameAt(insertion(i)));
            if (!mayBeNew && !here && !before) {
                breach(
                        Law.FRAMES,
                        "before " + describe(left, places[i]) + " was " + left.frameAt(places[i]) + ", is "
                                + right.frameAt(i));
            }
            if (left.lineAt(places[i]) != right.lineAt(i)) {
                breach(
                        Law.LINES,
                        describe(left, places[i]) + " was line " + left.lineAt(places[i]) + ", is " + right.lineAt(i));
            }
            if (typeAnnotations(original)
                    != typeAnnotations(right.instructions().get(i))) {
                breach(Law.INSTRUCTIONS, describe(left, places[i]) + " has other annotations");
            }
        }
    }

    private void handlers() {
        same(Law.HANDLERS, handlers(before, left, false), handlers(after, right, true));
        for (TryCatchBlockNode handler : after.tryCatchBlocks) {
            if (isOwn(handler)) {
                continue;
            }
            if (right.placeOf(handler.handler) < places.length && insideInsertion(right.placeOf(handler.handler))) {
                breach(Law.HANDLERS, "a handler is inside an insertion");
            }
        }
    }

    /** Of an insertion, for some of its own instructions, whatever they throw. */
    private boolean isOwn(TryCatchBlockNode handler) {
        int start = right.placeOf(handler.start);
        int end = right.placeOf(handler.end);
        boolean inserted = handler.type == null && handler.end == handler.handler && start < end;
        for (int place = start; place <= end && inserted; place++) {
            inserted = places[place] < 0;
        }
        return inserted;
    }

    private List<String> handlers(MethodNode method, Tokens tokens, boolean collapse) {
        List<String> text = new ArrayList<>();
        for (TryCatchBlockNode handler : method.tryCatchBlocks) {
            int start = place(tokens, handler.start, collapse);
            int end = place(tokens, handler.end, collapse);
            if (start < end && !(collapse && isOwn(handler))) {
                text.add(handler.type + " in " + start + " to " + end + " at "
                        + place(tokens, handler.handler, collapse));
            }
        }
        return text;
    }

    private List<String> locals(MethodNode method, Tokens tokens, boolean collapse) {
        List<String> text = new ArrayList<>();
        for (LocalVariableNode local : orEmpty(method.localVariables)) {
            int start = place(tokens, local.start, collapse);
            int end = place(tokens, local.end, collapse);
            if (start < end) {
                text.add(local.name + " " + local.desc + " " + Objects.toString(local.signature, "") + " in slot "
                        + local.index + " from " + start + " to " + end);
            }
        }
        List<LocalVariableAnnotationNode> annotations =
                new ArrayList<>(orEmpty(method.visibleLocalVariableAnnotations));
        annotations.addAll(orEmpty(method.invisibleLocalVariableAnnotations));
        for (LocalVariableAnnotationNode annotation : annotations) {
            for (int i = 0; i < annotation.start.size(); i++) {
                text.add(annotation.desc + " on slot " + annotation.index.get(i) + " from "
                        + place(tokens, annotation.start.get(i), collapse) + " to "
                        + place(tokens, annotation.end.get(i), collapse));
            }
        }
        return text;
    }

    private int place(Tokens tokens, LabelNode label, boolean collapse) {
        return collapse ? original(tokens.placeOf(label)) : tokens.placeOf(label);
    }

    /** The original instruction that comes at or after a rewritten one; their number if none does. */
    private int original(int place) {
        int next = place;
        while (next < places.length && places[next] < 0) {
            next++;
        }
        return next < places.length ? places[next] : left.instructions().size();
    }

    /** Where the insertion right before the instruction begins; the instruction itself if there is none. */
    private int insertion(int instruction) {
        int first = instruction;
        while (first > 0 && places[first - 1] < 0) {
            first--;
        }
        return first;
    }

    private boolean insideInsertion(int place) {
        return place > 0 && place < places.length && places[place] < 0 && places[place - 1] < 0;
    }

    private static int typeAnnotations(AbstractInsnNode node) {
        return orEmpty(node.visibleTypeAnnotations).size()
                + orEmpty(node.invisibleTypeAnnotations).size();
    }

    private static <T> List<T> orEmpty(List<T> list) {
        return list == null ? Collections.emptyList() : list;
    }

    private void same(Law law, List<String> wanted, List<String> found) {
        for (int i = 0; i < Math.max(wanted.size(), found.size()); i++) {
            String was = i < wanted.size() ? wanted.get(i) : "nothing";
            String is = i < found.size() ? found.get(i) : "nothing";
            if (!was.equals(is)) {
                breach(law, "'" + was + "' became '" + is + "'");
                return;
            }
        }
    }

    private static String describe(Tokens tokens, int instruction) {
        return instruction == tokens.instructions().size()
                ? "the end"
                : "instruction " + instruction + " ("
                        + Tokens.text(tokens.instructions().get(instruction)).trim() + ")";
    }

    private void breach(Law law, String what) {
        breaches.add(new Breach(law, where, what));
    }
}
