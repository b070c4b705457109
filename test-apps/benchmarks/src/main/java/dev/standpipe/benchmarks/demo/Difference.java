package dev.standpipe.benchmarks.demo;

/** A program came to something else with the agent than without. */
final class Difference extends Exception {
    Difference(String what) {
        super(what);
    }
}
