package dev.standpipe.rewrite.proof;

import static dev.standpipe.proof.Mutation.call;
import static dev.standpipe.proof.Mutation.constant;
import static dev.standpipe.proof.Mutation.instead;
import static dev.standpipe.proof.Mutation.nulling;
import static dev.standpipe.proof.Mutation.number;
import static dev.standpipe.proof.Mutation.rerouted;
import static dev.standpipe.proof.Mutation.returning;
import static dev.standpipe.proof.Mutation.sabotage;
import static org.objectweb.asm.Opcodes.IADD;
import static org.objectweb.asm.Opcodes.ICONST_0;
import static org.objectweb.asm.Opcodes.ICONST_1;
import static org.objectweb.asm.Opcodes.IFEQ;
import static org.objectweb.asm.Opcodes.IFNE;
import static org.objectweb.asm.Opcodes.INEG;
import static org.objectweb.asm.Opcodes.ISUB;
import static org.objectweb.asm.Opcodes.IXOR;
import static org.objectweb.asm.Opcodes.LADD;
import static org.objectweb.asm.Opcodes.LCONST_0;
import static org.objectweb.asm.Opcodes.LCONST_1;
import static org.objectweb.asm.Opcodes.LSUB;
import static org.objectweb.asm.Opcodes.POP;
import static org.objectweb.asm.Opcodes.POP2;

import dev.standpipe.proof.Mutation;
import dev.standpipe.runtime.Switch;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Bugs that a rewriter like this one could have. */
final class RuleMutants {
    private static final String EMIT = "dev/standpipe/rewrite/emit/Sabotage";
    private static final String PLAN = "dev/standpipe/rewrite/plan/Sabotage";
    private static final String COPY = "dev/standpipe/rewrite/rule/copy/Sabotage";
    private static final String REPLAY = "dev/standpipe/rewrite/rule/replay/Sabotage";
    private static final String PROOF = "dev/standpipe/rewrite/rule/proof/Sabotage";
    private static final String SUMMARY = "dev/standpipe/rewrite/summary/Sabotage";
    private static final String CALL = "dev/standpipe/rewrite/call/Sabotage";

    private static final String BYTES = "^(read|write) DATA \\[\\] BYTES$";
    private static final String FILES = "^(read|write) (FILE \\[\\] BYTES|DATA \\[\\] FILE)$";
    private static final String USER = "^(read|write) DATA \\[BUFFERED\\] USER$";

    private static final int SOME = 16 * 97;
    private static final int MANY = 97;
    private static final int SOME_OF_USER = 40_009;

    private final List<RuleMutant> list = new ArrayList<>();

    static List<RuleMutant> all() {
        return new RuleMutants().list;
    }

    private RuleMutants() {
        emitter();
        copies();
        conversions();
        summaries();
        replays();
        lists();
        iterators();
        sieves();
        skips();
        fulls();
        rows();
        callees();
        compositions();
        ownCalls();
        made();
        others();
        between();
        sparse();
        choices();
    }

    /** Kills all, or those whose name has the first argument in it. */
    public static void main(String[] args) throws Exception {
        String whyNot = Switch.on();
        if (whyNot != null) {
            System.err.println(whyNot);
            System.exit(2);
        }
        Map<String, byte[]> compiled = Sources.compiledByJavac();
        int mutants = 0;
        int alive = 0;
        for (RuleMutant mutant : all()) {
            if (args.length == 0 || mutant.bug.matches(args[0])) {
                String noticed = mutant.noticed(compiled, mutant.rewriter());
                mutants++;
                alive += noticed.isEmpty() ? 1 : 0;
                System.out.println(mutant.row(
                        noticed.isEmpty() ? "ALIVE: " + mutant.became(compiled, mutant.rewriter()) : noticed));
            }
        }
        List<String> without = noticedWithout(compiled);
        without.forEach(System.out::println);
        System.out.printf("%d mutants, %d alive, %d noticed without%n", mutants, alive, without.size());
        System.exit(alive == 0 && without.isEmpty() ? 0 : 1);
    }

