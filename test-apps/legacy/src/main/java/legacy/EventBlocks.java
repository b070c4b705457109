package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Events of an experiment in blocks: those of a run, those of a log that ends where it ends, and sums of pulses. */
public final class EventBlocks extends Application {
    private static final int CHANNELS = 32;

    public static void main(String[] args) throws Exception {
        new EventBlocks().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1911);
        List<EventBlock> blocks = new ArrayList<EventBlock>();
        for (int b = 0; b < size; b++) {
            blocks.add(EventBlock.random(random, CHANNELS));
        }
        save(new File(folder, "run.dat"), blocks, true);
        save(new File(folder, "log.dat"), blocks.subList(0, size / 2), false);
        DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(new FileOutputStream(new File(folder, "pulses.dat"))));
        try {
            for (EventBlock block : blocks) {
                out.writeInt(block.channel);
                out.writeInt(block.energies.length);
                for (int i = 0; i < block.energies.length; i++) {
                    out.writeShort(block.energies[i] >> 8);
                }
            }
        } finally {
            out.close();
        }
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("run");
        List<EventBlock> run = loadRun(new File(folder, "run.dat"));
        tally.phase("log");
        List<EventBlock> log = loadLog(new File(folder, "log.dat"));
        tally.phase("pulses");
        long[] sums = sumPulses(new File(folder, "pulses.dat"));
        tally.rest();
        tally.add(sums);
        List<EventBlock> all = new ArrayList<EventBlock>(run);
        all.addAll(log);
        for (EventBlock block : all) {
            tally.add(block.channel);
            tally.add(block.energies);
            block.calibrate();
        }
        tally.phase("write");
        File result = new File(folder, "calibrated.dat");
        save(result, all, true);
        tally.rest();
        tally.add(result);
    }

    private static DataInputStream open(File file) throws IOException {
        return new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
    }

    private static List<EventBlock> loadRun(File file) throws IOException {
        List<EventBlock> run = new ArrayList<EventBlock>();
        DataInputStream in = open(file);
        try {
            int blocks = in.readInt();
            for (int b = 0; b < blocks; b++) {
                int count = in.readInt();
                int channel = in.readInt();
                EventBlock block = new EventBlock(count, channel);
                for (int i = 0; i < count; i++) {
                    block.energies[i] = in.readInt();
                }
                run.add(block);
            }
            return run;
        } finally {
            in.close();
        }
    }

    /** A run has its number of blocks in front, a log has not. */
    private static void save(File file, List<EventBlock> blocks, boolean counted) throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            if (counted) {
                out.writeInt(blocks.size());
            }
            for (EventBlock block : blocks) {
                out.writeInt(block.energies.length);
                out.writeInt(block.channel);
                for (int i = 0; i < block.energies.length; i++) {
                    out.writeInt(block.energies[i]);
                }
            }
        } finally {
            out.close();
        }
    }

    /** Its last block may not have been written to the end. */
    private static List<EventBlock> loadLog(File file) throws IOException {
        List<EventBlock> log = new ArrayList<EventBlock>();
        DataInputStream in = open(file);
        try {
            while (true) {
                EventBlock block = new EventBlock(in.readInt(), in.readInt());
                log.add(block);
                for (int i = 0; i < block.energies.length; i++) {
                    block.energies[i] = in.readInt();
                }
            }
        } catch (EOFException e) {
            return log;
        } finally {
            in.close();
        }
    }

    private static long[] sumPulses(File file) throws IOException {
        long[] sums = new long[CHANNELS];
        DataInputStream in = open(file);
        try {
            while (in.available() > 0) {
                int channel = in.readInt();
                int count = in.readInt();
                for (int i = 0; i < count; i++) {
                    sums[channel] += in.readShort();
                }
            }
            return sums;
        } finally {
            in.close();
        }
    }
}
