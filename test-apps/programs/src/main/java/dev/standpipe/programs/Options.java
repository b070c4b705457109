package dev.standpipe.programs;

import java.nio.file.Path;

/** What a run of {@link Programs} is told. */
final class Options {
    int programs = 20_000;
    int inputs = 50;
    long seed = System.currentTimeMillis() / 1000 % 1_000_000;
    Path jdk = Path.of(System.getProperty("java.home"));
    private String compilers;

    /** Of each batch, so many differences are made smaller. */
    int shrink = 2;

    /** A mistake to put into what the rewriter makes: the run must notice it. */
    String sabotage = "NONE";

    boolean verbose;

    /** Unless some are named: all, and on another JDK those whose class files any JDK reads. */
    String compilers() {
        if (compilers != null) {
            return compilers;
        }
        boolean newest = jdk.equals(Path.of(System.getProperty("java.home")));
        return "javac,ecj,ecj-1.4,kotlinc,javac-g,ecj-1.5,scalac" + (newest ? ",javac-25" : "");
    }

    static Options parse(String... args) {
        Options options = new Options();
        for (int k = 0; k < args.length; k += 2) {
            if (args[k].equals("--verbose")) {
                options.verbose = true;
                k--;
                continue;
            }
            if (k + 1 == args.length) {
                throw new IllegalArgumentException(args[k] + " needs a value");
            }
            options.set(args[k], args[k + 1]);
        }
        return options;
    }

    private void set(String name, String value) {
        switch (name) {
            case "--programs":
                programs = Integer.parseInt(value);
                break;
            case "--inputs":
                inputs = Integer.parseInt(value);
                break;
            case "--seed":
                seed = Long.parseLong(value);
                break;
            case "--compilers":
                compilers = value;
                break;
            case "--jdk":
                jdk = Path.of(value);
                break;
            case "--shrink":
                shrink = Integer.parseInt(value);
                break;
            case "--sabotage":
                sabotage = value;
                break;
            default:
                throw new IllegalArgumentException("unknown option " + name);
        }
    }
}
