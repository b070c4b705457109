package dev.standpipe.gaps;

import gaps.Archived;
import gaps.Attached;
import gaps.Helper;
import gaps.Huge;
import gaps.Interrupted;
import gaps.Redefined;
import gaps.Redeployed;
import gaps.Shared;
import gaps.Soak;
import gaps.Stopped;
import gaps.Suite;
import gaps.Virtual;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import legacy.Applications;

/** The programs, each with its settings; how much one does in a quick run, and how much in a long one. */
enum Program {
    SHARED(8, 1, 10) {
        @Override
        List<Setting> settings(Jdk jdk, int dose) {
            return List.of(new Setting("shared", Shared.class, "" + dose)
                    .moves("Loops.readBytes", "Loops.readInts", "Loops.writeBytes", "Loops.writeInts"));
        }
    },
    STOPPED(8, 3, 60) {
        @Override
        List<Setting> settings(Jdk jdk, int dose) {
            return jdk.release() > 19
                    ? List.of()
                    : List.of(new Setting("stopped", Stopped.class, "" + dose)
                            .moves("Loops.readInts", "Stopped.again", "Stopped.writeAgain"));
        }
    },
    INTERRUPTED(8, 5, 100) {
        @Override
        List<Setting> settings(Jdk jdk, int dose) {
            return List.of(new Setting("interrupted", Interrupted.class, "" + dose).moves("Loops.readInts"));
        }
    },
    VIRTUAL(21, 300, 5000) {
        @Override
        List<Setting> settings(Jdk jdk, int dose) {
            String carriers = "-Djdk.virtualThreadScheduler.";
            return List.of(
                    new Setting("virtual", Virtual.class, "" + dose).moves("Loops.readInts", "Loops.readLongs"),
                    new Setting("virtual on one carrier", Virtual.class, "" + dose)
                            .with(carriers + "parallelism=1", carriers + "maxPoolSize=1")
                            .moves("Loops.readInts", "Loops.readLongs"));
        }
    },
    REDEFINED(8, 20, 500) {
        @Override
        List<Setting> settings(Jdk jdk, int dose) throws IOException {
            String helper = "-javaagent:" + Places.agent(Helper.class);
            List<Setting> settings = new ArrayList<>();
            for (boolean first : new boolean[] {false, true}) {
                String label = "redefined by an agent " + (first ? "before ours" : "after ours");
                settings.add(new Setting(label, Redefined.class, "" + dose)
                        .beside(helper, first)
                        .moves("Loop1.read"));
            }
            return settings;
        }
    },
    ATTACHED(8, 2, 20) {
        @Override
        List<Setting> settings(Jdk jdk, int dose) {
            return List.of(new Setting("attached", Attached.class, "" + dose)
                    .with("-XX:+IgnoreUnrecognizedVMOptions", "-XX:+EnableDynamicAgentLoading")
                    .attached()
                    .moves("Loops.readInts"));
        }
    },
    DEBUGGED(8, 0, 0) {
        @Override
        List<Setting> settings(Jdk jdk, int dose) {
            return List.of();
        }

        @Override
        List<Comparison> comparisons(Jdk jdk, int dose, boolean sabotaged) {
            return List.of(new Stepping(jdk, sabotaged));
        }
    },
    ARCHIVED(8, 1, 12) {
        @Override
        List<Setting> settings(Jdk jdk, int dose) {
            return List.of(new Setting("archived", Archived.class, "" + dose)
                    .moves("Loops.readBytes", "Loops.readInts", "Loops.readLongs", "Loops.writeLongs"));
        }
    },
    REDEPLOYED(8, 80, 200) {
        @Override
        List<Setting> settings(Jdk jdk, int dose) {
            return List.of(new Setting("redeployed", Redeployed.class, "" + dose)
                    .moves("Loop1.read")
                    .spoiledBy("-Dgaps.keeps=true"));
        }
    },
    FLAGS(8, 0, 1) {
        @Override
        List<Setting> settings(Jdk jdk, int dose) {
            List<String> arguments = new ArrayList<>(List.of(Integer.toString(dose)));
            for (Applications application : OLD) {
                arguments.addAll(List.of(application.program(), Integer.toString(application.small())));
            }
            List<Setting> settings = new ArrayList<>();
            for (Flags flags : Flags.values()) {
                if (dose > 0 && jdk.knows(flags.options)) {
                    settings.add(
                            new Setting("old programs, " + flags.label(), Suite.class, arguments.toArray(new String[0]))
                                    .with(flags.options)
                                    .moves("MatrixFile", "TriangleMesh", "WaveFile"));
                    settings.add(new Setting("fuzzed, " + flags.label(), FUZZ, "--cases", "" + 300 * dose)
                            .with(flags.options)
                            .with(OPENED)
                            .alone());
                }
            }
            return settings;
        }
    },
    HUGE(8, 0, 7) {
        @Override
        List<Setting> settings(Jdk jdk, int dose) {
            return dose == 0
                    ? List.of()
                    : List.of(new Setting("huge", Huge.class, "" + dose)
                            .with("-Xmx5g")
                            .patient(900)
                            .moves("Huge.readBytes", "Huge.writeBytes", "Huge.booleans", "Huge.ints"));
        }
    },
    SOAK(8, 0, 0) {
        @Override
        List<Setting> settings(Jdk jdk, int dose) {
            return dose == 0
                    ? List.of()
                    : List.of(new Setting("soak", Soak.class, "" + dose)
                            .with("-XX:NativeMemoryTracking=summary", "-Xmx256m", "-Xms256m")
                            .patient(3 * dose + 120)
                            .moves("Loops.readInts", "Loops.readRecords", "Loops.writeInts")
                            .spoiledBy("-Dgaps.keeps=true"));
        }
    };

    private static final List<Applications> OLD = List.of(
            Applications.MATRIX_FILE,
            Applications.TRIANGLE_MESH,
            Applications.WAVE_FILE,
            Applications.TIME_SERIES,
            Applications.K_MEANS,
            Applications.SENSOR_LINK,
            Applications.SEQUENCE_RECORDS,
            Applications.STREAM_STATE);

    private static final String FUZZ = "dev.standpipe.proof.Fuzz";

    /** What the fuzzer wants: see {@code .ci/matrix}. */
    private static final List<String> OPENED = List.of(
            "-XX:+IgnoreUnrecognizedVMOptions",
            "--add-opens=java.base/java.io=ALL-UNNAMED",
            "-XX:-OmitStackTraceInFastThrow");

    final int since;
    final int quick;
    final int lengthy;

    Program(int since, int quick, int lengthy) {
        this.since = since;
        this.quick = quick;
        this.lengthy = lengthy;
    }

    abstract List<Setting> settings(Jdk jdk, int dose) throws IOException;

    /** None where this JDK is too old, or too new. */
    List<Comparison> comparisons(Jdk jdk, int dose, boolean sabotaged) throws IOException {
        List<Comparison> comparisons = new ArrayList<>();
        for (Setting setting : jdk.release() < since ? List.<Setting>of() : settings(jdk, dose)) {
            if (!sabotaged || !setting.alone) {
                comparisons.add(new Trial(jdk, setting, sabotaged));
            }
        }
        return comparisons;
    }

    String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    static Program of(String label) {
        return Arrays.stream(values())
                .filter(program -> program.label().equals(label))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no program is called " + label));
    }
}
