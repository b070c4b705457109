package legacy;

import java.io.File;

/** A program of the old kind: it makes its input in a folder, or works on it, several times if asked to, and says how long that took. */
abstract class Application {
    abstract void generate(File folder, int size) throws Exception;

    abstract void run(File folder, Tally tally) throws Exception;

    final void start(String[] args) throws Exception {
        if (args.length == 3 && args[0].equals("generate")) {
            generate(new File(args[1]), Integer.parseInt(args[2]));
        } else if (args.length >= 2 && args[0].equals("run")) {
            int passes = args.length == 2 ? 1 : Integer.parseInt(args[2]);
            Tally tally = new Tally();
            for (int pass = 0; pass < passes; pass++) {
                tally.pass();
                run(new File(args[1]), tally);
            }
            tally.print();
        } else {
            System.err.println("usage: java " + getClass().getName() + " generate FOLDER SIZE | run FOLDER [PASSES]");
            System.exit(2);
        }
    }
}
