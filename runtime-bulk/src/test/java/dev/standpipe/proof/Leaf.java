package dev.standpipe.proof;

/** What everything comes from or goes to. */
enum Leaf {
    BYTES,
    /** A subclass that overrides nothing, as Hadoop's buffers. */
    BYTES_SUBCLASS,
    /** A subclass that overrides what is called, and counts. */
    BYTES_OVERRIDING,
    /** A subclass that says itself how much there is, and does what it likes meanwhile. Input only. */
    BYTES_ASKED,
    FILE,
    FILE_SUBCLASS,
    /** A FileInputStream or FileOutputStream that was given a descriptor. */
    FILE_DESCRIPTOR,
    /**
     * A file without a path that can be trusted to be regular: a device that is always full, a file of /proc that
     * cannot be read.
     */
    FILE_FAILING,
    /** Output only. */
    FILE_APPENDING,
    /** What {@code Files.newInputStream} and {@code Files.newOutputStream} return. */
    FILE_BY_PATH,
    /** A stream over a channel that an interrupt closes. */
    FILE_CHANNEL,
    /** The same over the channel of a RandomAccessFile. */
    FILE_OWN_CHANNEL,
    /** An entry of an archive, as {@code ZipFile} reads it: compressed, stored, and by a URL. Input only. */
    ENTRY,
    ENTRY_STORED,
    ENTRY_BY_URL,
    USER,
    PIPED,
    NULL;

    static final Leaf[] IN = {
        BYTES,
        FILE,
        USER,
        BYTES_SUBCLASS,
        BYTES_OVERRIDING,
        FILE_SUBCLASS,
        FILE_DESCRIPTOR,
        FILE_FAILING,
        PIPED,
        NULL,
        BYTES_ASKED,
        FILE_BY_PATH,
        FILE_CHANNEL,
        FILE_OWN_CHANNEL,
        ENTRY,
        ENTRY_STORED,
        ENTRY_BY_URL
    };
    static final Leaf[] OUT = {
        BYTES,
        FILE,
        USER,
        BYTES_SUBCLASS,
        BYTES_OVERRIDING,
        FILE_SUBCLASS,
        FILE_DESCRIPTOR,
        FILE_FAILING,
        FILE_APPENDING,
        PIPED,
        NULL,
        FILE_BY_PATH,
        FILE_CHANNEL,
        FILE_OWN_CHANNEL
    };

    boolean isChannel() {
        return compareTo(FILE_BY_PATH) >= 0 && compareTo(FILE_OWN_CHANNEL) <= 0;
    }

    boolean isFile() {
        return name().startsWith("FILE");
    }
}
