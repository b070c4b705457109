package dev.standpipe.proof.doorway;

import static dev.standpipe.proof.Mutation.always;
import static dev.standpipe.proof.Mutation.instead;
import static dev.standpipe.proof.Mutation.never;
import static dev.standpipe.proof.Mutation.returning;
import static org.objectweb.asm.Opcodes.ICONST_1;
import static org.objectweb.asm.Opcodes.ICONST_M1;
import static org.objectweb.asm.Opcodes.IFLT;
import static org.objectweb.asm.Opcodes.IF_ACMPEQ;
import static org.objectweb.asm.Opcodes.IF_ACMPNE;
import static org.objectweb.asm.Opcodes.IF_ICMPGE;
import static org.objectweb.asm.Opcodes.IF_ICMPGT;
import static org.objectweb.asm.Opcodes.IUSHR;
import static org.objectweb.asm.Opcodes.POP;

import dev.standpipe.proof.Mutation;
import dev.standpipe.runtime.link.Link;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.ClassReader;

/** Checks of the engine and the doorway that are left out; the attackers have to notice each. */
final class DoorwayMutants {
    private static final String RUNTIME = "dev/standpipe/runtime/";
    private static final String DOORWAY = "java/io/Standpipe";

    private DoorwayMutants() {}

    static List<Mutant> all() {
        return Arrays.asList(
                new Mutant("the type of the array does not matter").in("engine/Engine.admitted", always(IF_ACMPEQ)),
                new Mutant("an index may be negative")
                        .inDoorway("readThrough", never(IFLT))
                        .inDoorway("writeThrough", never(IFLT))
                        .in("engine/Engine.admitted", never(IFLT)),
                new Mutant("the end of the array does not matter").in("engine/Engine.move", never(IF_ICMPGE)),
                new Mutant("the length of what is staged does not matter")
                        .in("engine/Engine.stageRounds", instead("min", POP)),
                new Mutant("by hand the end of the array does not matter")
                        .in("engine/DirectCalls.read", instead("getLength", POP, ICONST_M1, ICONST_1, IUSHR)),
                new Mutant("a value may be taken from behind the array").inDoorway("takeLong", never(IF_ICMPGT)),
                new Mutant("a value may be taken from before the array").inDoorway("takeInt", never(IFLT)),
                new Mutant("a thread is given what another one has left").inDoorway("isOf", never(IF_ACMPNE)),
                new Mutant("a subclass may bend what it inherits").in("stream/Trust.isSound", returning(1)));
    }

    /** A class file, or several, that come before the real ones. */
    static final class Mutant {
        final String bug;
        private final List<Change> changes = new ArrayList<>();

        private Mutant(String bug) {
            this.bug = bug;
        }

        private Mutant in(String place, Mutation mutation) {
            int dot = place.lastIndexOf('.');
            String type = RUNTIME + place.substring(0, dot);
            changes.add(new Change(type, type + ".class", place.substring(dot + 1), mutation));
            return this;
        }

        private Mutant inDoorway(String method, Mutation mutation) {
            changes.add(new Change(DOORWAY, RUNTIME + "link/java.io.Standpipe.bin", method, mutation));
            return this;
        }

        void writeTo(Path folder) throws IOException {
            for (Change change : changes) {
                Path file = folder.resolve(change.file);
                Files.createDirectories(file.getParent());
                try (InputStream in = Files.exists(file)
                        ? Files.newInputStream(file)
                        : Link.class.getResourceAsStream("/" + change.file)) {
                    Files.write(file, change.mutation.applied(new ClassReader(in), change.type, change.method));
                }
            }
        }
    }

    private static final class Change {
        final String type;
        final String file;
        final String method;
        final Mutation mutation;

        Change(String type, String file, String method, Mutation mutation) {
            this.type = type;
            this.file = file;
            this.method = method;
            this.mutation = mutation;
        }
    }
}
