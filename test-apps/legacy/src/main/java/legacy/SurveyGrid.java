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

/**
 * Points of land surveys in three versions of a format, one of them in a file that ends early, and grids by rows or by
 * columns: the points' heights above the ground.
 */
public final class SurveyGrid extends Application {
    private static final int NEWEST = 3;

    private int rows;
    private int columns;
    private float[] heights;

    public static void main(String[] args) throws Exception {
        new SurveyGrid().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1784);
        for (int version = 1; version <= NEWEST; version++) {
            Survey survey = new Survey(size);
            survey.fill(random);
            survey.save(new File(folder, "survey_" + version + ".dat"), version, version == NEWEST ? size / 5 : 0);
        }
        rows = (int) Math.sqrt(size) + 1;
        columns = size / rows + 1;
        heights = new float[rows * columns];
        for (int i = 0; i < heights.length; i++) {
            heights[i] = 100 * random.nextFloat();
        }
        saveGrid(new File(folder, "grid_rows.dat"), false);
        saveGrid(new File(folder, "grid_columns.dat"), true);
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("surveys");
        Survey[] surveys = new Survey[NEWEST];
        for (int k = 0; k < surveys.length; k++) {
            surveys[k] = Survey.load(new File(folder, "survey_" + (k + 1) + ".dat"));
        }
        for (int k = 0; k < 2; k++) {
            String order = k == 0 ? "rows" : "columns";
            tally.phase("grids");
            loadGrid(new File(folder, "grid_" + order + ".dat"));
            tally.rest();
            tally.add(heights);
            lower();
            File lowered = new File(folder, "lowered_" + order + ".dat");
            tally.phase("lowered");
            saveGrid(lowered, k == 1);
            tally.rest();
            tally.add(lowered);
        }
        for (int k = 0; k < surveys.length; k++) {
            surveys[k].addTo(tally);
            surveys[k].lower(heights, rows, columns);
            File above = new File(folder, "above_" + (k + 1) + ".dat");
            tally.phase("above");
            surveys[k].save(above, k + 1, 0);
            tally.rest();
            tally.add(above);
        }
    }

    private void loadGrid(File file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
        try {
            boolean transposed = in.readBoolean();
            rows = in.readInt();
            columns = in.readInt();
            heights = new float[rows * columns];
            int outer = transposed ? columns : rows;
            int inner = transposed ? rows : columns;
            for (int a = 0; a < outer; a++) {
                for (int b = 0; b < inner; b++) {
                    if (transposed) {
                        heights[b * columns + a] = in.readFloat();
                    } else {
                        heights[a * columns + b] = in.readFloat();
                    }
                }
            }
        } finally {
            in.close();
        }
    }

    private void saveGrid(File file, boolean transposed) throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            out.writeBoolean(transposed);
            out.writeInt(rows);
            out.writeInt(columns);
            int outer = transposed ? columns : rows;
            int inner = transposed ? rows : columns;
            for (int a = 0; a < outer; a++) {
                for (int b = 0; b < inner; b++) {
                    out.writeFloat(transposed ? heights[b * columns + a] : heights[a * columns + b]);
                }
            }
        } finally {
            out.close();
        }
    }

    private void lower() {
        float lowest = Float.MAX_VALUE;
        for (int i = 0; i < heights.length; i++) {
            lowest = Math.min(lowest, heights[i]);
        }
        for (int i = 0; i < heights.length; i++) {
            heights[i] -= lowest;
        }
    }
}