    /**
     * The control: the same doses with the rewriter as it is. Of those that differ in their bug alone one is enough.
     */
    static List<String> noticedWithout(Map<String, byte[]> compiled) throws Exception {
        List<String> noticed = new ArrayList<>();
        Set<String> doses = new HashSet<>();
        for (RuleMutant mutant : all()) {
            if (doses.add(mutant.loops + mutant.rows)) {
                String difference = mutant.noticed(compiled, new Rewritten());
                if (!difference.isEmpty()) {
                    noticed.add(mutant.bug + ": " + difference);
                }
            }
        }
        return noticed;
    }

    private void emitter() {
        bug("what may be null is not looked at first", "CopiesInt.otherObject", "emit/CopyCode.emit", call("guard"));
        bug("the same before a replay", "Rounds.otherObject", "emit/ReplayCode.countRounds", call("guard"));
        on(
                FILES,
                SOME,
                "handlers that begin at the head do not cover the transfer",
                "CopiesInt.tryAtHead",
                "plan/InsertionPoint.before",
                instead("add", POP2, ICONST_0));
        bug(
                "the last round is done in bulk, too, and one more",
                "Copies(Int|Double).temporary",
                "emit/Pusher.rounds(Ljava/util/List;Z)V",
                number(LSUB, LADD));
        bug(
                "the end is added up and wraps around",
                "CopiesInt.wayDown",
                "emit/CopyCode.end",
                rerouted("doorway", EMIT, "unsaturated"));
        bug(
                "only one counter is advanced",
                "Copies(Int|Long).(anotherCounter|threeCounters)",
                "emit/CopyCode.advanceAll",
                rerouted("steps", EMIT, "onlyFirst"));
        bug(
                "every counter is advanced by one a round",
                "CopiesInt.(boundInSteps|threeCounters)",
                "emit/CopyCode.advance",
                rerouted("by", EMIT, "one"));
        on(
                FILES,
                SOME,
                "a handler sees a[k++] as a[k]",
                "CopiesInt.postIncrement",
                "emit/CopyCode.advanceAll",
                call("move"));
        on(
                FILES,
                SOME,
                "the fault is thrown before the index is stored",
                "CopiesInt.up by",
                "emit/CopyCode.advanceOne",
                sabotage(EMIT, "checkFirst"));
        on(
                USER,
                SOME_OF_USER,
                "a waiting fault is not thrown",
                "CopiesInt.(up|notEqual) by",
                "emit/CopyCode.advanceOne",
                rerouted("doorway", EMIT, "unchecked"));
        on(
                USER,
                SOME_OF_USER,
                "the same with several counters",
                "CopiesInt.threeCounters",
                "emit/CopyCode.advanceAll",
                rerouted("doorway", EMIT, "unchecked"));
        on(
                USER,
                SOME_OF_USER,
                "fields may be assigned meanwhile",
                "Copies(Int|Byte).(fields|statics|outFields)",
                "emit/CopyCode.call",
                call("exclusive", POP, ICONST_0));
        bug(
                "what has moved is forgotten",
                "CopiesInt.(up|threeCounters)",
                "emit/CopyCode.unlessMoved",
                sabotage(EMIT, "forgotten"));
        bug(
                "a coverage probe is not set",
                "CopiesInt.probed",
                "emit/CopyCode.advanceAll",
                rerouted("probes", EMIT, "noProbes"));
    }

