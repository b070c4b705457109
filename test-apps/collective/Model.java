import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;

/**
 * What a cube of ints in one file takes, read or written by blocks: each rank by itself, or together in two phases.
 * Arguments: the edge, and for one or more numbers of ranks what was measured in microseconds: ranks, read alone,
 * written alone, read together, written together. The first numbers calibrate, the others are compared.
 */
public final class Model {
    private static final double KIB = 1024;
    private static final double MIB = 1024 * KIB;

    /** Bytes of a request of one rank by itself, and the largest hole that it reads in passing: none if it writes. */
    private static final double WINDOW = 512 * KIB;

    private static final double HOLE = 4096;

    /** The cube of the paper, and the requests of its sieving, through holes of any size. */
    private static final int PAPER_EDGE = 512;

    private static final double PAPER_READ_WINDOW = 4 * MIB;
    private static final double PAPER_WRITE_WINDOW = 512 * KIB;

    /** The cube of the forecast. */
    private static final int LARGE_EDGE = 2048;

    /** What a machine is taken to be. */
    static final class Machine {
        /** Seconds from a request to its answer, beside its bytes, and how many are answered at a time. */
        double request;

        double lanes;

        /** Bytes a second of the file, for all together. */
        double read;

        double write;

        /** Bytes a second that a rank gives to others or takes from them, and seconds for each message. */
        double exchange;

        double message;

        /** Bytes that are read or written at once for all, and by how many ranks. */
        double buffer;

        int ranksOfOneWriter;
        int mostWriters;
    }

    /** The requests of one rank and their bytes. */
    private record Requests(double count, double bytes) {}

    /** Where the ranks have their blocks: halved from a dimension on, downwards or upwards. */
    private static int[] grid(int ranks, int first, int step) {
        int[] grid = {1, 1, 1};
        for (int left = ranks, d = first; left > 1; left /= 2, d = (d + step + 3) % 3) {
            grid[d] *= 2;
        }
        return grid;
    }

    private static double cube(int edge) {
        return 4.0 * edge * edge * edge;
    }

    private static Requests requests(int edge, int[] grid, double hole, double window) {
        double rows = (double) edge / grid[0] * edge / grid[1];
        double row = 4.0 * edge / grid[2];
        if (4.0 * edge - row > hole) {
            return new Requests(rows, rows * row);
        }
        double planes = (double) edge / grid[0];
        double some = 4.0 * edge * edge / grid[1];
        if (4.0 * edge * edge - some > hole) {
            return new Requests(planes * Math.ceil(some / window), planes * some);
        }
        double all = planes * 4.0 * edge * edge;
        return new Requests(Math.ceil(all / window), all);
    }

    private static double alone(Machine machine, int edge, int ranks, boolean writes) {
        Requests each = requests(edge, grid(ranks, 2, -1), writes ? 0 : HOLE, WINDOW);
        double bytes = writes ? machine.write : machine.read;
        return each.count * machine.request * Math.max(1, ranks / machine.lanes) + ranks * each.bytes / bytes;
    }

    private static double together(Machine machine, int edge, int ranks, boolean writes) {
        double all = cube(edge);
        int movers = Math.max(1, Math.min(machine.mostWriters, ranks / machine.ranksOfOneWriter));
        double turns = Math.ceil(all / movers / machine.buffer);
        return turns * machine.request * Math.max(1, movers / machine.lanes)
                + all / (writes ? machine.write : machine.read)
                + all / movers / machine.exchange
                + turns * ranks * machine.message;
    }

    /** Processors of this machine move bytes and answer requests; of a written piece the bytes are in its request. */
    private static Machine calibrated(int edge, double[] measured) {
        int ranks = (int) measured[0];
        Machine machine = new Machine();
        machine.lanes = Runtime.getRuntime().availableProcessors();
        machine.ranksOfOneWriter = 1;
        machine.mostWriters = (int) machine.lanes;
        machine.buffer = 4 * MIB;
        Requests read = requests(edge, grid(ranks, 2, -1), HOLE, WINDOW);
        machine.read = ranks * read.bytes / (measured[1] / 1e6);
        double movers = Math.min(machine.lanes, ranks);
        double exchanged = measured[3] / 1e6 - cube(edge) / machine.read;
        machine.exchange = cube(edge) / movers / exchanged;
        machine.write = cube(edge) / (measured[4] / 1e6 - exchanged);
        Requests write = requests(edge, grid(ranks, 2, -1), 0, WINDOW);
        double requests = measured[2] / 1e6 - cube(edge) / machine.write;
        machine.request = requests / write.count / Math.max(1, ranks / machine.lanes);
        return machine;
    }

