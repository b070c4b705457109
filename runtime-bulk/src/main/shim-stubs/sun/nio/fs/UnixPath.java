package sun.nio.fs;

/** Outline of the JDK's own class, which {@code --release 8} hides; never shipped. */
abstract class UnixPath {}
