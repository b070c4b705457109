package dev.standpipe.rewrite;

import dev.standpipe.rewrite.summary.FieldName;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;

/** The fields that a subclass of a stream inherits, and that move with it or steer it. */
final class StreamFields {
    private static final Set<String> ALL = new HashSet<>(Arrays.asList(
            "inLjava/io/InputStream;",
            "outLjava/io/OutputStream;",
            "buf[B",
            "posI",
            "countI",
            "markI",
            "markposI",
            "lenI",
            "writtenI"));

    private StreamFields() {}

    static boolean contain(FieldName field) {
        return ALL.contains(field.name() + field.descriptor());
    }
}