    private static void compare(int edge, String[] arguments) {
        double[][] measured = new double[(arguments.length - 1) / 5][5];
        for (int k = 0; k < 5 * measured.length; k++) {
            measured[k / 5][k % 5] = Double.parseDouble(arguments[k + 1]);
        }
        Machine machine = calibrated(edge, measured[0]);
        if (!(machine.read > 0 && machine.exchange > 0 && machine.write > 0 && machine.request > 0)) {
            say("What %.0f threads took does not calibrate the model: something would have taken less than no time.",
                    measured[0][0]);
            return;
        }
        say("Calibrated by %.0f threads: %.2f µs a request, %.2f GB/s from the file and %.2f to it, %.2f GB/s%n"
                + "from a rank to others.%n",
                measured[0][0], machine.request * 1e6, machine.read / 1e9, machine.write / 1e9, machine.exchange / 1e9);
        say("| ranks | ms | read alone | together | written alone | together |%n|--:|---|--:|--:|--:|--:|");
        for (double[] one : measured) {
            int ranks = (int) one[0];
            double[] model = {
                alone(machine, edge, ranks, false), together(machine, edge, ranks, false),
                alone(machine, edge, ranks, true), together(machine, edge, ranks, true)
            };
            double[] took = {one[1] / 1e6, one[3] / 1e6, one[2] / 1e6, one[4] / 1e6};
            say("| %d | model | %.1f | %.1f | %.1f | %.1f |",
                    ranks, model[0] * 1e3, model[1] * 1e3, model[2] * 1e3, model[3] * 1e3);
            say("| %d | measured | %.1f | %.1f | %.1f | %.1f |",
                    ranks, took[0] * 1e3, took[1] * 1e3, took[2] * 1e3, took[3] * 1e3);
            say("| %d | measured, times the model | %.2f | %.2f | %.2f | %.2f |",
                    ranks, took[0] / model[0], took[1] / model[1], took[2] / model[2], took[3] / model[3]);
        }
    }

    /** Of DIST3D, MB/s: ranks, and for reading and for writing piece by piece, sieved and together. */
    private static void paper() {
        Object[][] machines = {
            {"HP Exemplar", 64, 5.42, 14.2, 68.2, 0.54, 1.25, 50.7},
            {"IBM SP", 64, 2.13, 11.9, 90.2, 1.85, 1.85, 57.6},
            {"Intel Paragon", 256, 3.01, 9.5, 132.0, 1.12, 3.33, 183.0},
            {"NEC SX-4", 8, 0.71, 322.0, 563.0, 0.62, 75.3, 447.0},
            {"SGI Origin2000", 32, 14.0, 118.0, 175.0, 5.06, 13.1, 66.7},
        };
        say("| DIST3D in the paper | ranks | ms a piece: read | written | sieved, MB/s: read | model | written"
                + " | model |");
        say("|---|--:|--:|--:|--:|--:|--:|--:|");
        for (Object[] one : machines) {
            int ranks = (Integer) one[1];
            StringBuilder requests = new StringBuilder();
            StringBuilder sieved = new StringBuilder();
            for (int k = 2; k < 8; k += 3) {
                boolean writes = k > 2;
                double file = (Double) one[k + 2] * 1e6;
                int[] grid = grid(ranks, 0, 1);
                Requests pieces = requests(PAPER_EDGE, grid, 0, 1);
                double each = (cube(PAPER_EDGE) / ((Double) one[k] * 1e6) - cube(PAPER_EDGE) / file) / pieces.count;
                double window = writes ? PAPER_WRITE_WINDOW : PAPER_READ_WINDOW;
                Requests windows = requests(PAPER_EDGE, grid, Double.MAX_VALUE, window);
                double bytes = (writes ? 2 : 1) * ranks * windows.bytes;
                double time = (writes ? 2 : 1) * windows.count * each + bytes / file;
                requests.append(String.format(Locale.ROOT, " %.1f |", each * 1e3));
                sieved.append(" " + three((Double) one[k + 1]) + " | " + three(cube(PAPER_EDGE) / time / 1e6) + " |");
            }
            say("| %s | %d |%s%s", one[0], ranks, requests, sieved);
        }
    }

    private static void forecast() {
        Machine machine = new Machine();
        machine.request = 0.5e-3;
        machine.lanes = 64;
        machine.read = 20e9;
        machine.write = 10e9;
        machine.exchange = 1e9;
        machine.message = 10e-6;
        machine.buffer = 16 * MIB;
        machine.ranksOfOneWriter = 16;
        machine.mostWriters = 256;
        say("| ranks | pieces of each | bytes of each | read piece by piece, s | through all holes | together | times"
                + " | written piece by piece, s | together | times | even at, µs a request |");
        say("|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|");
        for (int ranks = 16; ranks <= 8192; ranks *= 8) {
            forecast(machine, ranks);
        }
    }

    private static void forecast(Machine machine, int ranks) {
        int[] grid = grid(ranks, 2, -1);
        Requests pieces = requests(LARGE_EDGE, grid, 0, 1);
        double[] time = new double[4];
        for (int k = 0; k < 4; k++) {
            time[k] = k % 2 == 0
                    ? alone(machine, LARGE_EDGE, ranks, k > 1)
                    : together(machine, LARGE_EDGE, ranks, k > 1);
        }
        double asked = time[2] - cube(LARGE_EDGE) / machine.write;
        double spare = time[3] - cube(LARGE_EDGE) / machine.write;
        Requests windows = requests(LARGE_EDGE, grid, Double.MAX_VALUE, PAPER_READ_WINDOW);
        double sieved = windows.count * machine.request * Math.max(1, ranks / machine.lanes)
                + ranks * windows.bytes / machine.read;
        say("| %d | %.0f | %.0f | %s | %s | %s | %s | %s | %s | %s | %s |",
                ranks, pieces.count, pieces.bytes / pieces.count,
                three(time[0]), three(sieved), three(time[1]), three(Math.min(time[0], sieved) / time[1]),
                three(time[2]), three(time[3]), three(time[2] / time[3]),
                three(1e6 * machine.request * spare / asked));
    }

    private static String three(double value) {
        return new BigDecimal(value).round(new MathContext(3)).toPlainString();
    }

    private static void say(String format, Object... values) {
        System.out.printf(Locale.ROOT, format + "%n", values);
    }

    public static void main(String[] arguments) {
        if (arguments.length >= 6) {
            compare(Integer.parseInt(arguments[0]), arguments);
            say("");
        }
        paper();
        say("");
        forecast();
    }
}
