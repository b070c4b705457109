package dev.standpipe.benchmarks.programs;

/** A program: which page it is on, its main class, which module's jar it is in, and its source in C or null. */
record Subject(String page, String label, String program, Module module, String cSource) {
    enum Module {
        LEGACY,
        PAPERS
    }
}
