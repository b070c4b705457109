package papers.bulk;

import dev.standpipe.io.BulkRandomAccessFile;
import dev.standpipe.io.Layout;
import dev.standpipe.io.collective.CollectiveFile;
import dev.standpipe.io.collective.Group;
import dev.standpipe.io.collective.Groups;
import java.io.File;
import java.io.IOException;

/** An array and the pieces of a file, by one call: of one worker alone, or of all together. */
public final class Together {
    private final Group group;

    private Together(Group group) {
        this.group = group;
    }

    /** What each of a group does. */
    public interface Member {
        void work(int rank, Together group) throws IOException;
    }

    public static void run(int size, Member member) throws IOException {
        Groups.threads(size, group -> member.work(group.rank(), new Together(group)));
    }

    public void carry(boolean reads, File file, Object array, Object layout) throws IOException {
        try (CollectiveFile all = group.open(file, reads ? "r" : "rw")) {
            all.setView(0, (Layout) layout);
            if (reads) {
                all.readAll(array);
            } else {
                all.writeAll(array);
            }
        }
    }

    public static void carryAlone(boolean reads, File file, Object array, Object layout) throws IOException {
        try (BulkRandomAccessFile bulk = new BulkRandomAccessFile(file, reads ? "r" : "rw")) {
            if (reads) {
                bulk.readArray(array, (Layout) layout);
            } else {
                bulk.writeArraySieved(array, (Layout) layout);
            }
        }
    }
}