    private void copies() {
        bug(
                "a temporary that lives on is the loop's before",
                "Copies(Int|Short).(temporary|outTemporary)",
                "rule/copy/CopyLocals.refuse",
                call("isReadAfter", POP, ICONST_0));
        bug("< is <=", "Copies(Int|Char).(up|out) by", "rule/proof/Bound.inclusive", returning(1));
        bug(
                "a step of two is one of one",
                "Copies(Int|Byte).outEverySecond",
                "rule/copy/CopyAnalysis.findElement",
                call("longValue", POP2, LCONST_1));
        list.add(new RuleMutant("a local as no handler may see it", "Copies(Int|Byte).lastSeen", BYTES, SOME)
                .with("rule/copy/CopyLocals.refuse", call("isSeenByHandler", POP, ICONST_0))
                .with("rule/copy/CopyLocals.followAhead", call("isSeenByHandler", POP, ICONST_0)));
        bug(
                "a second store is not seen",
                "Copies(Int|Byte).outAndStored",
                "rule/copy/CopyAnalysis.explainRest",
                call("contains", POP, ICONST_1));
        list.add(new RuleMutant("a call is not seen", "Copies(Int|Byte).called", BYTES, SOME)
                .with("rule/proof/Shape.refuseCalls", call("contains", POP, ICONST_0))
                .with("rule/copy/CopyAnalysis.explainRest", call("contains", POP, ICONST_1)));
        list.add(new RuleMutant("a handler in the loop is not seen", "CopiesInt.tryInside", FILES, SOME)
                .with("rule/copy/CopyLocals.refuse", call("equals", POP, ICONST_1))
                .with("plan/InsertionPoint.before", sabotage(PLAN, "anywhere")));
        bug(
                "an exit that depends on data is not seen",
                "Copies(Int|Byte).untilNone",
                "rule/copy/CopyAnalysis.findEnd",
                sabotage(COPY, "someEnds"));
        verdict(
                "a volatile field is like any other",
                "CopiesInt.volatileBound",
                "rule/proof/Loads.explainAny",
                call("isVolatile", POP, ICONST_0));
    }

    private void conversions() {
        bug(
                "signs are zeroes and zeroes are signs",
                "Conversions.read",
                "rule/copy/Formats.as",
                call("signed", ICONST_1, IXOR));
        bug("narrowing is not seen", "Conversions", "rule/copy/ConversionChain.kept", sabotage(COPY, "whole"));
        bug("bytes are not turned around", "Conversions", "rule/copy/ElementFormat.reversed", returning(0));
        bug("bits are cast", "Conversions", "rule/copy/ElementFormat.raw", returning(0));
        bug(
                "NaNs are written as they are",
                "Conversions",
                "rule/copy/ConversionChain.of",
                rerouted("method", COPY, "raw"));
        bug(
                "bytes are booleans",
                "CopiesByte.(up|out) by",
                "rule/proof/ArrayTypes.elementType",
                rerouted("ofArray", PROOF, "booleans"));
    }

    private void summaries() {
        bug(
                "not every round transfers",
                "CopiesInt.everyOther",
                "summary/Summary.rounds",
                sabotage(SUMMARY, "transferring"));
        list.add(new RuleMutant(
                        "an array that changes is taken for one that does not",
                        "Copies(Int|Byte).alternating",
                        BYTES,
                        SOME)
                .with("rule/copy/CopyAnalysis.findElement", call("invariant", POP, ICONST_1))
                .with("rule/proof/Pushable.isFixed", call("invariant", POP, ICONST_1)));
        bug("a store into a field does not change it", "Rounds.endMoves", "summary/Stores.mayBeIn", returning(0));
        bug("any static method is a function", "Rounds.called", "call/PureCalls.contain", sabotage(CALL, "function"));
    }

    private void sieves() {
        sieve(
                "the file is left before the last piece",
                "Seeks.(column|sum)",
                "emit/SieveCode.emit",
                number(LADD, LSUB));
        sieve(
                "what is stored before the seek counts for it",
                "Seeks.storedBefore",
                "rule/replay/Seeks.isFirst",
                returning(1));
        sieve("a seek may come after the read", "Seeks.behind", "rule/replay/Seeks.isFirst", returning(1));
        sieve(
                "what is read first lies behind the rest",
                "Seeks.records",
                "rule/replay/StagedRead.offset",
                returning(0));
    }

