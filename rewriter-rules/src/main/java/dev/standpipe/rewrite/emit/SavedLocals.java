package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.StackMap;
import java.util.Map;
import org.objectweb.asm.Opcodes;

/** The loop's own locals that a copy of it changes, kept in others beside them. */
final class SavedLocals {
    private final Code code;
    private final Map<Integer, Object> types;
    private final int first;

    /** {@code types}: by slot, as a frame says them. */
    SavedLocals(Code code, Map<Integer, Object> types, int first) {
        this.code = code;
        this.types = types;
        this.first = first;
    }

    /** The first local behind them. */
    int end() {
        int end = first;
        for (Object type : types.values()) {
            end += StackMap.slots(type);
        }
        return end;
    }

    void save() {
        copy(true);
    }

    void putBack() {
        copy(false);
    }

    private void copy(boolean away) {
        int copy = first;
        for (Map.Entry<Integer, Object> local : types.entrySet()) {
            char type = letter(local.getValue());
            code.load(away ? local.getKey() : copy, type);
            code.store(away ? copy : local.getKey(), type);
            copy += Code.size(type);
        }
    }

    private static char letter(Object type) {
        if (type == Opcodes.INTEGER) {
            return 'I';
        }
        if (type == Opcodes.LONG) {
            return 'J';
        }
        return type == Opcodes.FLOAT ? 'F' : type == Opcodes.DOUBLE ? 'D' : 'A';
    }
}
