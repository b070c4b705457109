package dev.standpipe.benchmarks.measured;

/** The ways in which programs stack the classes of {@code java.io} to carry arrays. */
public enum Stack {
    RAF("RandomAccessFile", "RandomAccessFile", ""),
    FILE("DataInputStream(FileInputStream)", "DataOutputStream(FileOutputStream)", ", unbuffered file"),
    BUFFERED(
            "DataInputStream(BufferedInputStream(FileInputStream))",
            "DataOutputStream(BufferedOutputStream(FileOutputStream))",
            ", buffered file"),
    BYTES("DataInputStream(ByteArrayInputStream)", "DataOutputStream(ByteArrayOutputStream)", ", byte array"),
    OBJECT("ObjectInputStream(FileInputStream)", "ObjectOutputStream(FileOutputStream)", ", file"),
    OBJECT_BUFFERED(
            "ObjectInputStream(BufferedInputStream(FileInputStream))",
            "ObjectOutputStream(BufferedOutputStream(FileOutputStream))",
            ", buffered file");

    private final String reading;
    private final String writing;
    private final String over;

    Stack(String reading, String writing, String over) {
        this.reading = reading;
        this.writing = writing;
        this.over = over;
    }

    /** As it is built in a program. */
    public String label(Direction direction) {
        return direction == Direction.READ ? reading : writing;
    }

    /** In few words. */
    public String brief(Direction direction) {
        String label = label(direction);
        int nested = label.indexOf('(');
        return (nested < 0 ? label : label.substring(0, nested)) + over;
    }

    /** Every element is at least one system call. */
    public boolean isUnbuffered() {
        return this == RAF || this == FILE;
    }

    /** Its bytes are framed as block data of the serialization format. */
    public boolean isObject() {
        return this == OBJECT || this == OBJECT_BUFFERED;
    }

    /** A file that holds nothing but the elements, so that other programs can do the same job on it. */
    public boolean isPlainFile() {
        return !isObject() && this != BYTES;
    }
}
