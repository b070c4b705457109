package dev.standpipe.proof;

/** What the loop calls. */
enum Receiver {
    /** DataInputStream, DataOutputStream. */
    DATA,
    /** A subclass that overrides what it may, and counts. */
    DATA_SUBCLASS,
    /** Output only: a subclass that sets {@code written} to the case's number. */
    DATA_WRITTEN,
    FILE,
    FILE_SUBCLASS,
    FILE_OVERRIDING_ONE,
    FILE_OVERRIDING_MANY,
    FILE_OVERRIDING_SEEK,
    OBJECT,
    OBJECT_OVERRIDING,
    NULL;

    boolean isFile() {
        return name().startsWith("FILE");
    }

    boolean isData() {
        return name().startsWith("DATA");
    }

    boolean isObject() {
        return name().startsWith("OBJECT");
    }
}
