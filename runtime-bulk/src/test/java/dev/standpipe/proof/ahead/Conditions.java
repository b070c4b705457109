package dev.standpipe.proof.ahead;

import dev.standpipe.proof.Choices;
import dev.standpipe.proof.Virtually;
import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.IOException;
import java.nio.file.Path;
import java.nio.file.Paths;

/** What holds for all programs of a batch, since it holds for the whole JVM. */
final class Conditions {
    /** Bytes of a large transfer, to which all programs are cut. */
    final int unit;

    /** The files lie on a disk, not in memory. */
    final boolean disk;

    /** The programs run on virtual threads. */
    final boolean virtual;

    private Conditions(Choices choices) {
        unit = choices.oneOf(256, 256, 256, 512, 1000, 64, 4096, 256, 256, 65536);
        disk = choices.chance(15);
        virtual = choices.chance(15) && JavaVersion.RUNNING >= 21;
    }

    static Conditions of(long seed, long batch) {
        return new Conditions(Choices.seeded(~seed, batch));
    }

    /** How many times fewer programs there should be in a batch, since each costs so much more. */
    int weight() {
        return unit >= 65536 ? 16 : unit >= 4096 ? 2 : 1;
    }

    Path parent() {
        return disk ? Paths.get(System.getProperty("java.io.tmpdir")) : Disk.memory();
    }

    String difference(Trial trial) throws IOException {
        try {
            return virtual ? Virtually.call(trial::difference) : trial.difference();
        } catch (IOException | RuntimeException x) {
            throw x;
        } catch (Exception x) {
            throw new IllegalStateException(x);
        }
    }

    @Override
    public String toString() {
        return "unit " + unit + (disk ? " on disk" : " in memory") + (virtual ? ", virtual threads" : "");
    }
}
