package dev.standpipe.proof;

import dev.standpipe.proof.Layer.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The rows of the contract's table, as cases to fill in; a size of 0 stands for the grid's buffer size. */
final class Stacks {
    final List<Row> rows = new ArrayList<>();

    /** One stack and what the grid may vary in it. */
    static final class Row {
        final String name;
        final Consumer<Case> stack;

        Row(String name, Consumer<Case> stack) {
            this.name = name;
            this.stack = stack;
        }

        Case lay(int size) {
            Case c = new Case();
            stack.accept(c);
            for (int k = 0; k < c.layers.size(); k++) {
                Layer layer = c.layers.get(k);
                c.layers.set(k, layer.number == 0 ? new Layer(layer.kind, size) : layer);
            }
            return c;
        }

        boolean hasSize() {
            Case c = new Case();
            stack.accept(c);
            return c.layers.stream().anyMatch(layer -> layer.number == 0);
        }
    }

    /** The one of this name. */
    static Row row(String name) {
        for (Row row : new Stacks().rows) {
            if (row.name.equals(name)) {
                return row;
            }
        }
        throw new IllegalArgumentException("no row is called " + name);
    }

    Stacks() {
        inputs();
        outputs();
    }

    private void inputs() {
        for (Leaf leaf : Leaf.IN) {
            row(false, Receiver.DATA, leaf);
            row(false, Receiver.DATA, leaf, Kind.BUFFERED);
        }
        for (Kind kind : Kind.IN) {
            if (kind != Kind.BUFFERED) {
                row(false, Receiver.DATA, Leaf.BYTES, kind);
                row(false, Receiver.DATA, Leaf.FILE, kind);
                row(false, Receiver.DATA, Leaf.USER, kind);
                row(false, Receiver.DATA, Leaf.FILE, kind, Kind.BUFFERED);
                row(false, Receiver.DATA, Leaf.BYTES, Kind.BUFFERED, kind);
                row(false, Receiver.DATA, Leaf.USER, Kind.BUFFERED, kind);
                row(false, Receiver.DATA, Leaf.USER, kind, Kind.BUFFERED);
            }
        }
        row(false, Receiver.DATA, Leaf.FILE, Kind.BUFFERED, Kind.BUFFERED);
        for (Leaf leaf : new Leaf[] {Leaf.BYTES, Leaf.FILE, Leaf.USER}) {
            row(false, Receiver.DATA_SUBCLASS, leaf, Kind.BUFFERED);
            row(false, Receiver.DATA_SUBCLASS, leaf);
            row(false, Receiver.OBJECT, leaf, Kind.BUFFERED);
            row(false, Receiver.OBJECT, leaf);
        }
        row(false, Receiver.OBJECT_OVERRIDING, Leaf.BYTES);
        for (Receiver receiver : Receiver.values()) {
            if (receiver.isFile() || receiver == Receiver.NULL) {
                row(false, receiver, Leaf.BYTES);
            }
        }
    }

    private void outputs() {
        for (Leaf leaf : Leaf.OUT) {
            row(true, Receiver.DATA, leaf);
            row(true, Receiver.DATA, leaf, Kind.BUFFERED);
        }
        for (Kind kind : Kind.OUT) {
            if (kind != Kind.BUFFERED) {
                row(true, Receiver.DATA, Leaf.BYTES, kind);
                row(true, Receiver.DATA, Leaf.FILE, kind);
                row(true, Receiver.DATA, Leaf.USER, kind);
                row(true, Receiver.DATA, Leaf.FILE, kind, Kind.BUFFERED);
                row(true, Receiver.DATA, Leaf.USER, Kind.BUFFERED, kind);
            }
        }
        for (Leaf leaf : new Leaf[] {Leaf.BYTES, Leaf.FILE, Leaf.USER}) {
            row(true, Receiver.DATA_SUBCLASS, leaf, Kind.BUFFERED);
            row(true, Receiver.DATA_SUBCLASS, leaf);
            row(true, Receiver.OBJECT, leaf, Kind.BUFFERED);
            row(true, Receiver.OBJECT, leaf);
            for (int written :
                    new int[] {Integer.MAX_VALUE, Integer.MAX_VALUE - 3, Integer.MAX_VALUE - 12, -1, Integer.MIN_VALUE
                    }) {
                written(written, leaf);
                written(written, leaf, Kind.BUFFERED);
            }
        }
        row(true, Receiver.OBJECT_OVERRIDING, Leaf.BYTES);
        for (Receiver receiver : Receiver.values()) {
            if (receiver.isFile() || receiver == Receiver.NULL) {
                row(true, receiver, Leaf.BYTES);
            }
        }
    }

    private void written(int written, Leaf leaf, Kind... kinds) {
        rows.add(new Row("write DATA_WRITTEN(" + written + ") " + java.util.Arrays.toString(kinds) + " " + leaf, c -> {
            lay(c, true, Receiver.DATA_WRITTEN, leaf, kinds);
            c.receiverNumber = written;
        }));
    }

    private void row(boolean writing, Receiver receiver, Leaf leaf, Kind... kinds) {
        String name = (writing ? "write " : "read ") + receiver + " " + java.util.Arrays.toString(kinds) + " " + leaf;
        rows.add(new Row(name, c -> lay(c, writing, receiver, leaf, kinds)));
    }

    private static void lay(Case c, boolean writing, Receiver receiver, Leaf leaf, Kind... kinds) {
        c.writing = writing;
        c.receiver = receiver;
        c.leaf = leaf;
        for (Kind kind : kinds) {
            c.layers.add(new Layer(kind, kind.isBuffered() ? 0 : kind.transforms() ? 16 : 3));
        }
    }
}
