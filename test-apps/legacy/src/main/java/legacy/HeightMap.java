package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Random;

/** A height map of unsigned shorts, row by row: smoothed, and its slopes as a second map. */
public final class HeightMap extends Application {
    private static final int NO_DATA = 0xFFFF;

    private int columns;
    private int rows;

    public static void main(String[] args) throws Exception {
        new HeightMap().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(90);
        columns = size;
        rows = size;
        int[][] heights = new int[rows][columns];
        for (int r = 0; r < rows; r++) {
            int height = 30000;
            for (int c = 0; c < columns; c++) {
                height += random.nextInt(201) - 100;
                heights[r][c] = random.nextInt(100) == 0 ? NO_DATA : height;
            }
        }
        save(new File(folder, "n47e011.hgt"), heights);
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("read");
        int[][] heights = load(new File(folder, "n47e011.hgt"));
        tally.phase("compute");
        int[][] smooth = smooth(heights);
        short[][] slopes = slopes(smooth);
        tally.phase("write");
        File map = new File(folder, "smooth.hgt");
        save(map, smooth);
        File steep = new File(folder, "slopes.dat");
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(steep)));
        try {
            for (int r = 0; r < rows; r++) {
                short[] row = slopes[r];
                for (int c = 0; c < columns; c++) {
                    out.writeShort(row[c]);
                }
            }
        } finally {
            out.close();
        }
        tally.rest();
        for (int r = 0; r < rows; r++) {
            tally.add(heights[r]);
            tally.add(slopes[r]);
        }
        tally.add(map);
        tally.add(steep);
    }

    private int[][] load(File file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file), 32768));
        try {
            columns = in.readInt();
            rows = in.readInt();
            int[][] heights = new int[rows][columns];
            for (int r = 0; r < rows; r++) {
                for (int c = 0; c < columns; c++) {
                    heights[r][c] = in.readUnsignedShort();
                }
            }
            return heights;
        } finally {
            in.close();
        }
    }

    private void save(File file, int[][] heights) throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            out.writeInt(columns);
            out.writeInt(rows);
            for (int r = 0; r < rows; r++) {
                for (int c = 0; c < columns; c++) {
                    out.writeShort(heights[r][c]);
                }
            }
        } finally {
            out.close();
        }
    }

    private int[][] smooth(int[][] heights) {
        int[][] smooth = new int[rows][columns];
        for (int r = 0; r < rows; r++) {
            for (int c = 0; c < columns; c++) {
                smooth[r][c] = mean(heights, r, c);
            }
        }
        return smooth;
    }

    private int mean(int[][] heights, int row, int column) {
        int sum = 0;
        int count = 0;
        for (int r = Math.max(row - 1, 0); r < Math.min(row + 2, rows); r++) {
            for (int c = Math.max(column - 1, 0); c < Math.min(column + 2, columns); c++) {
                if (heights[r][c] != NO_DATA) {
                    sum += heights[r][c];
                    count++;
                }
            }
        }
        return count == 0 ? NO_DATA : sum / count;
    }

    private short[][] slopes(int[][] heights) {
        short[][] slopes = new short[rows][columns];
        for (int r = 0; r < rows; r++) {
            for (int c = 1; c < columns; c++) {
                slopes[r][c] = (short) (heights[r][c] - heights[r][c - 1]);
            }
        }
        return slopes;
    }
}
