package dev.standpipe.proof;

import dev.standpipe.proof.Behaviour.Op;
import dev.standpipe.runtime.engine.EngineChecks;

/**
 * Makes a case out of choices. What is asked first matters most to the shrinker; the first answer of each question is
 * the plainest.
 */
final class Draw {
    private static final int[] SIZES = {
        8, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 64, 96, 100, 512, 1024, 8192, 65536
    };

    /** Elements at most where each costs a system call or a virtual call into a journal. */
    private static final int DEAR = 3000;

    private final Choices choices;
    private final Stacks.Row row;
    private Case c = new Case();

    private Draw(Choices choices, Stacks.Row row) {
        this.choices = choices;
        this.row = row;
    }

    static Case of(Choices choices) {
        return of(choices, null);
    }

    /** Any program over the stack of one row, or over any stack where that is null. */
    static Case of(Choices choices, Stacks.Row row) {
        return new Draw(choices, row).draw();
    }

    private Case draw() {
        if (row == null) {
            c.writing = choices.pick(2) == 1;
            stack();
        } else {
            c = row.lay(SIZES[choices.pick(SIZES.length)]);
        }
        c.form = form();
        if (!c.writing && choices.chance(25)) {
            rounds();
        }
        int n = count();
        array(n);
        content(n);
        c.deep = choices.chance(20);
        c.resumed = c.deep && choices.chance(50);
        if (c.leaf == Leaf.USER) {
            behaviour();
        }
        if (c.leaf == Leaf.BYTES_ASKED) {
            c.behaviour.meddlesAt = c.deep ? choices.pick(8) : 0;
        }
        steps(c.before, 2, false);
        steps(c.after, 5, true);
        c.aliased = choices.chance(10);
        if (row == null && !c.receiver.isFile()) {
            if (choices.chance(8)) {
                share();
            }
            if (choices.chance(8)) {
                bend();
            }
        }
        return c;
    }

    /** Self-checks leave out loops over single bytes. */
    private Form form() {
        Form form = anyForm();
        boolean checked = EngineChecks.asked() != null;
        return checked && !form.isOfDataCalls() ? Form.PLAIN.get(choices.pick(8)) : form;
    }

    private Form anyForm() {
        if (choices.chance(12)) {
            return Form.single().get(choices.pick(2));
        }
        java.util.List<Form> forms = choices.chance(30) ? c.writing ? Form.WRITES : Form.READS : Form.PLAIN;
        return forms.get(choices.pick(forms.size()));
    }

    /** What is composed of several single bytes is never staged. */
    private void rounds() {
        c.staged = true;
        c.form = c.form.isByRead() && !c.form.isSingle() ? Form.PLAIN.get(1) : c.form;
        int more = c.form.isSingle() ? 0 : choices.pick(3);
        for (int k = 0; k < more; k++) {
            Form other = form();
            c.others.add(other.isByRead() ? Form.PLAIN.get(1) : other);
        }
        c.roundsAtOnce = choices.oneOf(0, 0, 1, 2, 3, 7);
    }

    private void stack() {
        c.receiver = choices.chance(15) ? odd() : Receiver.DATA;
        if (c.receiver.isFile()) {
            c.receiverNumber = choices.pick(2);
            return;
        }
        if (c.receiver == Receiver.DATA_WRITTEN) {
            c.receiverNumber = choices.oneOf(
                    0, Integer.MAX_VALUE, Integer.MAX_VALUE - 3, Integer.MAX_VALUE - 40, -1, -30, Integer.MIN_VALUE);
        }
        int depth = choices.chance(15) ? 2 + choices.pick(2) : 1 - choices.pick(4) / 3;
        for (int k = 0; k < depth; k++) {
            c.layers.add(layer(k));
        }
        Leaf[] leaves = c.writing ? Leaf.OUT : Leaf.IN;
        c.leaf = leaves[choices.chance(25) ? choices.pick(leaves.length) : choices.pick(3)];
    }

