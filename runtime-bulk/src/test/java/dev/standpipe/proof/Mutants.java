package dev.standpipe.proof;

import static dev.standpipe.proof.Dose.exhaustion;
import static dev.standpipe.proof.Dose.formats;
import static dev.standpipe.proof.Dose.fuzz;
import static dev.standpipe.proof.Dose.locks;
import static dev.standpipe.proof.Dose.rounds;
import static dev.standpipe.proof.Mutation.call;
import static dev.standpipe.proof.Mutation.constant;
import static dev.standpipe.proof.Mutation.instead;
import static dev.standpipe.proof.Mutation.never;
import static dev.standpipe.proof.Mutation.nulling;
import static dev.standpipe.proof.Mutation.replacing;
import static dev.standpipe.proof.Mutation.rerouted;
import static dev.standpipe.proof.Mutation.returning;
import static dev.standpipe.proof.Mutation.sabotage;
import static org.objectweb.asm.Opcodes.D2I;
import static org.objectweb.asm.Opcodes.D2L;
import static org.objectweb.asm.Opcodes.DUP2_X2;
import static org.objectweb.asm.Opcodes.IADD;
import static org.objectweb.asm.Opcodes.ICONST_0;
import static org.objectweb.asm.Opcodes.ICONST_1;
import static org.objectweb.asm.Opcodes.ICONST_3;
import static org.objectweb.asm.Opcodes.IFGE;
import static org.objectweb.asm.Opcodes.IFNE;
import static org.objectweb.asm.Opcodes.IF_ACMPEQ;
import static org.objectweb.asm.Opcodes.IF_ACMPNE;
import static org.objectweb.asm.Opcodes.IF_ICMPGE;
import static org.objectweb.asm.Opcodes.IF_ICMPNE;
import static org.objectweb.asm.Opcodes.IOR;
import static org.objectweb.asm.Opcodes.IREM;
import static org.objectweb.asm.Opcodes.ISHL;
import static org.objectweb.asm.Opcodes.ISUB;
import static org.objectweb.asm.Opcodes.L2I;
import static org.objectweb.asm.Opcodes.LADD;
import static org.objectweb.asm.Opcodes.LCONST_0;
import static org.objectweb.asm.Opcodes.LCONST_1;
import static org.objectweb.asm.Opcodes.LDIV;
import static org.objectweb.asm.Opcodes.LMUL;
import static org.objectweb.asm.Opcodes.LSHR;
import static org.objectweb.asm.Opcodes.LSUB;
import static org.objectweb.asm.Opcodes.LUSHR;
import static org.objectweb.asm.Opcodes.MONITORENTER;
import static org.objectweb.asm.Opcodes.MONITOREXIT;
import static org.objectweb.asm.Opcodes.POP;
import static org.objectweb.asm.Opcodes.POP2;

import dev.standpipe.runtime.jvm.JavaVersion;
import java.util.ArrayList;
import java.util.List;

/** Bugs that an engine like this one could have, each with the small part of the proof that has to notice it. */
final class Mutants {
    static final String BUFFERED_USER = exhaustion("^read DATA \\[BUFFERED\\] USER$", 211);
    static final String BUFFERED_FILE = fuzz("read DATA [BUFFERED] FILE", 6000);
    private static final String FILE_SABOTAGE = "dev/standpipe/runtime/file/Sabotage";
    static final String AHEAD = Dose.ahead(2500);
    static final String FULL_DISK = Dose.fullDisk("");
    private static final String GATHERED = Dose.tests("engine.GatheringTest");

    static final class Mutant {
        final String bug;
        final String type;
        final String method;
        final Mutation mutation;
        final String dose;
        final int since;

        Mutant(int since, String bug, String place, Mutation mutation, String dose) {
            int dot = place.lastIndexOf('.');
            this.since = since;
            this.bug = bug;
            this.type = "dev/standpipe/runtime/" + place.substring(0, dot);
            this.method = place.substring(dot + 1);
            this.mutation = mutation;
            this.dose = dose;
        }

        @Override
        public String toString() {
            return bug;
        }
    }

    private final List<Mutant> list = new ArrayList<>();

    static List<Mutant> all() {
        List<Mutant> all = new Mutants().list;
        all.addAll(StreamMutants.all());
        all.addAll(WindowMutants.all());
        return all;
    }