    private void skips() {
        String skipping = "Skips.(behind|before|around|ofFile|sum|fields)";
        bug("what is skipped is not counted", skipping, "rule/replay/Skips.take", call("skips"));
        sieve(
                "what is skipped is counted twice",
                "Skips.(behind|ofFile|sought)",
                "rule/replay/Skips.take",
                rerouted("skips", REPLAY, "twice"));
        sieve(
                "a result that is looked at is dropped",
                "Skips.(looked|tested)",
                "summary/Transfers.isDropped",
                returning(1));
        verdict("rounds may skip by turns", "Skips.atTimes", "rule/replay/Skips.areSame", returning(1));
        sieve(
                "what is skipped before the seek counts for it",
                "Skips.skippedBeforeSeek",
                "rule/replay/Seeks.isFirst",
                returning(1));
    }

    private void fulls() {
        bug("what fills an array is not counted", "Fulls.(ignored|around)", "rule/replay/Fills.take", call("fills"));
        bug(
                "any array is as long as is thought",
                "Fulls.ofTwoLengths",
                "emit/ReplayCode.countRounds",
                call("guardLengths"));
        verdict(
                "a round may keep what it makes, and look at it before it is filled",
                "Fulls.(keeps|emptyAtFirst|partly)",
                "rule/replay/OwnArrays.isHarmless",
                returning(1));
        verdict(
                "the next round may know what it makes",
                "Fulls.seen",
                "rule/replay/OwnArrays.isReadLater",
                returning(0));
        verdict(
                "an array may be another in the next round",
                "Fulls.byTurns",
                "rule/replay/Fills.isSteady",
                returning(1));
        verdict("rounds may fill parts by turns", "Fulls.atTimes", "rule/replay/Skips.areSame", returning(1));
        verdict("what fills an array can go back", "Fulls.counted", "rule/replay/Skips.isElement", returning(1));
    }

    private void rows() {
        String taken = "SoughtRows.taken";
        sieve("the row's index stays", taken, "emit/RowsCode.readRow", call("advance"));
        sieve("after the last row the file is where it was read", taken, "emit/RowsCode.emit", call("end"));
        on(
                FILES,
                MANY,
                "where a round throws, the file is where it was read",
                "SoughtRows.takenDivided",
                "emit/RowsCode.handleThrown",
                call("end"));
        sieve(
                "a round that is begun anew may have changed what it begins with",
                "SoughtRows.leftStepping",
                "rule/rows/RowsAnalysis.canBeginAnew",
                returning(1));
        sieve(
                "behind a row anything may come",
                "SoughtRows.leftSeekingBehind",
                "rule/rows/RowsAnalysis.isQuiet",
                returning(1));
        sieve(
                "before a row anything may come",
                "SoughtRows.left(Telling|ThrowingBehindSeek)",
                "rule/rows/RowsAnalysis.isExplained",
                returning(1));
    }

    private void choices() {
        bug("an outcome is not asked for", "Choices.(copied|both)\\b", "emit/ChoiceCode.emit", call("emit"));
        bug(
                "the answer is turned around",
                "Choices.(copied|some)\\b",
                "emit/Asking.jump",
                call("which", ICONST_1, IADD, ICONST_1, IXOR, ICONST_1, ISUB));
        bug(
                "a switch goes its way with all other numbers",
                "Choices.switched(FarApart)?\\b",
                "emit/Asking.compare",
                instead("allBut", POP, ICONST_1));
        bug("what is asked may be null", "Choices.ofAnother", "emit/Asking.emit", call("guard"));
        bug(
                "a round may change what is asked",
                "Choices.(byWhatIsRead|byCounter|settled)",
                "rule/choice/Question.of",
                instead("invariant", POP2, ICONST_1));
        bug(
                "a copy goes ways that its outcome does not",
                "Choices.switched(Twice|Again)\\b",
                "summary/Decided.go",
                returning(1));
        bug(
                "another switch over the number may go any way",
                "Choices.switchedAgain",
                "summary/SwitchKeys.imply",
                returning(1));
        verdict(
                "a method that is called may have several ways",
                "Choices.(helperTwice|switchedInHelper)",
                "summary/Decided.go",
                returning(1));
    }

