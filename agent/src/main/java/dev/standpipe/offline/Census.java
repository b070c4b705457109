package dev.standpipe.offline;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/** Takes down of all classes of a file or folder what they extend, before any is rewritten. */
final class Census {
    private final Inventory inventory;
    private final Spool spool;
    private final Pace pace;

    Census(Inventory inventory, Spool spool, Pace pace) {
        this.inventory = inventory;
        this.spool = spool;
        this.pace = pace;
    }

    void take(Path place) throws IOException {
        if (!Files.isDirectory(place)) {
            file(place);
            return;
        }
        for (Path file : Tree.of(place).values()) {
            if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                    && (Kind.isClass(file.toString()) || Kind.holdsProgram(file.toString()) && Opened.seems(file))) {
                file(file);
            }
        }
    }

    private void file(Path file) throws IOException {
        if (Kind.isClass(file.toString())) {
            inventory.add(Files.readAllBytes(file));
            pace.done(Files.size(file));
        } else {
            try (FileChannel channel = FileChannel.open(file)) {
                archive(Opened.file(file.toString(), channel, spool, pace));
            }
        }
    }

    private void archive(Opened archive) throws IOException {
        archive.each((entry, classFile) -> inventory.add(classFile), (entry, nested) -> {
            if (nested != null) {
                archive(nested);
            }
            return false;
        });
    }
}