    private Mutants() {
        // What is broken, where, how, and who has to notice.

        // Faults.
        bug(
                "the loop runs into the fault again instead of check throwing it",
                "transfer/PendingFaults.waiting",
                nulling("fault"),
                BUFFERED_USER);
        bug(
                "a thread takes the fault of another one",
                "transfer/PendingFaults.raise",
                never(IF_ACMPNE),
                Dose.theft(5_000_000));
        bug(
                "a thread takes the last of its faults, whichever it asks for",
                "transfer/PendingFaults.raise",
                never(IF_ICMPNE),
                Dose.theft(5_000_000));
        bug("the index is one too small after a fault", "engine/Engine.finish", sabotage("oneLess"), BUFFERED_USER);
        bug("a read that timed out is tried again", "transfer/Reading.moveOne", sabotage("retry"), BUFFERED_USER);
        bug(
                "the bytes of an element that the end of the file cut off are put back",
                "transfer/RandomAccess.read",
                sabotage("putBack"),
                exhaustion("^read FILE \\[\\]", 101));
        bug(
                "a request that brought less than it wanted is taken for whole",
                "transfer/FileReads.readAtOnce",
                never(IF_ICMPNE),
                exhaustion("^read FILE \\[\\]", 101));
        bug(
                "what a stream's own method has read stays in its array",
                "file/FirstReads.read",
                call("copy"),
                exhaustion("^read FILE \\[\\]", 101));
        bug(
                "a buffer whose flush failed is taken for empty",
                "transfer/BufferedOutput.writeWholeBuffers",
                call("count"),
                FULL_DISK);
        bug(
                "the loop is to find again what an interrupt has done to a channel",
                "transfer/FileTransfer.isSaidByLoop",
                never(IFNE),
                fuzz("read DATA [] FILE_CHANNEL", 6000));
        since(
                11,
                "one byte more of corrupt compressed data",
                "stream/InflaterCounts.decoded",
                replacing(LSUB, POP2),
                fuzz("read DATA [DEFLATE] BYTES", 4000));
        since(
                21,
                "the inflater forgets that it has more",
                "stream/InflaterCounts.lastRequestWasFilled",
                call("set"),
                fuzz("read DATA [DEFLATE] BYTES", 20_000));

        // Positions.
        bug(
                "a large request goes past the buffer",
                "transfer/DataReads.fromBuffered",
                sabotage("bypass"),
                BUFFERED_USER);
        bug(
                "an element across two buffers is read by readFully",
                "transfer/Reading.moveOne",
                sabotage("readFully"),
                BUFFERED_USER);
        bug(
                "a filter is asked for more than the array takes",
                "transfer/FilteredReads.read",
                call("bytesLeft", LCONST_1, LADD),
                exhaustion("^read DATA \\[CHECKED\\] BYTES$", 101));
        since(
                21,
                "a gzip stream's checksum leaves out what was inflated at once",
                "transfer/InflatedReads.take",
                call("update"),
                fuzz("read DATA [GZIP] USER", 6000));
        bug(
                "a buffer beneath a checksum is asked for more than it holds",
                "transfer/ObservedReads.takeLocked",
                replacing(ISUB, POP),
                fuzz("read DATA [CHECKED, BUFFERED] USER", 6000));
        bug(
                "what was deciphered is left one byte too far on",
                "transfer/FilteredReads$DecipheredReads.step",
                replacing(ISHL, ISHL, ICONST_1, IADD),
                fuzz("read DATA [CIPHER_CBC] USER", 6000));
        bug(
                "the buffer is left one byte too far on",
                "transfer/BufferedInput.takeLocked",
                replacing(ISHL, ISHL, ICONST_1, IADD),
                BUFFERED_USER);
        bug(
                "P reads what is no multiple of the buffer",
                "transfer/BufferedInput.readPastLocked",
                replacing(LDIV, POP2).and(replacing(LMUL, POP2)),
                BUFFERED_FILE);
        bug(
                "P leaves a byte in the buffer that is not there",
                "transfer/BufferedInput.readPastLocked",
                call("partial", ICONST_1, IADD),
                BUFFERED_FILE);
        bug("P does not mind a mark", "transfer/BufferedInput.isWorthIt", never(IFGE), BUFFERED_FILE);

        // Values and bounds.
        bug(
                "a NaN is written as it is",
                "codec/Lane.eachCanonical",
                constant(0x7F800000, Integer.MAX_VALUE),
                exhaustion("^write DATA \\[\\] BYTES$", 101));
        bug(
                "a boolean is as large as its byte",
                "codec/Lane.each",
                replacing(ICONST_1, ICONST_3),
                exhaustion("^read DATA \\[\\] BYTES$", 101));
        bug(
                "the end of the array does not matter",
                "engine/Engine.move",
                never(IF_ICMPGE),
                exhaustion("^write DATA \\[BUFFERED\\] BYTES$", 101));
        bug(
                "the array may be the stream's own",
                "transfer/BytesInput.takeRounds",
                never(IF_ACMPEQ),
                exhaustion("^read DATA \\[\\] BYTES$", 101));
        bug("a reversed short loses its sign", "wire/Conversion.reverse", replacing(LSHR, LUSHR), formats());
        bug(
                "a double that is too large for an int wraps around",
                "wire/Conversion.storeFloating",
                replacing(D2I, D2L, L2I),
                formats());

        // Counters, locks, trust.
        bug(
                "what goes into the buffer is not counted",
                "transfer/BufferedOutput.takeLocked",
                call("advance"),
                exhaustion("^write DATA \\[BUFFERED\\] BYTES$", 1009));
        bug(
                "the counter of bytes overflows",
                "transfer/DataWrites.advance",
                instead("min", DUP2_X2, POP2, POP2),
                exhaustion("^write DATA_WRITTEN\\(2147483644\\) \\[\\] BYTES$", 101));
        bug(
                "bytes go through DataOutputStream.write",
                "transfer/DataWrites.toOwnBuffer",
                sabotage("throughWrite"),
                exhaustion("^write DATA_SUBCLASS \\[BUFFERED\\] USER$", 1009));
        bug("a buffer is emptied without its lock", "transfer/BufferedInput.takeRounds", without(), locks());
        bug("a buffer is filled without its lock", "transfer/BufferedOutput.take", without(), locks());
        bug(
                "nobody looks whether a user's stream is beneath a filter",
                "stream/Trust.filter",
                returning(1),
                exhaustion("^read DATA \\[CHECKED\\] USER$", 1009));
        // before, what inflates is the loop's in any case
        since(
                11,
                "what an archive holds as it is is taken for compressed",
                "stream/Filters.isStored",
                returning(0),
                fuzz("read DATA [ZIP_STORED] BYTES", 20_000));
        bug("fields are taken for locals", "transfer/Transfer.isJdkOnly", returning(0), BUFFERED_USER);
        bug(
                "a loop over fields is not asked anew after other code has run",
                "transfer/Transfer.isToAskAnew",
                returning(0),
                exhaustion("^write DATA \\[BUFFERED\\] USER$", 211));

        staged();
        gathered();
        ahead();
    }

