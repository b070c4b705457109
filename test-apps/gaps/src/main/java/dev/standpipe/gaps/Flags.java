package dev.standpipe.gaps;

import java.util.List;
import java.util.Locale;

/** Collectors, layouts of objects, and ways to run code: what a JVM can be told to do otherwise. */
enum Flags {
    SERIAL("-XX:+UseSerialGC"),
    PARALLEL("-XX:+UseParallelGC"),
    G1("-XX:+UseG1GC", "-XX:G1HeapRegionSize=1m"),
    CMS("-XX:+UseConcMarkSweepGC"),
    ZGC("-XX:+UnlockExperimentalVMOptions", "-XX:+UseZGC", "-Xmx1g"),
    ZGC_GENERATIONAL("-XX:+UseZGC", "-XX:+ZGenerational", "-Xmx1g"),
    SHENANDOAH("-XX:+UnlockExperimentalVMOptions", "-XX:+UseShenandoahGC"),
    SHENANDOAH_GENERATIONAL(
            "-XX:+UnlockExperimentalVMOptions", "-XX:+UseShenandoahGC", "-XX:ShenandoahGCMode=generational"),
    EPSILON("-XX:+UnlockExperimentalVMOptions", "-XX:+UseEpsilonGC", "-Xmx3g", "-Xlog:disable"),
    COMPACT_HEADERS("-XX:+UnlockExperimentalVMOptions", "-XX:+UseCompactObjectHeaders"),
    FULL_HEADERS("-XX:+UnlockExperimentalVMOptions", "-XX:-UseCompactObjectHeaders"),
    PLAIN_OOPS("-XX:-UseCompressedOops"),
    PLAIN_CLASS_POINTERS("-XX:-UseCompressedOops", "-XX:-UseCompressedClassPointers"),
    WIDE_OBJECTS("-XX:ObjectAlignmentInBytes=32"),
    INTERPRETED("-Xint"),
    COMPILED("-Xcomp"),
    CLIENT("-XX:TieredStopAtLevel=1"),
    SERVER("-XX:-TieredCompilation"),
    WITHOUT_INTRINSICS("-XX:-InlineUnsafeOps", "-XX:+UnlockDiagnosticVMOptions", "-XX:-UseSuperWord"),
    GRAAL("-XX:+UnlockExperimentalVMOptions", "-XX:+EnableJVMCI", Flags.JVMCI),
    LARGE_PAGES("-XX:+UseLargePages"),
    TRANSPARENT_PAGES("-XX:+UseTransparentHugePages"),
    /** The JVM's own remarks, on the JDK's use of JNI and on signals, come at any place. */
    CHECKED_JNI("-XX:+UnlockDiagnosticVMOptions", "-XX:-DisplayVMOutput", "-Xcheck:jni"),
    VERIFIED_HEAP("-XX:+UnlockDiagnosticVMOptions", "-XX:+VerifyBeforeGC", "-XX:+VerifyAfterGC");

    static final String JVMCI = "-XX:+UseJVMCICompiler";

    final List<String> options;

    Flags(String... options) {
        this.options = List.of(options);
    }

    String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
