package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.rule.copy.ElementFormat;
import dev.standpipe.rewrite.rule.replay.Replay;
import dev.standpipe.rewrite.summary.ElementType;
import dev.standpipe.rewrite.summary.WireType;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/** What rewritten code calls: the one place that names the runtime. */
public final class Symbols {
    public static final String DOORWAY = "java/io/Standpipe";

    /** What counts how often a loop is entered; the agent alone puts it there. */
    public static final String TALLY = "java/io/StandpipeTally";

    /**
     * What a class is called that stands in for the doorway where it may be missing. The number is that of the
     * doorway's methods: a later release that calls others takes another one, and two of them can serve one program.
     */
    public static final String STAND_IN = "StandpipeDoorway1";

    /** Marks, in the {@code how} of a call, that no code but the JDK's may run before it ends. */
    static final int EXCLUSIVE = 1 << 16;

    /** With fewer, the doorway stages nothing. */
    static final int LEAST_ROUNDS = 4;

    /** What is put together waits no longer for rounds that write nothing. */
    static final int MOST_IDLE_ROUNDS = 8192;

    /** Marks that the program comes back with the same stream. */
    static final int AGAIN = 1 << 17;

    /** Marks that the code that calls asks anew, for all that it hands over, once other code may have run. */
    static final int RESUMED = 1 << 19;

    /** Marks that a loop of its own does not wait for what is left: even one element is moved. */
    private static final int EVEN_ONE = 1 << 18;

    /** What a round is to {@code stage} if it is a byte that may have to go back, and if it does. */
    static final int RETURNABLE = -2;

    static final int RETURNED = -3;

    /** The same of rounds, with their size added to it; with 0 if they are read by single calls. */
    private static final int RETURNABLE_ROUNDS = Integer.MIN_VALUE;

    /** Added to them where a round may end between two of its reads. */
    private static final int IN_PARTS = 1 << 16;

    private static final int ARRAY_SHIFT = 4;
    private static final int REVERSED = 1 << 7;
    private static final int RAW = 1 << 8;
    private static final int COMPOSED = 1 << 9;
    private static final int SINGLES = 1 << 10;
    private static final int CALLED_SHIFT = 12;
    private static final int OWN_ARGUMENT = 14;
    private static final int OTHER_ARGUMENT = 15;

    /** To write what was staged. */
    static final int HOW_RELAYED =
            WireType.SINGLE_BYTE.ordinal() | ElementType.BYTE.ordinal() << ARRAY_SHIFT | EXCLUSIVE | EVEN_ONE;

    private Symbols() {}

    /** Whether calls to it come from a rewriting. */
    public static boolean isDoorway(String owner) {
        int name = owner.lastIndexOf('/') + 1;
        return owner.equals(DOORWAY) || owner.startsWith("StandpipeDoorway", name);
    }

    /**
     * Whether it stands in for the doorway of this release; a class may have one of its own, with the class's name
     * behind a dollar.
     */
    static boolean isStandIn(String owner) {
        String name = owner.substring(owner.lastIndexOf('/') + 1);
        return name.equals(STAND_IN) || name.startsWith(STAND_IN + '$');
    }

    /** Leads what was inserted to another doorway. */
    public static void lead(MethodNode method, String doorway) {
        if (doorway.equals(DOORWAY)) {
            return;
        }
        for (AbstractInsnNode insn : method.instructions) {
            if (insn instanceof MethodInsnNode && ((MethodInsnNode) insn).owner.equals(DOORWAY)) {
                ((MethodInsnNode) insn).owner = doorway;
            }
        }
    }

    static String moves(boolean reads) {
        return reads ? "readArray" : "writeArray";
    }

    static String movesDescriptor(String array) {
        return "(Ljava/lang/Object;" + array + "IIII)J";
    }

    static int how(ElementFormat format, boolean exclusive, boolean resumed, boolean again) {
        return format.wire().ordinal()
                | format.array().ordinal() << ARRAY_SHIFT
                | (format.reversed() ? REVERSED : 0)
                | (format.raw() ? RAW : 0)
                | (format.composed() ? COMPOSED : 0)
                | (format.composedOfSingles() ? SINGLES : 0)
                | called(format) << CALLED_SHIFT
                | (exclusive ? EXCLUSIVE : 0)
                | (resumed ? RESUMED : 0)
                | (again ? AGAIN : 0);
    }

    /** What of the loop's calls does not follow from the bytes that they move. */
    private static int called(ElementFormat format) {
        switch (format.argument()) {
            case OWN:
                return OWN_ARGUMENT;
            case OTHER:
                return OTHER_ARGUMENT;
            default:
                return format.called() == format.wire() ? 0 : format.called().ordinal() + 1;
        }
    }

    /** What is read by single calls has no other end in what is staged than the end of that. */
    static String takes(WireType wire) {
        WireType taken = wire == WireType.SINGLE_BYTE ? WireType.UNSIGNED_BYTE : wire;
        return "take" + taken.readMethod().substring("read".length());
    }

    /**
     * What a round of so many bytes is to {@code stage}: less than 0 if it is read by single calls, or if bytes may
     * have to go back.
     */
    static int round(Replay replay) {
        int size = replay.size();
        boolean singleBytes = replay.singleBytes();
        if (replay.returns()) {
            return RETURNABLE_ROUNDS + (replay.returnsInParts() ? IN_PARTS : 0) + (singleBytes ? 0 : size);
        }
        return singleBytes ? -size : size;
    }

    static String puts(WireType wire) {
        return wire == WireType.SINGLE_BYTE
                ? "putSingle"
                : "put" + wire.writeMethod().substring("write".length());
    }

    static String putsDescriptor(WireType wire) {
        char value = wire.writeDescriptor().charAt(1);
        return "(Ljava/lang/Object;" + value + "[BIJ)V";
    }

    static String takesDescriptor(WireType wire) {
        return "([BIJ)" + wire.readDescriptor().substring(2);
    }
}
