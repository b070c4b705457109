package dev.standpipe.offline;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Map;

/** Takes down of all classes of a file or folder what they extend, before any is rewritten. */
final class Census {
    private Census() {}

    static void take(Inventory inventory, Path place) throws IOException {
        if (Files.isDirectory(place)) {
            for (Map.Entry<String, Path> file : Tree.of(place).entrySet()) {
                if (Kind.isClass(file.getKey()) && Files.isRegularFile(file.getValue(), LinkOption.NOFOLLOW_LINKS)) {
                    inventory.add(Files.readAllBytes(file.getValue()));
                }
            }
        }
    }

    /** As far as it can be read. */
    static void tryToTake(Inventory inventory, Path place) {
        try {
            take(inventory, place.toRealPath());
        } catch (IOException unreadable) {
            // a receiver may be guessed by its name
        }
    }
}
