package org.apache.spark.executor;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;

/**
 * Takes itself for an executor of Spark: its package is what one is known by. A thread of a pool works at two stages in
 * turn, another one at the second of them, a third one at a loop that cannot be rewritten, and the main thread at
 * nothing that has a name.
 */
public final class Stages {
    private static final int CELLS = 50_000;

    private Stages() {}

    public static void main(String[] arguments) throws Exception {
        read(1);
        Thread first = new Thread(() -> {
            Thread.currentThread().setName("Executor task launch worker for task 0.0 in stage 0.0 (TID 0)");
            read(2);
            Thread.currentThread().setName("Executor task launch worker for task 0.0 in stage 1.0 (TID 1)");
            read(4);
        });
        Thread second = new Thread(() -> read(8), "Executor task launch worker for task 1.0 in stage 1.0 (TID 2)");
        long end = System.nanoTime() + Long.parseLong(arguments[0]) * 1_000_000;
        Thread third = new Thread(
                () -> {
                    while (System.nanoTime() < end) {
                        readSlowly();
                    }
                },
                "Executor task launch worker for task 0.0 in stage 2.1 (TID 3)");
        for (Thread thread : new Thread[] {first, second, third}) {
            thread.start();
        }
        for (Thread thread : new Thread[] {first, second, third}) {
            thread.join();
        }
    }

    private static DataInputStream cells() {
        return new DataInputStream(new ByteArrayInputStream(new byte[4 * CELLS]));
    }

    private static void read(int times) {
        int[] cells = new int[CELLS];
        for (int k = 0; k < times; k++) {
            try {
                fill(cells(), cells);
            } catch (IOException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static void fill(DataInputStream in, int[] cells) throws IOException {
        for (int i = 0; i < cells.length; i++) {
            cells[i] = in.readInt();
        }
    }

    private static void readSlowly() {
        DataInputStream in = cells();
        try {
            for (int i = 0; i < CELLS; i++) {
                Thread.interrupted();
                in.readInt();
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
