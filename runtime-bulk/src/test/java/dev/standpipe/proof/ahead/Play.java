package dev.standpipe.proof.ahead;

import dev.standpipe.proof.Outcome;
import dev.standpipe.proof.Thrown;
import dev.standpipe.runtime.Switch;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.FileSystemException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;

/** Plays a plan on files of its own: once with the loops as they are, once with them rewritten. */
final class Play {
    /** Bytes that are still read from each stream in the end. */
    private static final int REST = 3000;

    private final Plan plan;
    private final boolean rewritten;
    private final Disk disk;
    private final Outcome outcome = new Outcome();
    private final Opened[] streams;

    private boolean off;

    private Play(Plan plan, boolean rewritten, Disk disk) {
        this.plan = plan;
        this.rewritten = rewritten;
        this.disk = disk;
        this.streams = new Opened[plan.streams.size()];
    }

    static Outcome of(Plan plan, boolean rewritten, Disk disk) throws IOException {
        Play play = new Play(plan, rewritten, disk);
        try {
            disk.makeFresh(plan);
            play.play();
        } finally {
            play.release();
        }
        return play.outcome;
    }

    private void play() {
        for (int k = 0; k < streams.length; k++) {
            open(k);
        }
        for (int k = 0; k < plan.moves.size(); k++) {
            Move move = plan.moves.get(k);
            String label = k + " " + move.op;
            note(label, () -> make(label, move));
            if (plan.watched) {
                look(label);
            }
        }
        look("end");
        outcome.saw("interrupted", Thread.interrupted());
        for (Opened stream : streams) {
            if (stream != null) {
                note("the rest", () -> stream.bytes(REST));
            }
        }
        look("then");
        for (Opened stream : streams) {
            if (stream != null) {
                note("closed", () -> {
                    stream.close();
                    return null;
                });
            }
        }
        note("files", disk::contents);
    }

    private void open(int number) {
        Plan.StreamOf what = plan.streams.get(number);
        streams[number] = null;
        note("s" + number, () -> {
            streams[number] = Opened.of(what, disk.file(what.file), streams[what.twin]);
            return streams[number] == null ? "nothing to share" : "open";
        });
    }

    private Object make(String label, Move move) throws Exception {
        Opened stream = streams[move.stream];
        switch (move.op) {
            case THINK:
                Pause.take(move.pause);
                return null;
            case INTERRUPT:
                Thread.currentThread().interrupt();
                return null;
            case SWITCH:
                turn();
                return null;
            case REOPEN:
                if (stream != null) {
                    stream.close();
                }
                open(move.stream);
                return null;
            default:
                return stream == null ? "no stream" : make(label, move, stream);
        }
    }

    private Object make(String label, Move move, Opened stream) throws Exception {
        int file = stream.file;
        switch (move.op) {
            case READ:
                return loops(label, move, stream);
            case PARALLEL:
                return parallel(label, move, stream);
            case WRITE_LOOP:
                return stream.random == null ? null : writeLoop(move, stream);
            case SEEK:
                stream.seek(move.number);
                return null;
            case SKIP:
                return stream.skip(move.number);
            case ONE:
                Object one = move.form.newArray(1);
                move.form.read(stream.in, one, 0);
                return move.form.load(one, 0);
            case BYTE:
                return stream.oneByte();
            case BYTES:
                return stream.bytes(move.number);
            case AVAILABLE:
                return stream.available();
            case MARK:
                return stream.mark(move.number);
            case RESET:
                return stream.reset();
            case UNREAD:
                return stream.unread(move.number & 0xFF);
            case WRITE:
                write(move, stream);
                return null;
            case APPEND:
                disk.append(file, move.number % 2 == 0 ? 8 : move.number);
                return null;
            case TRUNCATE:
                disk.truncate(file, Math.min(disk.file(file).length(), move.number), move.number % 2 == 0);
                return null;
            case GROW:
                disk.truncate(file, disk.file(file).length() + move.number, false);
                return null;
            case CLOSE:
                stream.close();
                return null;
            case FORGET:
                if (!stream.canBeForgotten()) {
                    stream.close();
                }
                streams[move.stream] = null;
                return null;
            case DELETE:
                return disk.delete(file);
            case RENAME:
                disk.rename(file);
                return null;
            case REPLACE:
                disk.replace(file, move.other);
                return null;
            default:
                throw new AssertionError(move);
        }
    }

