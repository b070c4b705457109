package dev.standpipe.agent.buffer.code;

import java.util.ArrayList;
import java.util.List;

/** A class file of which some methods get other code. What is not changed is copied, byte by byte. */
public final class ClassBytes {
    private final byte[] file;
    public final Constants constants;

    /** The name and the descriptor of each, with a space in between. */
    public final List<String> fields = new ArrayList<>();

    public final List<MethodBytes> methods = new ArrayList<>();

    /** Where the first method begins, and where the last one ends. */
    private final int start;

    private final int end;

    public ClassBytes(byte[] classFile) {
        this.file = classFile.clone();
        this.constants = new Constants(file);
        // access, name and that of its ancestor, then interfaces
        int at = constants.end + 6;
        at += 2 + 2 * Bytes.u2(file, at);
        int count = Bytes.u2(file, at);
        at += 2;
        for (int k = 0; k < count; k++) {
            fields.add(constants.text(Bytes.u2(file, at + 2)) + ' ' + constants.text(Bytes.u2(file, at + 4)));
            at = attributesEnd(at + 6);
        }
        count = Bytes.u2(file, at);
        at += 2;
        this.start = at;
        for (int k = 0; k < count; k++) {
            MethodBytes method = new MethodBytes(file, constants, at);
            methods.add(method);
            at = method.end();
        }
        this.end = at;
    }

    private int attributesEnd(int table) {
        int at = table + 2;
        for (int k = Bytes.u2(file, table); k > 0; k--) {
            at += 6 + Bytes.u4(file, at + 2);
        }
        return at;
    }

    public byte[] toBytes() {
        Bytes changed = new Bytes();
        for (MethodBytes method : methods) {
            method.writeTo(changed);
        }
        Bytes all = new Bytes().add(file, 0, Constants.COUNT);
        constants.writeTo(all);
        return all.add(file, constants.end, start)
                .add(changed.toArray())
                .add(file, end, file.length)
                .toArray();
    }
}
