package dev.standpipe.io.collective;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;

/**
 * The two-phase method: some members each read or write one stretch of the file in large requests, and all members take
 * what is theirs out of what was read, or put it into what is to be written. A member's two boards are used in turn, so
 * that the file is read or written while the others still copy.
 */
final class TwoPhase {
    private static final int PAGE = 4096;

    private final Team team;
    private final Boards boards;
    private final FileChannel channel;
    private final String call;

    // The same for all.
    private long start;
    private long end;
    private long domain;
    private int owners;
    private int length;
    private int unit;

    private Throwable met;

    TwoPhase(Team team, Boards boards, FileChannel channel, String call) {
        this.team = team;
        this.boards = boards;
        this.channel = channel;
        this.call = call;
    }

    /** Divides what all want among those who move it. Returns false if nobody wants anything. */
    private boolean divide(Share share, int most, int bufferSize, boolean write) throws IOException {
        long[][] all = team.exchange(call + " where", share.start(), share.end(), share.granule(PAGE));
        start = Long.MAX_VALUE;
        end = Long.MIN_VALUE;
        unit = PAGE;
        for (long[] one : all) {
            start = Math.min(start, one[0]);
            end = Math.max(end, one[1]);
            unit = (int) Math.min(unit, one[2]);
        }
        if (start >= end) {
            return false;
        }
        // Each granule divides a page, so the least one divides all.
        unit = write ? unit : PAGE;
        start &= -PAGE;
        owners = most;
        domain = (end - start + owners - 1) / owners + PAGE - 1 & -PAGE;
        length = (int) Math.min(domain, bufferSize);
        return true;
    }

    private long from(int owner, int round) {
        return Math.min(end, start + owner * domain + (long) round * length);
    }

    private long to(int owner, int round) {
        return Math.min(Math.min(end, start + (owner + 1) * domain), from(owner, round) + length);
    }

    private int rounds() {
        return (int) ((domain + length - 1) / length);
    }

    /** Returns where the file ended, if it did before the last byte that anyone wanted. */
    long read(Share share, int most, int bufferSize) throws IOException {
        long fileEnd = Long.MAX_VALUE;
        if (divide(share, most, bufferSize, false)) {
            Board[][] all = boards.boards(owners, length, call);
            ask(share, all, 0);
            pass();
            for (int round = 0; round < rounds(); round++) {
                if (team.rank() < owners) {
                    load(all[team.rank()][round & 1], round);
                }
                if (round + 1 < rounds()) {
                    ask(share, all, round + 1);
                }
                pass();
                fileEnd = Math.min(fileEnd, take(share, all, round));
            }
        }
        team.agree(call + " done", met);
        return fileEnd;
    }

    private void pass() throws IOException {
        team.exchange(call + " next", new byte[0]);
    }

    private void ask(Share share, Board[][] all, int round) {
        for (int owner = 0; owner < owners; owner++) {
            Board board = all[owner][round & 1];
            share.within(from(owner, round), to(owner, round), (at, place, n) -> board.mark(at, at + n, unit));
        }
    }

    private void load(Board board, int round) {
        long from = from(team.rank(), round);
        int bytes = (int) (to(team.rank(), round) - from);
        board.setFileEnd(Long.MAX_VALUE);
        try {
            for (int at = 0; met == null && (at = board.nextMarked(at, bytes, unit)) < bytes; ) {
                int until = board.nextUnmarked(at, bytes, unit);
                long reached = fill(board.bytes(at, until), from + at);
                if (reached < from + until) {
                    board.setFileEnd(Math.min(board.fileEnd(), reached));
                }
                at = until;
            }
        } catch (Throwable x) {
            met = x;
        }
        board.clearMarks(bytes, unit);
    }

    private long fill(ByteBuffer bytes, long at) throws IOException {
        long position = at;
        while (bytes.hasRemaining()) {
            int n = channel.read(bytes, position);
            if (n <= 0) {
                break;
            }
            position += n;
        }
        return position;
    }

    private long take(Share share, Board[][] all, int round) {
        long fileEnd = Long.MAX_VALUE;
        for (int owner = 0; owner < owners; owner++) {
            if (from(owner, round) < to(owner, round)) {
                Board board = all[owner][round & 1];
                fileEnd = Math.min(fileEnd, board.fileEnd());
                share.within(
                        from(owner, round), to(owner, round), (at, place, n) -> board.get(at, share.bytes, place, n));
            }
        }
        return fileEnd;
    }

    void write(Share share, int most, int bufferSize) throws IOException {
        if (divide(share, most, bufferSize, true)) {
            Board[][] all = boards.boards(owners, length, call);
            for (int round = 0; round < rounds(); round++) {
                give(share, all, round);
                pass();
                if (team.rank() < owners) {
                    store(all[team.rank()][round & 1], round);
                }
            }
        }
        team.agree(call + " done", met);
    }

    private void give(Share share, Board[][] all, int round) {
        for (int owner = 0; owner < owners; owner++) {
            Board board = all[owner][round & 1];
            share.within(from(owner, round), to(owner, round), (at, place, n) -> {
                board.put(at, share.bytes, place, n);
                board.mark(at, at + n, unit);
            });
        }
    }

    /** What was given, and nothing else: holes are not touched. */
    private void store(Board board, int round) {
        long from = from(team.rank(), round);
        int bytes = (int) (to(team.rank(), round) - from);
        try {
            for (int at = 0; met == null && (at = board.nextMarked(at, bytes, unit)) < bytes; ) {
                int until = board.nextUnmarked(at, bytes, unit);
                ByteBuffer some = board.bytes(at, until);
                for (long position = from + at; some.hasRemaining(); ) {
                    position += channel.write(some, position);
                }
                at = until;
            }
        } catch (Throwable x) {
            met = x;
        }
        board.clearMarks(Math.max(1, bytes), unit);
    }

    static EOFException ended(long fileEnd, long wanted) {
        return new EOFException("the file ended at offset " + fileEnd + ", before " + wanted);
    }
}
