package dev.standpipe.benchmarks.measured;

import dev.standpipe.runtime.codec.Element;
import java.io.IOException;

/** Who competes: each does the same job and is checked to have done it. */
public enum Contender {
    LOOP(Family.LEGACY, "element loop"),
    PREFIX(Family.STANDPIPE, "Standpipe: rewritten loop"),
    BULK(Family.BULK, "Standpipe: Bulk classes"),
    CHUNK(Family.HAND, "by hand: byte[] chunk, view"),
    HANDLE(Family.HAND, "by hand: byte[] chunk, VarHandle"),
    CHANNEL(Family.HAND, "by hand: channel, direct view"),
    MAPPED(Family.HAND, "by hand: mapped file"),
    WRAP(Family.HAND, "by hand: byte[] wrapped"),
    C_64K(Family.C, "C: 64 KiB and SIMD swap"),
    C_1M(Family.C, "C: 1 MiB and SIMD swap");

    /** Those that share a process: nobody warms or pollutes another one's profile. */
    public enum Family {
        LEGACY,
        STANDPIPE,
        BULK,
        HAND,
        C
    }

    /** Below it, those who go past the stack would move more than they were asked for, or be all set-up. */
    private static final long LEAST_PAST_STACK = 1 << 16;

    public final Family family;
    public final String label;

    Contender(Family family, String label) {
        this.family = family;
        this.label = label;
    }

    /** Whether it goes through the stack and so could stand where the loop stands: the contract allows nothing else. */
    public boolean throughTheStack() {
        return this == LOOP || this == PREFIX || this == CHUNK || this == HANDLE;
    }

    public boolean canDo(Stack stack, Element element, long bytesPerCall, int javaVersion) {
        switch (this) {
            case BULK:
                return !stack.isObject();
            case HANDLE:
                return javaVersion >= 9 && element != Element.BYTE;
            case CHANNEL:
            case MAPPED:
                return stack.isPlainFile() && bytesPerCall >= LEAST_PAST_STACK;
            case WRAP:
                return stack == Stack.BYTES;
            case C_64K:
                return !stack.isObject() && bytesPerCall >= LEAST_PAST_STACK;
            case C_1M:
                return stack.isPlainFile() && bytesPerCall >= 1 << 20;
            default:
                return true;
        }
    }

    public Program enter(Job job) throws IOException {
        switch (this) {
            case LOOP:
                return new StreamProgram(job, Loops.of(job.element, job.array, job.length));
            case PREFIX:
                return new StreamProgram(job, PrefixedLoops.of(job.element, job.array, job.length));
            case BULK:
                return new BulkProgram(job);
            case CHUNK:
                return job.element == Element.BYTE
                        ? new StreamProgram(job, whole(job))
                        : new ChunkProgram(job, ChunkProgram.views(job));
            case HANDLE:
                return new ChunkProgram(job, ChunkProgram.handles(job));
            case CHANNEL:
                return new ChannelProgram(job);
            case MAPPED:
                return new MappedProgram(job);
            case WRAP:
                return new WrapProgram(job);
            default:
                throw new IllegalArgumentException(this + " is no Java program");
        }
    }

    /** Bytes need no decoding, so nobody sensible takes a chunk. */
    private static Mover whole(Job job) {
        byte[] a = (byte[]) job.array;
        return new Mover(in -> in.readFully(a, 0, job.length), out -> out.write(a, 0, job.length));
    }
}
