package dev.standpipe.agent.buffer;

import java.util.List;

/** The field of a file that a window can stand in: it holds what is locked, and nothing asks what that is. */
enum Lock {
    ANY_OBJECT("closeLock", FileClass.OBJECT, "java/lang/Object", "java/io/StandpipeWindow"),
    /** RandomAccessFile from Java 9 to 16. */
    FLAG(
            "closed",
            "Ljava/util/concurrent/atomic/AtomicBoolean;",
            "java/util/concurrent/atomic/AtomicBoolean",
            "java/io/StandpipeFlag"),
    /** Of channels. */
    POSITION("positionLock", FileClass.OBJECT, "java/lang/Object", "java/io/StandpipePlace");

    final String field;
    final String descriptor;
    /** The class of what the JDK makes for it. */
    final String made;

    final String replacement;

    Lock(String field, String descriptor, String made, String replacement) {
        this.field = field;
        this.descriptor = descriptor;
        this.made = made;
        this.replacement = replacement;
    }

    /** Null if none of the fields, each with its descriptor, is one. */
    static Lock of(List<String> fields) {
        for (String field : fields) {
            for (Lock lock : values()) {
                if (field.equals(lock.field + ' ' + lock.descriptor)) {
                    return lock;
                }
            }
        }
        return null;
    }
}
