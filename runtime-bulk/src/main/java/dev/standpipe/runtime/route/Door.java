package dev.standpipe.runtime.route;

import dev.standpipe.runtime.door.Doorkeeper;
import java.io.Standpipe;

/** The door into the JDK, for this room. */
final class Door {
    static final Standpipe JDK = Doorkeeper.enter(new Door());

    private Door() {}
}