    private void staged() {
        bug(
                "a round that the end cuts is left where it was cut",
                "transfer/Staging.completeRound",
                returning(0),
                rounds("^read DATA \\[\\] BYTES$", 101));
        bug(
                "the fault of a staged round is thrown by nobody",
                "transfer/PendingFaults.raise",
                sabotage("silent"),
                rounds("^read DATA \\[\\] BYTES$", 101));
        bug(
                "the loop runs into the fault of a staged round again",
                "engine/Engine.stageRounds",
                sabotage("unmarked"),
                rounds("^read FILE \\[\\]", 1009));
        bug(
                "one round more is staged than the loop has left",
                "engine/Engine.stageRounds",
                call("min", ICONST_1, IADD),
                rounds("^read DATA \\[\\] BYTES$", 101));
        bug(
                "a buffer may be shorter than a value",
                "transfer/BufferedInput.length",
                returning(100),
                rounds("^read DATA \\[BUFFERED\\] BYTES$", 1009));
        bug(
                "the application's stream may be read ahead of the loop",
                "stream/Trust.atHand",
                returning(1),
                rounds("^read DATA \\[BUFFERED\\] USER$", 40_009));
        bug(
                "of a round that the buffer does not hold whole its part is taken",
                "transfer/BufferedInput.takeLocked",
                replacing(IREM, POP2, ICONST_0),
                rounds("^read DATA \\[BUFFERED\\] USER$", 40_009));
        bug(
                "the loop may store into what is staged ahead",
                "transfer/StagingSafety.isApart",
                returning(1),
                rounds("^read DATA \\[\\] BYTES$", 101));
        since(
                21,
                "the inflater forgets that it has more for a staged round",
                "transfer/Staging.faces",
                returning(0),
                fuzz("read DATA [DEFLATE] BYTES", 20_000));
        since(
                21,
                "the inflater remembers that it has more whatever was staged",
                "transfer/Staging.faces",
                sabotage("always"),
                fuzz("read DATA [DEFLATE] BYTES", 20_000));
    }

