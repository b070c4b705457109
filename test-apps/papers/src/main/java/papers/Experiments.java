package papers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** The experiments of the papers: one program each, with a variant for each way to the file that was compared. */
public enum Experiments {
    EXTERNAL_SORT(
            "Bonachea 2000, figures 6 and 7, table 2: first pass of an external merge sort over longs",
            "raf ds dsb",
            "",
            "bulkraf bulkds async",
            "c",
            1,
            64),
    ARRAY_IO(
            "Bonachea, Dickens, Thakur 2001, figures 2 and 4: six ways to read and write an array of ints in blocks",
            "raw encode data buffered bytes",
            "",
            "bulk",
            "c",
            1,
            64),
    BYTE_IO(
            "Xu, Guo, figures 4.1 to 4.15: bytes by single calls, buffers and operations of some size",
            "raw data buffered direct operation",
            "native",
            "",
            "raw buffered direct operation",
            64,
            10240),
    BLOCK_ARRAY(
            "Awan et al. 2012, figures 5 to 7: workers that write and read their blocks of one file of ints",
            "raf",
            "view mapped",
            "bulk",
            "c-locked",
            1,
            256),
    BALANCE(
            "Bonachea 2000, section 5.2: how much of the transfers a computation can hide",
            "raf-read raf-read-write dsb-read dsb-read-write",
            "",
            "bulk-read bulk-read-write async-read async-read-write",
            "c-read c-read-write",
            1,
            256),
    DIST3D(
            "Thakur, Gropp, Lusk 1999, tables 1 and 2: blocks of a cube of ints in one file",
            "unix",
            "",
            "sieved collective",
            "c c-sieved",
            1,
            64),
    BTIO(
            "Thakur, Gropp, Lusk 1999, tables 3 and 4: cells of a cube of points with five doubles each",
            "unix",
            "",
            "sieved collective",
            "c c-sieved",
            1,
            64),
    UNSTRUC(
            "Thakur, Gropp, Lusk 1999, tables 5 and 6: points of 64 bytes, wherever they are",
            "unix",
            "",
            "sieved collective",
            "c c-sieved",
            1,
            64);

    private static final int[] BUFFERS = {1, 4, 16, 64, 256, 512, 1024, 4096};

    private final String source;
    private final List<String> unmodified;
    private final List<String> bulk;
    private final List<String> variants = new ArrayList<>();
    private final List<String> cVariants;
    private final int small;
    private final int large;

    Experiments(String source, String unmodified, String byHand, String bulk, String cVariants, int small, int large) {
        this.source = source;
        this.unmodified = words(unmodified);
        this.bulk = words(bulk);
        this.cVariants = words(cVariants);
        this.small = small;
        this.large = large;
        variants.addAll(this.unmodified);
        variants.addAll(words(byHand));
        variants.addAll(this.bulk);
    }

    private static List<String> words(String text) {
        return text.isEmpty() ? Collections.<String>emptyList() : Arrays.asList(text.split(" "));
    }

    /** What it is called in tables and on command lines. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The class with the {@code main} method. */
    public String program() {
        StringBuilder name = new StringBuilder("papers.");
        for (String word : name().split("_")) {
            name.append(word.charAt(0)).append(word.substring(1).toLowerCase(Locale.ROOT));
        }
        return name.toString();
    }

    /** Where it comes from, and what it measures. */
    public String source() {
        return source;
    }

    /** What the Java program can do; those of {@link #cVariants} are the C program's. */
    public List<String> variants() {
        return Collections.unmodifiableList(variants);
    }

    /** Old style, with no knowledge of Standpipe: to be run with the agent, and to be rewritten. */
    public boolean isUnmodified(String variant) {
        return unmodified.contains(variant);
    }

    /** Calls {@code dev.standpipe.io}, so the runtime must be on the class path. */
    public boolean needsRuntime(String variant) {
        return bulk.contains(variant);
    }

    /** The file in {@code src/main/c}, or null. */
    public String cSource() {
        return this == ARRAY_IO ? BLOCK_ARRAY.cSource() : label() + ".c";
    }

    public List<String> cVariants() {
        return cVariants;
    }

    /** A size that takes no time: MiB, or KiB for {@link #BYTE_IO}. */
    public int small() {
        return small;
    }

    /** A size worth measuring, in the same unit. */
    public int large() {
        return large;
    }

    /**
     * What the papers varied for this variant, as further arguments of {@code run}, separated by blanks.
     *
     * <p>For {@link #EXTERNAL_SORT} bytes of a chunk; for {@link #ARRAY_IO} and {@link #BLOCK_ARRAY} threads or processes, how many, and, if
     * one more number is given, how many rounds, of which the last is timed;
     * {@link #DIST3D}, {@link #BTIO} and {@link #UNSTRUC} take threads only;
     * for {@link #BYTE_IO} the order and the bytes of a buffer or an operation. For {@link #BALANCE} steps of computation for each chunk,
     * and, if one more number is given, bytes of a chunk: these are samples, {@code calibrate FOLDER} says what is in balance.
     */
    public List<String> settings(String variant) {
        switch (this) {
            case EXTERNAL_SORT:
                return Arrays.asList("32768", "524288");
            case ARRAY_IO:
                return workers(8);
            case BLOCK_ARRAY:
                return workers(16);
            case BYTE_IO:
                return bytes(variant);
            case BALANCE:
                return Arrays.asList("0", "1000000");
            case BTIO:
                return Arrays.asList("threads 1", "threads 4", "threads 9");
            default:
                return Arrays.asList("threads 1", "threads 2", "threads 4", "threads 8");
        }
    }

    /** Who does the same work comes to the same checksum: for some variants another setting is another work, for some it is not. */
    public String work(String variant, String setting) {
        switch (this) {
            case EXTERNAL_SORT:
                return setting;
            case BYTE_IO:
                return setting.startsWith("sequential")
                        ? "sequential"
                        : variant.equals("operation") ? setting : "random 1";
            case BALANCE:
                return setting + variant.replaceFirst("^[a-z]+-", " ");
            default:
                return "all";
        }
    }

    private static List<String> workers(int most) {
        List<String> settings = new ArrayList<>();
        for (String kind : new String[] {"threads", "processes"}) {
            for (int workers = 1; workers <= most; workers *= 2) {
                settings.add(kind + " " + workers);
            }
        }
        return settings;
    }

    private static List<String> bytes(String variant) {
        switch (variant) {
            case "raw":
                return Arrays.asList("sequential 1", "random 1");
            case "data":
                return Collections.singletonList("sequential 1");
            case "buffered":
                return Collections.singletonList("sequential 1024");
            default:
                List<String> settings = new ArrayList<>();
                for (String order : variant.equals("native") ? words("sequential") : words("sequential random")) {
                    for (int size : BUFFERS) {
                        settings.add(order + " " + size);
                    }
                    if (variant.equals("direct")) {
                        settings.add(order + " whole");
                    }
                }
                return settings;
        }
    }
}