    private Object loops(String label, Move move, Opened stream) {
        if (move.elsewhere) {
            Thread other = new Thread(() -> loopsHere(label, move, stream), "elsewhere");
            other.start();
            join(other);
            return null;
        }
        if (!move.interrupted) {
            return loopsHere(label, move, stream);
        }
        Thread reader = Thread.currentThread();
        if (!rewritten) {
            loopsHere(label, move, stream);
            reader.interrupt();
            return true;
        }
        Thread interrupter = new Thread(
                () -> {
                    LockSupport.parkNanos(50_000);
                    reader.interrupt();
                },
                "interrupter");
        interrupter.start();
        loopsHere(label, move, stream);
        while (interrupter.isAlive()) {
            Thread.yield();
        }
        return reader.isInterrupted();
    }

    private Object loopsHere(String label, Move move, Opened stream) {
        for (int k = 0; k < move.times; k++) {
            if (k > 0) {
                Pause.take(move.pause);
            }
            Loop loop = new Loop(move, stream).run(rewritten);
            note(label, loop);
            if (plan.watched && !move.interrupted) {
                look(label);
            }
        }
        return null;
    }

    private void note(String label, Loop loop) {
        loop.end(label, outcome);
        outcome.saw(label + " elements", loop.elements());
    }

    /** Two streams of one descriptor have no business in two threads: one after the other then. */
    private Object parallel(String label, Move move, Opened stream) {
        Opened second = streams[move.other];
        if (second == null) {
            return null;
        }
        List<Loop> others = new ArrayList<>();
        Thread other = new Thread(() -> run(move, second, others), "parallel");
        List<Loop> own = new ArrayList<>();
        if (stream.sharesWith(second)) {
            run(move, stream, own);
            other.start();
        } else {
            other.start();
            run(move, stream, own);
        }
        join(other);
        own.addAll(others);
        own.forEach(loop -> note(label, loop));
        return null;
    }

    private static void join(Thread other) {
        boolean interrupted = Thread.interrupted();
        while (other.isAlive()) {
            try {
                other.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void run(Move move, Opened stream, List<Loop> done) {
        for (int k = 0; k < move.times; k++) {
            done.add(new Loop(move, stream).run(rewritten));
        }
    }

    private Object writeLoop(Move move, Opened stream) throws IOException {
        Object a = move.form.newArray(move.count);
        for (int k = 0; k < move.count; k++) {
            move.form.store(a, k, k * 0x0101_0101_0101L);
        }
        int i = 0;
        if (rewritten) {
            long moved = move.form.bulkWrite(stream.random, a, 0, move.count, 0);
            i = (int) moved;
            java.io.Standpipe.check(moved);
        }
        for (; i < move.count; i++) {
            move.form.write(stream.random, a, i);
        }
        return i;
    }

    private void write(Move move, Opened stream) throws IOException {
        long end = stream.length();
        long at = Math.max(0, Math.min(stream.position() + move.number, end - 1));
        int length = (int) Math.min(8, end - at);
        if (length <= 0) {
            return;
        }
        boolean self = stream.kind == Kind.FILE_RW || stream.kind == Kind.FILE_SUBCLASS;
        if (self && move.way == Move.Way.SELF) {
            long back = stream.position();
            stream.seek(at);
            stream.random.write(disk.someNews(length));
            stream.seek(back);
        } else if (self && move.way == Move.Way.SELF_CHANNEL) {
            stream.random.getChannel().write(ByteBuffer.wrap(disk.someNews(length)), at);
        } else {
            disk.write(stream.file, move.way, at, length);
        }
    }

    private void turn() {
        if (!rewritten) {
            return;
        }
        off = !off;
        if (off) {
            Switch.off();
        } else {
            Switch.on();
        }
    }

    /** Channels close when their thread is interrupted, so not while it is. */
    private void look(String when) {
        boolean interrupted = Thread.interrupted();
        for (int k = 0; k < streams.length; k++) {
            if (streams[k] != null) {
                note(when + ", state of s" + k, streams[k]::state);
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void note(String label, Callable<Object> action) {
        Object result;
        try {
            result = action.call();
        } catch (FileNotFoundException | FileSystemException x) {
            // whose message is a path, and that has two names
            result = x.getClass();
        } catch (Throwable t) {
            result = Thrown.of(t, Collections.emptyList());
        }
        outcome.saw(label, result);
    }

    private void release() throws IOException {
        if (off) {
            Switch.on();
        }
        Thread.interrupted();
        for (Opened stream : streams) {
            if (stream != null) {
                stream.close();
            }
        }
    }
}
