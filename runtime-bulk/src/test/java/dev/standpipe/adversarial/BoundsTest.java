package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Arrays too short, absent or misaddressed: the loop consumes an element before it notices, and so must the rewritten
 * one.
 */
class BoundsTest {
    private static DataInputStream input(boolean buffered) {
        ByteArrayInputStream bytes = new ByteArrayInputStream(Bits.bytes(100));
        return new DataInputStream(buffered ? new BufferedInputStream(bytes, 30) : bytes);
    }

    private static void readBothStacks(Run run, Loop loop, Object a, int i, int end) throws IOException {
        for (boolean buffered : new boolean[] {false, true}) {
            DataInputStream in = input(buffered);
            run.note("buffered", buffered, "from", i, "to", end);
            run.read(loop, in, a, i, end);
            run.note("available", in.available());
        }
    }

    private static void writeBothStacks(Run run, Loop loop, Object a, int i, int end) throws IOException {
        for (boolean buffered : new boolean[] {false, true}) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            DataOutputStream out = new DataOutputStream(buffered ? new BufferedOutputStream(bytes, 30) : bytes);
            run.write(loop, out, a, i, end);
            run.note("size", out.size());
            out.flush();
            run.note(bytes.toByteArray());
        }
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-12")
    @DisplayName("12: an array of 2 for a loop of 5 consumes three elements")
    void shortArray(Loop loop) throws Exception {
        Run bulk = Run.bothWays(run -> {
            readBothStacks(run, loop, loop.array(2), 0, 5);
            DataInputStream in = input(true);
            Run.End ended = run.read(in, loop.array(2), 0, 5);
            assertThat(ended.i).isEqualTo(2);
            assertThat(ended.thrown).isExactlyInstanceOf(ArrayIndexOutOfBoundsException.class);
            assertThat(in.available()).isEqualTo(100 - 3 * loop.size);
            writeBothStacks(run, loop, Bits.array(loop, 2), 0, 5);
        });
        bulk.mustMove();
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-12")
    @DisplayName("12: no array consumes one element, index -1 one, no stream none")
    void nothingToPutItIn(Loop loop) throws Exception {
        Run bulk = Run.bothWays(run -> {
            readBothStacks(run, loop, null, 0, 5);
            readBothStacks(run, loop, loop.array(5), -1, 5);
            readBothStacks(run, loop, loop.array(5), Integer.MIN_VALUE, 5);
            readBothStacks(run, loop, loop.array(5), 5, 7);
            readBothStacks(run, loop, loop.array(5), 9, 12);
            writeBothStacks(run, loop, null, 0, 5);
            writeBothStacks(run, loop, Bits.array(loop, 5), -1, 5);
            writeBothStacks(run, loop, Bits.array(loop, 5), 9, 12);
            run.read(loop, null, loop.array(5), 0, 5);
            run.read(loop, null, null, 0, 5);
            run.read(loop, null, null, 5, 5);
            run.write(loop, null, loop.array(5), 0, 5);
            run.write(loop, null, null, 0, 5);
            run.read(loop, new DataInputStream(null), loop.array(5), 0, 5);
            run.write(loop, new DataOutputStream(null), loop.array(5), 0, 5);
            run.read(loop, new DataInputStream(new BufferedInputStream(null)), loop.array(5), 0, 5);
        });
        bulk.mustNotMove();
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-12")
    @DisplayName("12: a buffered output over no stream takes what fits")
    void nothingBeneathTheBuffer(Loop loop) throws Exception {
        Run bulk = Run.bothWays(run -> {
            DataOutputStream out = new DataOutputStream(new BufferedOutputStream(null, 20));
            run.write(loop, out, loop.array(50), 0, 50);
            run.note("size", out.size());
        });
        bulk.mustMove();
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-25")
    @DisplayName("25: no turns at all: 0 to 0, backwards, an array of length 0")
    void noTurns(Loop loop) throws Exception {
        Run bulk = Run.bothWays(run -> {
            for (int end : new int[] {0, -1, Integer.MIN_VALUE}) {
                readBothStacks(run, loop, loop.array(3), 0, end);
                writeBothStacks(run, loop, loop.array(3), 0, end);
                readBothStacks(run, loop, loop.array(3), 2, end);
                readBothStacks(run, loop, loop.array(0), 0, end);
                readBothStacks(run, loop, null, 0, end);
            }
            readBothStacks(run, loop, loop.array(0), 0, 1);
            writeBothStacks(run, loop, loop.array(0), 0, 1);
        });
        bulk.mustNotMove();
    }

    @ParameterizedTest
    @EnumSource(Loop.class)
    @Tag("case-25")
    @DisplayName("25: an end of Integer.MAX_VALUE, with an array that is shorter and a stream that is shorter still")
    void endlessLoop(Loop loop) throws Exception {
        Run bulk = Run.bothWays(run -> {
            for (int length : new int[] {1, 3, 50, 200}) {
                readBothStacks(run, loop, loop.array(length), 0, Integer.MAX_VALUE);
                readBothStacks(run, loop, loop.array(length), length - 1, Integer.MAX_VALUE);
                writeBothStacks(run, loop, Bits.array(loop, length), 0, Integer.MAX_VALUE);
                writeBothStacks(run, loop, Bits.array(loop, length), length - 1, Integer.MAX_VALUE);
            }
        });
        bulk.mustMove();
    }

    @Test
    @Tag("case-25")
    @DisplayName("25: twice in a row, and row by row over rows that differ in length, share an array or are missing")
    void rowByRow() throws Exception {
        Run bulk = Run.bothWays(run -> {
            DataInputStream in = input(true);
            int[] a = new int[6];
            run.read(in, a, 0, 6);
            run.read(in, a, 0, 6);
            int[] shared = new int[3];
            int[][] rows = {new int[2], new int[0], shared, shared, null, new int[5]};
            for (int[] row : rows) {
                run.read(Loop.INT, in, row, 0, 3);
            }
            run.note((Object) shared);
            run.noteRest(in);
        });
        bulk.mustMove();
    }
}