    private Receiver odd() {
        return c.writing
                ? choices.oneOf(
                        Receiver.DATA_SUBCLASS,
                        Receiver.DATA_WRITTEN,
                        Receiver.FILE,
                        Receiver.OBJECT,
                        Receiver.FILE_SUBCLASS,
                        Receiver.FILE_OVERRIDING_ONE,
                        Receiver.FILE_OVERRIDING_MANY,
                        Receiver.FILE_OVERRIDING_SEEK,
                        Receiver.OBJECT_OVERRIDING,
                        Receiver.NULL)
                : choices.oneOf(
                        Receiver.DATA_SUBCLASS,
                        Receiver.FILE,
                        Receiver.OBJECT,
                        Receiver.FILE_SUBCLASS,
                        Receiver.FILE_OVERRIDING_ONE,
                        Receiver.FILE_OVERRIDING_MANY,
                        Receiver.FILE_OVERRIDING_SEEK,
                        Receiver.OBJECT_OVERRIDING,
                        Receiver.NULL);
    }

    private Layer layer(int depth) {
        Layer.Kind[] kinds = c.writing ? Layer.Kind.OUT : Layer.Kind.IN;
        Layer.Kind kind =
                choices.chance(depth == 0 ? 30 : 60) ? kinds[choices.pick(kinds.length)] : Layer.Kind.BUFFERED;
        return new Layer(
                kind,
                kind == Layer.Kind.PUSHBACK || kind == Layer.Kind.SEQUENCE
                        ? choices.pick(50)
                        : SIZES[choices.pick(SIZES.length)]);
    }

    /** Whether an element costs so much that arrays stay moderate. */
    private boolean dear() {
        if (c.receiver.isFile() || c.leaf == Leaf.PIPED) {
            return true;
        }
        for (Layer layer : c.layers) {
            if (layer.kind.isBuffered() && layer.number >= 64) {
                return false;
            }
        }
        return c.leaf != Leaf.BYTES;
    }

    /** A few buffers' worth, and a bit, where that is what mode P needs. */
    private int buffers() {
        return choices.pick(Math.max(24, Math.min(4 * DEAR, 6 * c.layers.get(0).number / c.form.size)));
    }

    private boolean isPhaseExact() {
        return c.leaf == Leaf.FILE
                && c.layers.size() == 1
                && c.layers.get(0).kind == Layer.Kind.BUFFERED
                && c.layers.get(0).number >= 64;
    }

    private int count() {
        if (isPhaseExact() && choices.chance(70)) {
            return buffers();
        }
        int size = choices.pick(200);
        if (size < 150) {
            return choices.pick(24);
        }
        if (size < 190) {
            return choices.pick(400);
        }
        if (size < 199 || dear()) {
            return choices.pick(DEAR);
        }
        return choices.pick(300_000 / c.form.size);
    }

    private void array(int n) {
        c.start = choices.chance(15) ? choices.between(-1, 3) : 0;
        c.end = c.start + n;
        c.length = c.end;
        switch (choices.pick(20)) {
            case 17:
                c.length = Math.max(0, c.end - choices.between(1, 4));
                break;
            case 18:
                c.length = c.end + choices.pick(5);
                break;
            case 19:
                c.length = choices.oneOf(-1, 0, n);
                c.end = choices.oneOf(c.end, Integer.MAX_VALUE, -1);
                break;
            default:
        }
        c.length = Math.max(-1, c.length);
    }

    private void content(int n) {
        int whole = n * c.size();
        switch (choices.pick(8)) {
            case 5:
                c.content = choices.pick(whole + 2);
                break;
            case 6:
                c.content = whole;
                break;
            case 7:
                c.content = Math.max(0, whole - choices.pick(10));
                break;
            default:
                c.content = whole + choices.pick(120);
        }
        c.flavour = choices.pick(Pattern.FLAVOURS);
        if (!c.writing && choices.chance(10)) {
            c.damagedAt = 1 + choices.pick(choices.oneOf(20, 200, 4000));
            c.cut = choices.pick(2) == 1;
        }
    }

