package dev.standpipe.proof;

/** A loop in a class of its own, there twice: as it was compiled, and rewritten. */
public interface Program {
    boolean writes();

    /**
     * What it calls: an interface for data, or a class. {@code InputStream} and {@code OutputStream} are the stream
     * beneath a data stream.
     */
    Class<?> receiver();

    /**
     * The letters of the element types of the arrays that it is given, the first of them being the one that the stream
     * is about.
     */
    String arrays();

    /** Bytes that a round of a loop that reads takes from the stream. */
    int size();

    /** @param rewritten which of the two */
    void run(boolean rewritten, Object receiver, Object[] arrays, int start, int end, Sight sight) throws Throwable;
}
