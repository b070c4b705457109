package dev.standpipe.runtime.door;

import java.io.Standpipe;

/** The door into the JDK, for this room. */
final class Door {
    static final Standpipe JDK = Doorkeeper.enter(new Door());

    private Door() {}
}