    private void behaviour() {
        Behaviour b = c.behaviour;
        b.available = choices.pick(5);
        b.single = choices.chance(15);
        b.meddlesAt = c.deep ? choices.pick(8) : 0;
        if (choices.chance(50)) {
            b.faultOp = c.writing
                    ? choices.oneOf(Op.WRITE, Op.WRITE, Op.FLUSH, Op.CLOSE)
                    : choices.oneOf(Op.READ, Op.READ, Op.READ, Op.AVAILABLE, Op.SKIP, Op.CLOSE);
            b.faultCall = 1 + choices.pick(choices.oneOf(3, 10, 60));
            b.faultKind = choices.pick(5);
            b.faultTakes = choices.chance(30) ? choices.pick(9) : 0;
            b.faultStays = choices.chance(30);
        }
        if (!c.writing) {
            b.shortness = choices.chance(40) ? 1 + choices.pick(6) : 0;
            b.zeroEvery = choices.chance(10) ? 2 + choices.pick(5) : 0;
            b.softEofs = choices.chance(15) ? 1 + choices.pick(6) : 0;
            b.softEofAt = b.softEofs == 0 ? 0 : choices.pick(60);
        }
    }

    private void share() {
        // two that write with one deflater never come to their end
        Layer.Kind last = c.writing ? Layer.Kind.CHECKED : Layer.Kind.DEFLATE;
        Layer.Kind kind = choices.oneOf(Layer.Kind.CHECKED, Layer.Kind.DIGEST, Layer.Kind.CIPHER_CBC, last);
        c.sharing = true;
        for (int times = 1 + choices.pick(2); times > 0; times--) {
            c.layers.add(choices.pick(c.layers.size() + 1), new Layer(kind, 16 + choices.pick(600)));
        }
        work(c.before);
        work(c.after);
    }

    private void work(java.util.List<Step> steps) {
        if (choices.chance(40)) {
            steps.add(choices.pick(steps.size() + 1), new Step(Step.Op.WORK, choices.pick(8), -1));
        }
    }

    /** One of the streams becomes one of the program's own, if none is. */
    private void bend() {
        int level = choices.pick(c.layers.size() + 1);
        if (level < c.layers.size()) {
            c.layers.set(level, new Layer(Layer.Kind.BUFFERED_SUBCLASS, SIZES[choices.pick(SIZES.length)]));
            // a pipe may be full then, and nobody empties it
            c.leaf = c.leaf == Leaf.PIPED ? Leaf.BYTES : c.leaf;
        } else {
            c.leaf = Leaf.BYTES_SUBCLASS;
        }
        java.util.List<Step> steps = choices.chance(80) ? c.before : c.after;
        Step bend = new Step(Step.Op.BEND, choices.pick(Bendable.WAYS), level);
        steps.add(choices.pick(steps.size() + 1), bend);
    }

    private void steps(java.util.List<Step> steps, int most, boolean after) {
        int n = choices.chance(50) ? choices.pick(most + 1) : 0;
        boolean file = c.receiver.isFile();
        Step.Op[] ops = c.writing ? file ? Step.Op.FILE_OUT : Step.Op.OUT : file ? Step.Op.FILE_IN : Step.Op.IN;
        for (int k = 0; k < n; k++) {
            // closing and interrupting come last in the lists and would spoil most programs
            Step.Op op = ops[choices.pick(choices.chance(15) ? ops.length : ops.length - 2)];
            int level = choices.chance(15) ? choices.pick(3) : -1;
            int number = choices.pick(choices.oneOf(8, 30, 300));
            if (op == Step.Op.CLOSE && c.spinsAfterClosing()) {
                op = Step.Op.FLUSH;
            }
            if ((op == Step.Op.GROW || op == Step.Op.TRUNCATE) && !file && !c.leaf.isFile()
                    || !after && op == Step.Op.LENGTH) {
                op = Step.Op.BYTES;
            }
            steps.add(new Step(op, number, level));
        }
    }
}
