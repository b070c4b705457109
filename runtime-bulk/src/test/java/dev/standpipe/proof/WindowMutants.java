package dev.standpipe.proof;

import static dev.standpipe.proof.Mutation.always;
import static dev.standpipe.proof.Mutation.call;
import static dev.standpipe.proof.Mutation.instead;
import static dev.standpipe.proof.Mutation.replacing;
import static dev.standpipe.proof.Mutation.returning;
import static org.objectweb.asm.Opcodes.ICONST_0;
import static org.objectweb.asm.Opcodes.IFLE;
import static org.objectweb.asm.Opcodes.IF_ICMPGE;
import static org.objectweb.asm.Opcodes.IF_ICMPNE;
import static org.objectweb.asm.Opcodes.LADD;
import static org.objectweb.asm.Opcodes.LSUB;
import static org.objectweb.asm.Opcodes.POP;
import static org.objectweb.asm.Opcodes.POP2;

import java.util.ArrayList;
import java.util.List;

/** What windows of a file could get wrong, and rows out of them, each with the tests that have to notice it. */
final class WindowMutants {
    private static final String SIEVE = Dose.tests("file.SieveTest");
    private static final String ROWS = Dose.tests("engine.RowsTest");

    private final List<Mutants.Mutant> list = new ArrayList<>();

    static List<Mutants.Mutant> all() {
        return new WindowMutants().list;
    }

    private WindowMutants() {
        // Which holes are read through.
        bug("any hole is small", "file/Sieve.ahead", always(IFLE), SIEVE);
        bug("a window earns what it costs", "file/Sieve.window", replacing(LSUB, LADD), SIEVE);
        bug("to read piece by piece always pays", "file/Sieve.isAsFast", returning(0), SIEVE);
        bug("rows of one element always pay", "file/Sieve.window(JIII[B)J", always(IF_ICMPNE), ROWS);

        // What is in them.
        bug("a window that ends early has the whole piece", "file/Sieve.window(JIZI[BI)J", always(IF_ICMPGE), SIEVE);
        bug(
                "what the window has not got is taken out of it",
                "engine/Rows.read",
                instead("inWindow", POP, POP2, POP2, POP2, POP2, ICONST_0),
                ROWS);
        bug("a row ends before it begins", "engine/Rows.read", replacing(LADD, LSUB), ROWS);

        // Where the file is left.
        bug("the file is left where the window ended", "file/Sieve.end", call("seek"), SIEVE);
        bug("the file is left where the rows ended that were read", "engine/Rows.end", call("end"), ROWS);
        bug("a row without elements leaves the file alone", "engine/Rows.read", call("seek"), ROWS);
    }

    private void bug(String bug, String place, Mutation mutation, String dose) {
        list.add(new Mutants.Mutant(0, bug, place, mutation, dose));
    }
}
