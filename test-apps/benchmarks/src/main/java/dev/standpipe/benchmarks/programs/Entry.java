package dev.standpipe.benchmarks.programs;

/** Who takes part in a contest: a variant of its program, run in one way. {@code runtime} says that it calls {@code dev.standpipe.io}. */
record Entry(String variant, Arm arm, boolean runtime) {
    static Entry of(String variant, Arm arm) {
        return new Entry(variant, arm, false);
    }

    @Override
    public String toString() {
        return (variant.isEmpty() ? "" : variant + ", ") + arm.name();
    }
}
