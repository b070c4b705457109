package dev.standpipe.agent.buffer.code;

/** A method as it stands in a class file. */
public final class MethodBytes {
    private static final int NATIVE = 0x100;

    public final String name;
    public final String descriptor;
    public final int access;

    private final byte[] file;
    private final Constants constants;
    private final int start;
    private final int end;

    /** Where the attribute with its code is; 0 for a native one. */
    private int code;

    private Body body;

    MethodBytes(byte[] file, Constants constants, int start) {
        this.file = file;
        this.constants = constants;
        this.start = start;
        this.access = Bytes.u2(file, start);
        this.name = constants.text(Bytes.u2(file, start + 2));
        this.descriptor = constants.text(Bytes.u2(file, start + 4));
        int at = start + 8;
        for (int k = Bytes.u2(file, start + 6); k > 0; k--) {
            if (constants.text(Bytes.u2(file, at)).equals(Body.NAME)) {
                code = at;
            }
            at += 6 + Bytes.u4(file, at + 2);
        }
        this.end = at;
    }

    int end() {
        return end;
    }

    public boolean has(int flags) {
        return (access & flags) != 0;
    }

    public boolean isNative() {
        return has(NATIVE);
    }

    public Body body() {
        if (body == null) {
            if (code == 0) {
                throw new IllegalStateException("method " + name + " has no code");
            }
            body = Body.of(file, constants, code + 6);
        }
        return body;
    }

    /** Code for one that has none; {@code arguments}: how many words of them there are. */
    public void fill(byte[] made, int arguments) {
        body = Body.made(made, constants, arguments);
    }

    void writeTo(Bytes to) {
        if (body == null || !body.isChanged()) {
            to.add(file, start, end);
            return;
        }
        byte[] content = body.toBytes();
        int attributes = Bytes.u2(file, start + 6);
        to.u2(access & ~NATIVE).add(file, start + 2, start + 6).u2(attributes + (code > 0 ? 0 : 1));
        to.add(file, start + 8, code > 0 ? code : end);
        to.u2(constants.text(Body.NAME)).u4(content.length).add(content);
        if (code > 0) {
            to.add(file, code + 6 + Bytes.u4(file, code + 2), end);
        }
    }
}
