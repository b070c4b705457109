package dev.standpipe.proof;

import dev.standpipe.runtime.wire.Format;
import java.util.ArrayList;
import java.util.List;

/**
 * A program around one loop: its streams, its array, what it does before and after. Data only; {@link Run} plays it.
 */
final class Case {
    boolean writing;
    Receiver receiver = Receiver.DATA;
    int receiverNumber;

    /** Outermost first. */
    final List<Layer> layers = new ArrayList<>();

    Leaf leaf = Leaf.BYTES;
    Behaviour behaviour = new Behaviour();

    Form form = Form.PLAIN.get(4);

    /** Read after it in each round, every one into an array of its own. */
    final List<Form> others = new ArrayList<>();

    /** How much longer than the first the other arrays are, or shorter. */
    int othersLonger;

    /** The loop in a class of its own; null is the loop of {@link Run}. */
    Program program;

    /** The transfer is not one into the array: rounds are staged, and a copy of the loop works on them. */
    boolean staged;

    /** Rounds at a time; 0 is what the doorway proposes. */
    int roundsAtOnce;

    /** The loop is over fields, which it reads anew for each element. */
    boolean deep;

    /** And asks the transfer again whenever it has moved something. */
    boolean resumed;

    /** Of the array; -1 is no array. */
    int length;

    int start;
    int end;

    /** The array is one that a stream of the stack uses itself, where the stack has such a one. */
    boolean aliased;

    /** Streams of one kind in a stack work with one checksum, digest or inflater. */
    boolean sharing;

    /** Bytes that the receiver has to offer before the end. */
    int content;

    /** Which bytes: see {@link Pattern}. */
    int flavour;

    /** Beneath all layers one byte is wrong, or the rest is cut off: at this place from the end, if not 0. */
    int damagedAt;

    boolean cut;

    final List<Step> before = new ArrayList<>();
    final List<Step> after = new ArrayList<>();

    private byte[] encoded;

    int marks() {
        return deep ? Format.JDK_ONLY | (resumed ? Format.RESUMED : 0) : 0;
    }

    /** Bytes of a round. */
    int size() {
        if (program != null) {
            return program.size();
        }
        int size = form.size;
        for (Form other : others) {
            size += other.size;
        }
        return size;
    }

    byte[] plain() {
        return Pattern.bytes(flavour, content);
    }

    /** What the leaf of an input stack holds. */
    byte[] encoded() throws Exception {
        if (encoded == null) {
            byte[] bytes = Outputs.encode(this);
            if (damagedAt > 0 && damagedAt <= bytes.length) {
                if (cut) {
                    bytes = java.util.Arrays.copyOf(bytes, bytes.length - damagedAt);
                } else {
                    bytes[bytes.length - damagedAt] ^= 0x15;
                }
            }
            encoded = bytes;
        }
        return encoded;
    }

    /**
     * A JDK's compressing stream whose close() failed may compress nothing for ever when it is written to again: no
     * program to compare.
     */
    boolean spinsAfterClosing() {
        boolean closeMayFail = behaviour.faultCall > 0 || leaf == Leaf.FILE_FAILING || leaf == Leaf.NULL;
        return writing && closeMayFail && layers.stream().anyMatch(layer -> layer.kind.transforms());
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(writing ? "write " : "read ");
        text.append(form).append(others.isEmpty() ? "" : " and " + others);
        text.append(program == null ? "" : " by " + program);
        text.append(staged ? " staged by " + roundsAtOnce : "")
                .append(": ")
                .append(receiver)
                .append(receiverNumber == 0 ? "" : "(" + receiverNumber + ")");
        for (Layer layer : layers) {
            text.append(" > ").append(layer);
        }
        text.append(" > ").append(leaf).append(behaviour);
        text.append("; content ").append(content).append(" flavour ").append(flavour);
        text.append(damagedAt == 0 ? "" : (cut ? " cut " : " damaged ") + damagedAt + " from its end");
        text.append("; array ")
                .append(length < 0 ? "null" : String.valueOf(length))
                .append(" from ")
                .append(start)
                .append(" to ")
                .append(end);
        text.append(othersLonger == 0 ? "" : " others " + othersLonger + " longer");
        text.append(deep ? " deep" : "")
                .append(resumed ? " resumed" : "")
                .append(aliased ? " aliased" : "")
                .append(sharing ? " sharing" : "");
        text.append(before.isEmpty() ? "" : "; before " + before).append(after.isEmpty() ? "" : "; after " + after);
        return text.toString();
    }
}
