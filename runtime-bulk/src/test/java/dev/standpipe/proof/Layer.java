package dev.standpipe.proof;

/** One stream between the receiver and the leaf, with a number that means what the layer likes: a size, a count. */
final class Layer {
    enum Kind {
        BUFFERED,
        BUFFERED_SUBCLASS,
        BUFFERED_OVERRIDING,
        DATA,
        FILTER,
        CHECKED,
        DIGEST,
        GZIP,
        DEFLATE,
        ZIP,
        /** Input only, as those behind the ciphers. */
        ZIP_STORED,
        CIPHER_CBC,
        CIPHER_GCM,
        // input only
        PUSHBACK,
        SEQUENCE,
        LINE_NUMBER,
        // output only
        PRINT,
        OBJECTS;

        static final Kind[] IN = {
            BUFFERED,
            BUFFERED_SUBCLASS,
            BUFFERED_OVERRIDING,
            PUSHBACK,
            SEQUENCE,
            DATA,
            CHECKED,
            GZIP,
            DEFLATE,
            ZIP,
            ZIP_STORED,
            DIGEST,
            CIPHER_CBC,
            CIPHER_GCM,
            LINE_NUMBER,
            FILTER
        };
        static final Kind[] OUT = {
            BUFFERED,
            BUFFERED_SUBCLASS,
            BUFFERED_OVERRIDING,
            DATA,
            CHECKED,
            GZIP,
            DEFLATE,
            ZIP,
            DIGEST,
            CIPHER_CBC,
            CIPHER_GCM,
            PRINT,
            OBJECTS,
            FILTER
        };

        /** Whether what lies beneath holds other bytes than what lies above. */
        boolean transforms() {
            return ordinal() >= GZIP.ordinal() && ordinal() <= CIPHER_GCM.ordinal();
        }

        boolean isBuffered() {
            return ordinal() <= BUFFERED_OVERRIDING.ordinal();
        }
    }

    final Kind kind;
    final int number;

    Layer(Kind kind, int number) {
        this.kind = kind;
        this.number = number;
    }

    @Override
    public String toString() {
        return kind + "(" + number + ")";
    }
}
