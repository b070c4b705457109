package legacy;

import java.io.File;

/** A program of the old kind: it makes its input in a folder, or works on it, so often and for so long as it is asked to, and says how long that took. */
abstract class Application {
    abstract void generate(File folder, int size) throws Exception;

    abstract void run(File folder, Tally tally) throws Exception;

    final void start(String[] args) throws Exception {
        if (args.length == 3 && args[0].equals("generate")) {
            generate(new File(args[1]), Integer.parseInt(args[2]));
        } else if (args.length >= 2 && args[0].equals("run")) {
            int passes = args.length == 2 ? 1 : Integer.parseInt(args[2]);
            int seconds = args.length <= 3 ? 0 : Integer.parseInt(args[3]);
            Tally tally = new Tally();
            do {
                tally.pass();
                run(new File(args[1]), tally);
            } while (tally.isShortOf(passes, seconds));
            tally.print();
        } else {
            System.err.println(
                    "usage: java " + getClass().getName() + " generate FOLDER SIZE | run FOLDER [PASSES [SECONDS]]");
            System.exit(2);
        }
    }
}
