package dev.standpipe.io.collective;

import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileChannel.MapMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Files that all map, without a name once all have: the system frees them when the last process ends. */
final class MappedBoards extends Boards {
    private static final File SHARED_MEMORY = new File("/dev/shm");
    private static final int CHUNK = 1 << 16;

    private final Team team;

    MappedBoards(Team team) {
        this.team = team;
    }

    @Override
    Board[][] made(int owners, int length, String call) throws IOException {
        List<Path> own = new ArrayList<>();
        try {
            team.attempt(call + " memory", () -> {
                while (team.rank() < owners && own.size() < 2) {
                    own.add(create(length));
                }
            });
            String names = own.isEmpty() ? "" : own.get(0) + "\n" + own.get(1);
            byte[][] all = team.exchange(call + " names", names.getBytes(StandardCharsets.UTF_8));
            Board[][] mapped = new Board[owners][2];
            team.attempt(call + " begins", () -> {
                for (int owner = 0; owner < owners; owner++) {
                    String[] two = new String(all[owner], StandardCharsets.UTF_8).split("\n");
                    for (int k = 0; k < 2; k++) {
                        mapped[owner][k] = map(new File(two[k]), length);
                    }
                }
            });
            return mapped;
        } finally {
            for (Path path : own) {
                Files.deleteIfExists(path);
            }
        }
    }

    /** For its owner alone. In memory if there is room: a page that the system cannot give is a crash later. */
    private static Path create(int length) throws IOException {
        if (SHARED_MEMORY.isDirectory() && SHARED_MEMORY.canWrite()) {
            Path path = Files.createTempFile(SHARED_MEMORY.toPath(), "standpipe", ".board");
            try {
                return filled(path, length);
            } catch (IOException full) {
                // there may be room elsewhere
            }
        }
        return filled(Files.createTempFile("standpipe", ".board"), length);
    }

    private static Path filled(Path path, int length) throws IOException {
        byte[] zeros = new byte[CHUNK];
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw")) {
            for (int left = Board.size(length); left > 0; left -= CHUNK) {
                file.write(zeros, 0, Math.min(left, CHUNK));
            }
            return path;
        } catch (Throwable x) {
            Files.deleteIfExists(path);
            throw x;
        }
    }

    private static Board map(File name, int length) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(name, "rw")) {
            return new Board(file.getChannel().map(MapMode.READ_WRITE, 0, Board.size(length)), length);
        }
    }
}