    private void sieve(String bug, String loops, String place, Mutation mutation) {
        on(FILES, SOME, bug, loops, place, mutation);
    }

    private void replays() {
        bug(
                "one round too many is staged",
                "Rounds.(sum|pairs|skipped)",
                "emit/CountedRounds.count",
                rerouted("doorway", EMIT, "oneMore"));
        bug(
                "arrays are long enough",
                "Rounds.(pairs|group|deltas)",
                "emit/CountedRounds.count",
                rerouted("doorway", EMIT, "unbounded"));
        bug("strides have the other sign", "Rounds.pastZero", "emit/CountedRounds.count", call("stride", INEG));
        bug(
                "all reads of a round take its first bytes",
                "Rounds.(pairs|triples)",
                "rule/replay/StagedRead.offset",
                returning(0));
        bug(
                "an array may be what the stream reads from",
                "Rounds.(ahead|scrambled)",
                "rule/replay/ArrayAccess.storesBytes",
                returning(0));
        bug(
                "a branch goes astray",
                "Rounds.(largest|chosen)",
                "emit/LoopCopy.goOn",
                rerouted("target", EMIT, "astray"));
        bug(
                "an exit that depends on what was read is dropped",
                "Rounds.untilZero",
                "rule/replay/ReplayAnalysis.findEnd",
                sabotage(REPLAY, "someEnds"));
        bug(
                "what rounds have changed is not put back",
                "Gathers.(differences|permuted)",
                "rule/replay/Gathering.saved",
                sabotage(REPLAY, "nothing"));
        verdict(
                "a late test that other code may change is dropped",
                "Gathers.lateOverFields",
                "rule/replay/GatheringAnalysis.isExposed",
                returning(0));
        verdict(
                "what is asked of a string or a number in a copied method may throw",
                "Gathers.(lettersByHelper|numbersByHelper)",
                "rule/replay/GatheringAnalysis.explainCall",
                sabotage(REPLAY, "anyCall"));
        on(
                USER,
                SOME_OF_USER,
                "variables of a copied round have no names",
                "Gathers.ofNamedIndex",
                "emit/GatheringCode.rounds",
                call("nameVariables"));
        on(
                USER,
                SOME_OF_USER,
                "what is written to is taken for the same after other code has run",
                "Gathers.toFieldThatGoes",
                "rule/replay/Gathering.exposed",
                returning(0));
        bug(
                "any byte ends a loop like the end of the stream",
                "Singles.(upToLine|withoutZero)",
                "rule/proof/EndOfStream.isEnd",
                returning(1));
        on(
                FILES,
                SOME,
                "a single byte is staged like one of data",
                "Singles.sumOf(Data|File)",
                "emit/Symbols.round",
                returning(1));
        verdict(
                "half of a round is taken for a whole one",
                "Singles.pairs",
                "rule/replay/ReplayAnalysis.findTransfers",
                nulling("SINGLE_BYTE"));
        on(
                FILES,
                SOME,
                "a single byte is moved like one of data",
                "Singles.fillOfFile",
                "rule/copy/Formats.singly",
                sabotage(COPY, "ofData"));
        bug(
                "what is staged and not written is lost",
                "Relays.(toFullDisk|dataToFullDisk)",
                "emit/RelayCode.emit",
                call("giveBack"));
        bug(
                "the byte that could not be written is read again",
                "Relays.(toFullDisk|dataToFullDisk)",
                "emit/RelayCode.giveBack",
                number(LCONST_0, LCONST_1));
        bug(
                "what a relay writes is not what it reads",
                "Relays.ontoItsOwnArray",
                "emit/RelayCode.stage",
                call("streamsApart"));
        bug("a relay's counters stay", "Relays.counted", "emit/RelayCode.emit", call("advance"));
        verdict(
                "a byte is changed on its way",
                "Relays.inverted",
                "rule/relay/RelayAnalysis.isWhatWasRead",
                returning(1));
        on(
                FILES,
                SOME,
                "too much goes back when a round throws",
                "Calls.(setWhereItSays|histogram|divided)",
                "emit/ReplayCode.handleThrown",
                number(ISUB, IADD));
        on(
                FILES,
                SOME,
                "the round that throws is read again",
                "Calls.(setWhereItSays|histogram|divided)",
                "emit/ReplayCode.handleThrown",
                call("size", POP, ICONST_0));
        on(
                FILES,
                SOME,
                "nothing goes back when a round throws",
                "Calls.(setWhereItSays|histogram|divided)",
                "emit/Insertion.handled",
                sabotage(EMIT, "nothing"));
        on(FILES, SOME, "any list is the JDK's", "Calls.lookedAt", "emit/ObjectGuards.emit", call("guardClass"));
        verdict(
                "a field that is replaced is like any other",
                "Calls.addToReplaced",
                "rule/replay/FixedObject.test",
                returning(1));
        on(FILES, SOME, "any map is the JDK's", "Keyed.lookedAt", "emit/ObjectGuards.emit", call("guardClass"));
        on(
                FILES,
                SOME,
                "keys that are in a map already do not look",
                "Keyed.(put|add)AmongNosy",
                "call/KeyedCalls.fill",
                returning(0));
        on(
                FILES,
                SOME,
                "all have the order of their keys",
                "Keyed.(ordered|askOrdered|backwards)",
                "call/KeyedCalls.areSorted",
                returning(0));
        verdict("any key is a number's object", "Keyed.of(Object|Value)", "summary/Value.isBox", returning(1));
        verdict("the size of a set is known", "Keyed.sizes", "call/KeyedCalls.classes", sabotage(CALL, "any"));
        bug("rounds do not count down", "Rounds.(sum|pairs)", "emit/ReplayCode.emit", number(ISUB, IADD));
    }

