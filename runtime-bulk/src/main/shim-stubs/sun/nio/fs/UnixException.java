package sun.nio.fs;

/** Outline of the JDK's own class, which {@code --release 8} hides; never shipped. */
class UnixException extends Exception {
    private static final long serialVersionUID = 1;
}
