package dev.standpipe.runtime.route;

import dev.standpipe.runtime.proof.LoadedCode;
import dev.standpipe.runtime.proof.Op;
import dev.standpipe.runtime.proof.Passage;
import dev.standpipe.runtime.proof.StreamProof;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What a class of streams was found to be; nothing, until that is known. */
final class ProvedClass {
    static final ProvedClass UNKNOWN = new ProvedClass();

    private final Map<Op, List<Bound>> passages = new EnumMap<>(Op.class);

    private ProvedClass() {}

    static ProvedClass of(Class<?> type, LoadedCode code) {
        StreamProof proof = StreamProof.of(code, type.getName().replace('.', '/'), type);
        ProvedClass proved = new ProvedClass();
        for (Op op : Op.values()) {
            List<Bound> bound = new ArrayList<>();
            for (Passage passage : proof.passages(op)) {
                try {
                    Bound one = new Bound(type, passage);
                    if (one.isInARow()) {
                        bound.add(one);
                    }
                } catch (ReflectiveOperationException | LinkageError notToBeFound) {
                    // it is left to the loop
                }
            }
            proved.passages.put(op, bound);
        }
        return proved;
    }

    List<Bound> passages(Op op) {
        return passages.get(op);
    }

    boolean isOfUse() {
        for (List<Bound> some : passages.values()) {
            if (!some.isEmpty()) {
                return true;
            }
        }
        return false;
    }
}
