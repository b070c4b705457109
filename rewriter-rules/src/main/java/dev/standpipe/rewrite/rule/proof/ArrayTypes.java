package dev.standpipe.rewrite.rule.proof;

import dev.standpipe.rewrite.summary.ElementType;
import dev.standpipe.rewrite.summary.Summary;
import dev.standpipe.rewrite.summary.Value;

/** What is known of the types of the arrays that a loop uses. */
public final class ArrayTypes {
    private final Summary summary;

    public ArrayTypes(Summary summary) {
        this.summary = summary;
    }

    /** The type of the elements that the instruction loads or stores, or null if it cannot be told. */
    public ElementType elementType(Value array, int loadOrStore) {
        ElementType type = ElementType.of(loadOrStore);
        return type == null ? ElementType.ofArray(descriptor(array)) : type;
    }

    /** The descriptor of an array as it is at the head of the loop, or null. */
    public String descriptor(Value array) {
        switch (array.kind()) {
            case FIELD:
                return array.field().descriptor();
            case LOCAL:
                return summary.method()
                        .arrays()
                        .descriptorAt(summary.loop().head().first(), array.which());
            case CAST:
                return array.castTo();
            case ELEMENT:
                String rows = descriptor(array.operand(0));
                return rows != null && rows.startsWith("[[") ? rows.substring(1) : null;
            default:
                return null;
        }
    }
}
