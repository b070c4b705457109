package dev.standpipe.surroundings;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a program has left behind: its exit code, what it said, its files. Text is taken byte by byte. */
final class Outcome {
    private static final String OURS = "[standpipe] ";
    private static final Pattern MOVED = Pattern.compile("\\(([0-9,]+) elements?\\) moved");

    final int code;
    final String out;
    final String err;
    final String files;

    /** What the agent said. */
    final List<String> ours = new ArrayList<>();

    private Outcome(int code, String out, String err, String files) {
        this.code = code;
        this.out = out;
        this.files = files;
        StringBuilder theirs = new StringBuilder();
        for (String line : err.split("(?<=\n)")) {
            if (line.startsWith(OURS)) {
                ours.add(line.substring(OURS.length()).trim());
            } else {
                theirs.append(line);
            }
        }
        this.err = theirs.toString();
    }

    static Outcome of(int code, Path folder) throws IOException {
        return new Outcome(
                code, text(folder.resolve("out")), text(folder.resolve("err")), text(folder.resolve("files")));
    }

    private static String text(Path file) throws IOException {
        return Files.exists(file) ? new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1) : "";
    }

    static String text(InputStream in) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] chunk = new byte[4096];
        for (int n; (n = in.read(chunk)) > 0; ) {
            all.write(chunk, 0, n);
        }
        return new String(all.toByteArray(), StandardCharsets.ISO_8859_1);
    }

    /** Elements that were moved at once, by what the agent says of it. */
    long moved() {
        long sum = 0;
        for (String line : ours) {
            Matcher moved = MOVED.matcher(line);
            sum += moved.find() ? Long.parseLong(moved.group(1).replace(",", "")) : 0;
        }
        return sum;
    }

    /** Null if nobody could tell them apart. */
    String differsFrom(Outcome plain) {
        String difference = code == plain.code ? null : "exit code " + code + " and not " + plain.code;
        difference = difference != null ? difference : difference("output", out, plain.out);
        difference = difference != null ? difference : difference("error output", err, plain.err);
        return difference != null ? difference : difference("files", files, plain.files);
    }

    private static String difference(String what, String helped, String plain) {
        if (helped.equals(plain)) {
            return null;
        }
        String[] ours = helped.split("\n");
        String[] theirs = plain.split("\n");
        int k = 0;
        while (k < ours.length && k < theirs.length && ours[k].equals(theirs[k])) {
            k++;
        }
        return what + ", line " + (k + 1) + ":\n    plain:  " + (k < theirs.length ? theirs[k] : "(nothing)")
                + "\n    helped: " + (k < ours.length ? ours[k] : "(nothing)");
    }
}
