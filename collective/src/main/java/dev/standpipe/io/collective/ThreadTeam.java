package dev.standpipe.io.collective;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Map;

/** Threads of one JVM. */
final class ThreadTeam extends Team {
    private final Meeting meeting;
    private final int rank;
    private final Boards boards = new Shared();

    ThreadTeam(Meeting meeting, int rank) {
        this.meeting = meeting;
        this.rank = rank;
    }

    @Override
    byte[][] gather(byte[] mine) throws IOException {
        return meeting.gather(rank, mine);
    }

    @Override
    public int rank() {
        return rank;
    }

    @Override
    public int size() {
        return meeting.size();
    }

    @Override
    public CollectiveFile open(File name, String mode, Map<String, String> hints) throws IOException {
        return EmbeddedFile.open(this, boards, name, mode, hints);
    }

    @Override
    public void close() {
        meeting.leave(rank);
    }

    @Override
    public String toString() {
        return super.toString() + " threads";
    }

    /** Memory outside the heap, which goes to the file and comes from it without a copy. */
    private final class Shared extends Boards {
        @Override
        Board[][] made(int owners, int length, String call) throws IOException {
            Board[][] all = meeting.boards(owners);
            attempt(call + " memory", () -> {
                if (rank < owners) {
                    all[rank] = null;
                    all[rank] = new Board[] {board(length), board(length)};
                }
            });
            Board[][] made = all.clone();
            exchange(call + " begins", new byte[0]);
            return made;
        }

        private Board board(int length) {
            return new Board(ByteBuffer.allocateDirect(Board.size(length)), length);
        }
    }
}
