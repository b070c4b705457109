package dev.standpipe.benchmarks.demo;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** A program that never does the same twice: what it says, or what it leaves behind. */
public final class Fickle {
    private Fickle() {}

    public static void main(String[] args) throws IOException {
        Path folder = Path.of(args[1]);
        boolean inFiles = Files.readString(inputIn(folder, args)).equals("1");
        System.out.println("phase read 1000 ns");
        if (args[0].equals("run")) {
            Files.writeString(folder.resolve("output"), inFiles ? "" + System.nanoTime() : "the same");
        }
        System.out.println("checksum " + (inFiles ? "00000000" : System.nanoTime()));
    }

    private static Path inputIn(Path folder, String[] args) throws IOException {
        Path input = folder.resolve("input");
        return args[0].equals("generate") ? Files.writeString(input, args[2]) : input;
    }
}
