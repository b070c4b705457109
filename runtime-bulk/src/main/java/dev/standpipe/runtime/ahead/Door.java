package dev.standpipe.runtime.ahead;

import dev.standpipe.runtime.door.Doorkeeper;
import java.io.Standpipe;

/** The door into the JDK, for this room. */
final class Door {
    static final Standpipe JDK = Doorkeeper.enter(new Door());

    private Door() {}

    /** Enters it before there is anything to lose. */
    static void prepare() {}
}
