package dev.standpipe.benchmarks.programs;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The times of one phase of one entry, a round after the other, and what its runs had in common: their checksum (several with {@code /} between, if
 * they did not) and how many loops the agent said it had rewritten.
 */
record Row(
        int jdk,
        String program,
        String variant,
        String setting,
        int size,
        String cache,
        String arm,
        String phase,
        String checksum,
        String loops,
        List<Long> nanos) {

    /** From the start of the process to its end. */
    static final String PROCESS = "process";

    /** Before the program begins and after it has ended, if it says how long it was at work. */
    static final String OUTSIDE = "outside";

    /** What the phases of a first pass begin with, if there were several. */
    static final String FIRST = "first ";

    /** All that the program took the time of, in the passes after the first if there were several. */
    static final String TOTAL = "total";

    static final String HEADER =
            "jdk,program,variant,setting,size,cache,arm,phase,checksum,loops,rounds,min,median,max,nanos";

    /** What makes two rows be of the same contest. */
    List<Object> competition() {
        return List.of(jdk, program, setting, size, cache);
    }

    /** Where a figure would be that differs from this one in these. */
    Place at(String otherArm, String otherPhase) {
        return new Place(jdk, program, variant, setting, size, cache, otherArm, otherPhase);
    }

    Place place() {
        return at(arm, phase);
    }

    /** All that tells one row from another. */
    record Place(
            int jdk, String program, String variant, String setting, int size, String cache, String arm, String phase) {

        Place variant(String other) {
            return new Place(jdk, program, other, setting, size, cache, arm, phase);
        }

        Place run(String otherVariant, Arm otherArm) {
            return new Place(jdk, program, otherVariant, setting, size, cache, otherArm.name(), phase);
        }
    }

    boolean isPhase() {
        return !List.of(PROCESS, TOTAL, OUTSIDE).contains(phase) && !phase.startsWith(FIRST);
    }

    double median() {
        return median(nanos.stream().mapToDouble(n -> n).toArray());
    }

    double seconds() {
        return median() / 1e9;
    }

    long min() {
        return nanos.stream().mapToLong(n -> n).min().orElseThrow();
    }

    long max() {
        return nanos.stream().mapToLong(n -> n).max().orElseThrow();
    }

    /** How far the rounds lie apart, as a part of the median. */
    double spread() {
        return (max() - min()) / median();
    }

    static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        int n = sorted.length;
        return n % 2 == 1 ? sorted[n / 2] : (sorted[n / 2 - 1] + sorted[n / 2]) / 2;
    }

    String toCsv() {
        return fields().values().stream().map(Object::toString).collect(Collectors.joining(","));
    }

    /** As one line of a JSON array. */
    String toJson() {
        return fields().entrySet().stream()
                .map(field -> "\"" + field.getKey() + "\": " + json(field.getKey(), field.getValue()))
                .collect(Collectors.joining(", ", "{", "}"));
    }

    private static String json(String key, Object value) {
        return value instanceof Number
                ? value.toString()
                : key.equals("nanos") ? "[" + value.toString().replace(" ", ", ") + "]" : Book.quote(value.toString());
    }

    private Map<String, Object> fields() {
        Object[] values = {
            jdk,
            program,
            variant,
            setting,
            size,
            cache,
            arm.replace(',', ';'),
            phase,
            checksum,
            loops,
            nanos.size(),
            min(),
            Math.round(median()),
            max(),
            nanos.stream().map(n -> String.format(Locale.ROOT, "%d", n)).collect(Collectors.joining(" "))
        };
        Map<String, Object> fields = new LinkedHashMap<>();
        String[] names = HEADER.split(",");
        for (int i = 0; i < names.length; i++) {
            fields.put(names[i], values[i]);
        }
        return fields;
    }

    static Row ofCsv(String line) {
        String[] c = line.split(",");
        return new Row(
                Integer.parseInt(c[0]),
                c[1],
                c[2],
                c[3],
                Integer.parseInt(c[4]),
                c[5],
                c[6].replace(';', ','),
                c[7],
                c[8],
                c[9],
                Arrays.stream(c[14].split(" ")).map(Long::valueOf).toList());
    }
}
