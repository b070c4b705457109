package dev.standpipe.runtime.route;

import java.io.IOException;

/** A stream that is made of bricks. */
public interface Brickwork {
    int read() throws IOException;

    int readInt() throws IOException;

    void write(int b) throws IOException;

    void writeInt(int v) throws IOException;

    void writeFloat(float v) throws IOException;

    /** Takes over what the state says. */
    void set(BrickState state);

    /** Has the state say what there is. */
    void get(BrickState state);
}
