package java.io;

/** How a window reaches the file that it stands before: by the file's own methods, which pass it by meanwhile. */
abstract class StandpipeBeneath extends StandpipeTurns {
    private static final long serialVersionUID = 1;

    /** For more, the JDK asks the system for memory, as the program's own small reads never do. */
    static final int UNASKED = 8192;

    // Of whoever has set BUSY
    FileDescriptor fd;
    /** Where the system stands in the file: at the end of the window. */
    long end;

    /** A read ended somewhere within the JDK, and the system may stand behind that. */
    private boolean astray;

    final int readSome(Object file, byte[] to, int most) throws IOException {
        try {
            return readOn(file, to, 0, most);
        } catch (OutOfMemoryError none) {
            if (most <= UNASKED) {
                throw none;
            }
            return readOn(file, to, 0, UNASKED);
        }
    }

    /** Nothing is called between the read and the note of it: at the end of a stack that could fail. */
    final int readOn(Object file, byte[] to, int offset, int length) throws IOException {
        standBefore(0);
        goBeneath();
        try {
            int n = StandpipeCalls.read(file, to, offset, length);
            end += n > 0 ? n : 0;
            return n;
        } catch (Error x) {
            astray = true;
            throw x;
        } finally {
            comeUp();
        }
    }

    final void seekBeneath(Object file, long position) throws IOException {
        goBeneath();
        try {
            StandpipeCalls.seek(file, position);
            astray = false;
        } finally {
            comeUp();
        }
    }

    /** Has the system stand so many bytes before the end of the window. */
    final void standBefore(int bytes) {
        if (bytes == 0 && !astray) {
            return;
        }
        seeks = true;
        try {
            if (!closed) {
                StandpipeCalls.seek(fd, end - bytes);
            }
            astray = false;
        } catch (IOException gone) {
            // it is nowhere
        } finally {
            seeks = false;
        }
    }
}