    private void made() {
        verdict("nobody sees what was made last", "Made.remembered", "rule/replay/RoundLocals.has", returning(1));
        verdict("anything can be made in a copy", "Made.chosen", "rule/replay/MadeObjects.take", returning(1));
    }

    private void others() {
        bug(
                "what others' methods do is what was taken for granted",
                "Others.(nosy|asked|meddled|placed)",
                "emit/PromisedCode.ask",
                sabotage(EMIT, "unasked"));
        verdict("others change no fields", "Others.endsElsewhere", "summary/Footprint.isOfOthers", returning(0));
        verdict(
                "whose method it is does not matter",
                "Others.virtual",
                "rule/replay/ThrownInRound.takePromised",
                sabotage(REPLAY, "anyPromise"));
        verdict(
                "the JDK's classes are the program's",
                "Made.ofAnother",
                "PromisedCalls.mayBe",
                call("startsWith", POP, ICONST_0));
    }

    private void between() {
        on(
                FILES,
                SOME,
                "what a round has still to read is gone",
                "Between.(constructed|counted|divided)",
                "rule/replay/Replay.unreadAt",
                returning(0));
        on(
                FILES,
                SOME,
                "variables have no names in a copy",
                "Between.(fieldsNamed|rows)",
                "emit/ReplayCode.emit",
                call("nameVariables"));
        verdict(
                "a parameter is as good as any variable",
                "Between.rowsByParameter",
                "rule/replay/RoundLocals.has",
                returning(1));
        verdict(
                "no exception says which read brought an index",
                "Between.fieldsAtRead",
                "rule/replay/ThrownInRound.takeUse",
                sabotage(REPLAY, "anyUse"));
        verdict(
                "nor where a call finds nothing there",
                "Between.unboxedAtRead",
                "rule/replay/ThrownInRound.takeInvoked",
                sabotage(REPLAY, "anyUse"));
        on(FILES, SOME, "a copy has the line of its read", "Between.lined", "emit/LoopCopy.copy", call("number"));
        verdict(
                "a loop between two reads is one behind them",
                "(Between.looped|CallsOfOwn.between)",
                "rule/replay/ThrownInRound.takeLoop",
                sabotage(REPLAY, "anyLoop"));
    }

