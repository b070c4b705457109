package dev.standpipe.rewrite.rule.copy;

import dev.standpipe.rewrite.rule.proof.Bound;
import dev.standpipe.rewrite.rule.proof.Refusal;
import dev.standpipe.rewrite.summary.Effect;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;
import dev.standpipe.rewrite.summary.WireType;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What mutants of copies do where one instruction is not enough: see {@code dev.standpipe.rewrite.proof.RuleMutants}.
 */
public final class Sabotage {
    private Sabotage() {}

    /** Exits that do not count rounds are not seen. */
    static Refusal someEnds(CopyAnalysis analysis) throws ReflectiveOperationException {
        Copy copy = (Copy) field(analysis, "copy");
        copy.bounds = known((Summary) field(analysis, "summary"), 1);
        return null;
    }

    /** Of those exits that count rounds. */
    public static List<Bound> known(Summary summary, int transfers) {
        List<Bound> bounds = new ArrayList<>();
        for (Path exit : summary.exits()) {
            Bound bound = Bound.of(summary, exit, transfers);
            if (bound != null) {
                bounds.add(bound);
            }
        }
        return bounds;
    }

    /** Nothing is cut off. */
    static ConversionChain whole(ConversionChain chain, int low, boolean sign) {
        return chain;
    }

    /** Bytes are read and written as a data stream has them. */
    static ElementFormat ofData(ElementFormat format, WireType known) {
        return format;
    }

    /** All ways from a float to its bits are one. */
    static String raw(Value call) {
        return call.method().replace("ToIntBits", "ToRawIntBits").replace("ToLongBits", "ToRawLongBits");
    }

    static boolean otherOrder(int[] bits, int bytes, boolean lowestFirst) {
        return bits.length >= 8 * bytes && bits[0] == 1 + 8 * (lowestFirst ? bytes - 1 : 0);
    }

    static boolean anyOrder(int[] bits, int bytes, boolean lowestFirst) {
        return bits.length >= 8 * bytes && bits[8 * bytes - 1] != 0;
    }

    /** Whatever the path asks. */
    static Set<Value> allAsked(Summary summary, Path exit, List<Effect> reads) {
        Set<Value> all = new HashSet<>();
        for (Effect read : reads) {
            all.add(read.result());
        }
        return Bound.of(summary, exit, reads.size()) == null ? all : null;
    }

    public static Object field(Object owner, String name) throws ReflectiveOperationException {
        Field field = owner.getClass().getDeclaredField(name);
        field.setAccessible(true);
        return field.get(owner);
    }
}
