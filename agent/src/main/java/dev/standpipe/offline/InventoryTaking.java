package dev.standpipe.offline;

import dev.standpipe.file.FileKind;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/** Takes down of all classes of a file or folder what they extend, before any is rewritten. */
final class InventoryTaking {
    private final ClassInventory inventory;
    private final Spool spool;
    private final ProgressListener progress;

    InventoryTaking(ClassInventory inventory, Spool spool, ProgressListener progress) {
        this.inventory = inventory;
        this.spool = spool;
        this.progress = progress;
    }

    void take(Path place) throws IOException {
        if (!Files.isDirectory(place)) {
            file(place);
            return;
        }
        for (Path file : FolderTree.of(place).values()) {
            if (Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                    && (FileKind.isClass(file.toString())
                            || FileKind.holdsProgram(file.toString()) && OpenArchive.seems(file))) {
                file(file);
            }
        }
    }

    private void file(Path file) throws IOException {
        if (FileKind.isClass(file.toString())) {
            inventory.add(Files.readAllBytes(file));
            progress.done(Files.size(file));
        } else {
            try (FileChannel channel = FileChannel.open(file)) {
                archive(OpenArchive.file(file.toString(), channel, spool, progress));
            }
        }
    }

    private void archive(OpenArchive archive) throws IOException {
        archive.each((entry, classFile) -> inventory.add(classFile), (entry, nested) -> {
            if (nested != null) {
                archive(nested);
            }
            return false;
        });
    }
}