    private void gathered() {
        bug(
                "a buffer takes what it has room for of the bytes of whole rounds",
                "transfer/BufferedOutput.hasRoom",
                returning(1),
                GATHERED);
        bug(
                "one round more than the buffer has room for is put together",
                "transfer/Gathered.room",
                replacing(ISUB, POP),
                GATHERED);
        bug(
                "what is written to is not asked for again after other code has run",
                "transfer/Gathered.room",
                instead("output", POP2, ICONST_1),
                GATHERED);
        bug(
                "a stream that writes single bytes in its own way is passed by",
                "transfer/Gathered.end",
                instead("isOutput", POP, ICONST_1),
                GATHERED);
        bug(
                "what is written is written again up to the fault",
                "engine/GatheredRounds.isWritten",
                returning(0),
                GATHERED);
        bug("what is not written is passed over", "engine/GatheredRounds.isWritten", returning(1), GATHERED);
    }

    private void ahead() {
        bug(
                "what was read ahead is of use whatever happened to the file since",
                "file/FileStamp.isStill",
                returning(1),
                AHEAD);
        bug(
                "a file that is as long as before is taken for unchanged",
                "file/FileStamp.isStill",
                sabotage("sameLength"),
                AHEAD);
        since(
                17,
                "times that can be set back are taken for true",
                "file/FileStamp.<clinit>",
                constant("st_ctime_sec", "st_mtime_sec").and(constant("st_ctime_nsec", "st_mtime_nsec")),
                AHEAD);
        bug("a file that changed a moment ago is read ahead", "file/FileStamp.isSettled", returning(1), Dose.fresh());
        bug("the stream stays where it was", "ahead/TrackedFile.take", call("position"), AHEAD);
        bug(
                "the stream is moved twice",
                "ahead/TrackedFile.take",
                rerouted("position", FILE_SABOTAGE, "twiceAsFar"),
                AHEAD);
        bug(
                "wherever in it the stream is, what was read ahead is taken from its beginning",
                "ahead/Window.address",
                replacing(LSUB, POP2, POP2, LCONST_0),
                AHEAD);
        bug("nobody waits for what is on its way", "ahead/Window.await", sabotage("impatient"), AHEAD);
        bug(
                "half of what was read is taken for all",
                "ahead/Window.fill",
                rerouted("read", FILE_SABOTAGE, "half"),
                AHEAD);
        bug(
                "the end of what was read ahead is taken for the end of the file",
                "ahead/TrackedFile.readTimed",
                returning(0),
                AHEAD);
        bug(
                "the first bytes of an element at the end of what was read ahead are lost",
                "transfer/FileReads.accept",
                call("copy"),
                AHEAD);
        bug("an interrupt while waiting is lost", "ahead/Window.await", call("interrupt"), AHEAD);
        bug("memory is not given back", "ahead/Window.giveUp", sabotage("miserly"), AHEAD);

        // Single bytes.
        bug(
                "a stream of the application is asked twice at its end",
                "transfer/SingleBytes.through",
                call("atHand", POP, ICONST_1),
                exhaustion("^read DATA \\[BUFFERED\\] USER$", 211));
        bug(
                "a subclass's own read() is passed by",
                "transfer/SingleBytes.isInput",
                returning(1),
                exhaustion("^read DATA_SUBCLASS \\[BUFFERED\\] BYTES$", 101));
        bug(
                "a subclass's own write() is passed by",
                "transfer/SingleBytes.isOutput",
                returning(1),
                exhaustion("^write DATA_SUBCLASS", 101));
        bug(
                "the end of the stream is moved like a byte",
                "wire/Elements.readSingle",
                returning(1),
                exhaustion("^read DATA \\[BUFFERED\\] FILE$", 101));

        // Values that are put together of bytes.
        bug(
                "a value may end where the stream does",
                "wire/Elements.readComposed",
                replacing(IOR, POP),
                exhaustion("^read DATA \\[BUFFERED\\] FILE$", 101));
        bug(
                "a value is read in one piece, and not its bytes",
                "transfer/Reading.moveOne",
                sabotage("inOnePiece"),
                exhaustion("^read DATA \\[BUFFERED\\] USER$", 101));
    }

    private static Mutation without() {
        return replacing(MONITORENTER, POP).and(replacing(MONITOREXIT, POP));
    }

    private void bug(String bug, String place, Mutation mutation, String dose) {
        since(8, bug, place, mutation, dose);
    }

    private void since(int jdk, String bug, String place, Mutation mutation, String dose) {
        if (JavaVersion.RUNNING >= jdk) {
            list.add(new Mutant(jdk, bug, place, mutation, dose));
        }
    }
}