    private void sparse() {
        bug(
                "bytes are never what the stream reads from",
                "(Between|Calls).scattered",
                "rule/replay/TouchedArrays.mayBeOfBytes",
                returning(0));
        on(
                FILES,
                503,
                "without a stack map nothing is put back",
                "OldSparse.summed",
                "rule/replay/ChangedLocals.typesByStores",
                sabotage(REPLAY, "noTypes"));
        verdict("all rounds write as much", "Sparse.late", "rule/replay/GatheredWrites.each", returning(1));
    }

    private void lists() {
        bug("any list is the JDK's", "Listed.ofNosy", "emit/GatheringCode.count", call("guardClass"));
        verdict(
                "no list changes while other code runs",
                "Listed.late",
                "rule/replay/GatheringAnalysis.isExposed",
                returning(0));
        verdict("what is read makes no list longer", "Listed.filled", "summary/Stores.keepsLists", returning(1));
        verdict(
                "any call only looks into a list",
                "Listed.growing",
                "call/ListCalls.look",
                call("equals", POP, ICONST_1));
        verdict(
                "a list is the same each time",
                "Listed.ofLists",
                "rule/replay/FixedObject.is",
                call("contains", POP, ICONST_0));
        verdict(
                "nobody puts another list into a field",
                "Listed.ofField",
                "rule/replay/FixedObject.test",
                returning(1));
        verdict(
                "a class may be loaded in the middle of a round",
                "Listed.castBehind",
                "rule/replay/ElementCasts.beginsWith",
                sabotage(REPLAY, "castsAtAll"));
        verdict(
                "an element that is cast may be null",
                "Listed.castToNothing",
                "rule/replay/ElementCasts.isLookedInto",
                returning(1));
        verdict(
                "any variable has the name of its object",
                "Listed.parameter",
                "rule/replay/ChangedLocals.holdsElement",
                returning(1));
        on(
                USER,
                SOME_OF_USER,
                "elements have no names in a copied round",
                "Listed.namedPoints",
                "emit/GatheringCode.rounds",
                call("nameVariables"));
    }

    private void iterators() {
        bug("iterators stay where they are", "Iterated.(rest|askedAgain)", "emit/GatheringCode.emit", call("pass"));
        bug(
                "there are elements for all rounds",
                "Iterated.(rest|tooFew|meddled)",
                "emit/LookAhead.count",
                rerouted("doorway", EMIT, "unlimited"));
        verdict(
                "elements may be taken at any time",
                "Iterated.(behindAWrite|pairs)",
                "rule/replay/Iterators.isTakenOnce",
                returning(1));
        verdict(
                "a loop may go on without elements",
                "Iterated.theOtherWay",
                "rule/replay/Iterators.end",
                number(IFNE, IFEQ));
        verdict(
                "not every round has to take one",
                "Iterated.sometimes",
                "rule/replay/Iterators.isTakenByAll",
                returning(1));
    }

