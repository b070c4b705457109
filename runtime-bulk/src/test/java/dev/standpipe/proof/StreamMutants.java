package dev.standpipe.proof;

import static dev.standpipe.proof.Mutation.always;
import static dev.standpipe.proof.Mutation.call;
import static dev.standpipe.proof.Mutation.constant;
import static dev.standpipe.proof.Mutation.instead;
import static dev.standpipe.proof.Mutation.never;
import static dev.standpipe.proof.Mutation.returning;
import static dev.standpipe.proof.Mutation.sabotage;
import static org.objectweb.asm.Opcodes.ICONST_0;
import static org.objectweb.asm.Opcodes.ICONST_1;
import static org.objectweb.asm.Opcodes.IFEQ;
import static org.objectweb.asm.Opcodes.IFLE;
import static org.objectweb.asm.Opcodes.IF_ACMPEQ;
import static org.objectweb.asm.Opcodes.IF_ICMPNE;
import static org.objectweb.asm.Opcodes.POP;
import static org.objectweb.asm.Opcodes.POP2;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.util.ArrayList;
import java.util.List;

/** What a prover could overlook in the code of a stream, each with the tests that have to notice it. */
final class StreamMutants {
    private static final int MIXED = 1 << 20;
    private static final String PROVER = Dose.tests("proof.StreamProofTest");
    private static final String DIRECTION = Dose.tests("route.DirectionTest");
    private static final String AROUND = Dose.tests("route.SurroundingsTest");
    private static final String BRICKS = Dose.tests("route.BricksTest");
    private static final String FILES = Dose.tests("route.ProvedFilesTest");

    private final List<Mutants.Mutant> list = new ArrayList<>();

    static List<Mutants.Mutant> all() {
        return new StreamMutants().list;
    }

    private StreamMutants() {
        // Values.
        bug("a NaN that is written as it is passes for Java's own", "proof/Bits.replaced", sabotage("same"), PROVER);
        bug(
                "of what fraction it is the NaN does not matter",
                "proof/Carrying.canonical",
                sabotage("anyFraction"),
                PROVER);
        bug("a field holds more than its type", "proof/Calls.stored", sabotage("whole"), BRICKS);
        bug("a counter that decides never begins anew", "route/Bound$Look.untilOneWraps", sabotage("never"), AROUND);
        bug(
                "a counter that decides never begins anew, in bricks",
                "route/Bound$Look.untilOneWraps",
                sabotage("never"),
                BRICKS);
        bug("a number never is too large", "proof/Way.exact", sabotage("exact"), BRICKS);
        bug("a bit that depends on two, or them, is the one that is due", "proof/Bits.or", constant(MIXED, 7), BRICKS);
        bug("a bit that depends on two, both, is the one that is due", "proof/Bits.and", constant(MIXED, 7), BRICKS);

        // Files.
        since(11, "a part of an element that did not fit stays", "transfer/FileEnd.wholeOf", always(IFLE), FILES);
        since(11, "who is passed by does not count", "transfer/Routed.move", call("advance"), FILES);

        // Objects.
        bug(
                "a listener is silent whichever method is called",
                "proof/ClassCode.lambda",
                instead("equals", POP2, ICONST_1),
                PROVER);
        bug(
                "a listener does what its interface says",
                "proof/ClassCode.lambda",
                instead("isAny", POP2, ICONST_1),
                PROVER);
        bug("an object may be two things", "proof/Way.isOf", instead("equals", POP2, ICONST_1), PROVER);
        bug(
                "the same place of an array may take each byte",
                "proof/Way.within",
                instead("isConstant", POP, ICONST_0),
                PROVER);
        bug("what lies beneath does not look at the array", "proof/Calls.moveArray", never(IF_ICMPNE), PROVER);
        bug("two ways that look alike are alike", "proof/Passage.isLike", instead("equals", POP2, ICONST_1), PROVER);
        bug("an object that is replaced decides nothing", "proof/Verdict.isAt", returning(0), PROVER);
        bug("a lock for a condition does not matter", "proof/Verdict.dependsOnFields", returning(0), PROVER);
        bug("a lock may be kept", "proof/Frame.requireUnlocked", sabotage("nothing"), BRICKS);
        bug("a call by super comes to what the code names", "proof/Classes.above", sabotage("named"), PROVER);

        // Classes.
        bug(
                "a class starts when it is looked at",
                "route/SilentListener.is",
                call("isInitialized", POP, ICONST_1),
                AROUND);
        bug("assertions are off", "route/Bound.refuseAssertions", call("getBoolean", POP, ICONST_1), AROUND);
        bug(
                "assertions of other classes are known",
                "route/Bound.refuseAssertions",
                instead("isAssignableFrom", POP2, ICONST_1),
                AROUND);
        bug("a class of another loader will do", "proof/Classes.of", always(IF_ACMPEQ), AROUND);
        bug("the program's loader is asked", "route/ClassesAtHand.found", sabotage("asked"), AROUND);
        bug("the types of all fields are looked for", "route/ClassesAtHand.isSettled", returning(1), AROUND);
        bug("who is proved for reads is proved for writes", "route/Proofs.of", never(IFEQ), DIRECTION);
        bug("what was missing stays missing", "route/ClassesAtHand.areMore", returning(0), AROUND);
    }

    private void bug(String bug, String place, Mutation mutation, String dose) {
        since(8, bug, place, mutation, dose);
    }

    private void since(int jdk, String bug, String place, Mutation mutation, String dose) {
        if (JavaVersion.RUNNING >= jdk) {
            list.add(new Mutants.Mutant(jdk, bug, place, mutation, dose));
        }
    }
}
