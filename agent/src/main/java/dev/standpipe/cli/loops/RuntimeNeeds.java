package dev.standpipe.cli.loops;

import java.io.PrintWriter;

/** Tells what a program that was rewritten in the build needs where it runs. */
final class RuntimeNeeds {
    private RuntimeNeeds() {}

    /** {@code inManifest} says where java -jar finds the option, or how it would get there; it may be empty. */
    static void print(PrintWriter out, boolean embedsRuntime, String inManifest) {
        out.println("Where it runs, it needs one of these, or its loops do their own work as before:");
        out.println("- the agent, like any other program; nothing is done twice;");
        out.println((embedsRuntime
                        ? "- the runtime, which it contains"
                        : "- standpipe-runtime-bulk.jar on its class path, or in it by --embed-runtime")
                + ", and on Java 16 and later");
        out.println("  --add-opens java.base/java.io=ALL-UNNAMED" + inManifest + ".");
    }
}