    private void compositions() {
        bug(
                "bytes are put together the other way round",
                "Composed.(little|big|tested)",
                "rule/copy/Composition.isInOrder",
                sabotage(COPY, "otherOrder"));
        bug(
                "any bytes are a value",
                "Composed.shuffled",
                "rule/copy/Composition.isInOrder",
                sabotage(COPY, "anyOrder"));
        on(
                FILES,
                MANY,
                "half a test is a test",
                "Composed.halfTested",
                "rule/copy/ThrownEnd.asked",
                sabotage(COPY, "allAsked"));
        list.add(new RuleMutant("another exception is that of the end", "Composed.anotherThrown", FILES, MANY)
                .with("rule/copy/ThrownEnd.isNew", constant("java/io/EOFException", "java/lang/IllegalStateException"))
                .with(
                        "rule/copy/ThrownEnd.isConstructor",
                        constant("java/io/EOFException", "java/lang/IllegalStateException")));
        on(
                FILES,
                MANY,
                "a break at the end is taken for an exception",
                "Composed.testedBetween",
                "rule/copy/CopyAnalysis.findEnd",
                sabotage(COPY, "someEnds"));
    }

    private void callees() {
        bug(
                "an object whose method is called is never null",
                "CopiesInt.ofAnother",
                "rule/proof/Loads.guard",
                sabotage(PROOF, "unguarded"));
        bug(
                "the methods of a loop share their locals",
                "Rounds.sumOfMethods",
                "emit/CalleeCopy.behind",
                sabotage(EMIT, "same"));
        bug(
                "a method's parameters begin with the last",
                "Rounds.(recordOf|sumOf)",
                "emit/CalleeCopy.storeArguments",
                rerouted("getSize", EMIT, "none"));
    }

    private void ownCalls() {
        verdict(
                "an inner loop may do anything",
                "CallsOfOwn.skips",
                "summary/QuietCode.ofCopied",
                sabotage(SUMMARY, "nothing"));
        bug(
                "no object is of a subclass",
                "CallsOfOwn.overridden",
                "rule/replay/ThrownInRound.ofThisClass",
                sabotage(REPLAY, "none"));
        bug(
                "what a method calls is not overridden",
                "CallsOfOwn.overriddenBehind",
                "summary/QuietCode.isQuietCall",
                call("restsOnThisClass"));
        verdict(
                "what a method stores is as it was",
                "CallsOfOwn.(shortens|lengthens|replaces)",
                "summary/Stores.add",
                call("addTo"));
        verdict(
                "what an inner loop assigns is as it was",
                "CallsOfOwn.counter",
                "summary/InnerLoop.pass",
                call("store"));
        verdict(
                "a method stores no bytes that the stream reads from",
                "CallsOfOwn.putsBytes",
                "summary/QuietCode.isStored",
                returning(1));
        verdict(
                "a method copies no bytes to what the stream reads from",
                "CallsOfOwn.copiesBytes",
                "summary/QuietCode.isQuietCall",
                constant("[B", "[]"));
        verdict("a method may take a lock", "CallsOfOwn.locks", "MethodOutline.isPlain", returning(1));
        verdict(
                "a method may let other threads know where it is",
                "CallsOfOwn.shows",
                "summary/QuietCode.isQuietAccess",
                call("isVolatile", POP, ICONST_0));
        verdict(
                "a method may call anything",
                "CallsOfOwn.(seeks|closes|callsBack)",
                "call/QuietLibrary.contains",
                returning(1));
        verdict(
                "a method that is copied may throw",
                "Calls.counted",
                "rule/replay/ThrownInRound.take",
                call("inlines", POP, ICONST_0));
    }

    private void bug(String bug, String loops, String place, Mutation mutation) {
        on(BYTES, SOME, bug, loops, place, mutation);
    }

    private void on(String rows, int share, String bug, String loops, String place, Mutation mutation) {
        list.add(new RuleMutant(bug, loops, rows, share).with(place, mutation));
    }

    private void verdict(String bug, String loops, String place, Mutation mutation) {
        list.add(new RuleMutant(bug, loops, null, 0).with(place, mutation));
    }
}
