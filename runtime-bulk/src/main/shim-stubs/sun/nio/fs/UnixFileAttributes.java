package sun.nio.fs;

/** Outline of what we use of the JDK's own class, which {@code --release 8} hides; never shipped. */
class UnixFileAttributes {
    static native UnixFileAttributes get(int fd) throws UnixException;

    native int mode();

    native long dev();

    native long ino();

    public native long size();
}
