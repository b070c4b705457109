package dev.standpipe.cli.user;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Paths;

/** The standard output, which remembers why it could not be written: {@code System.out} only knows that it was not. */
public final class StandardOutput extends FilterOutputStream {
    private IOException failure;

    public StandardOutput() {
        super(new FileOutputStream(FileDescriptor.out));
    }

    /** In the encoding of {@code System.out}, as far as that shows: before JDK 19 in the default one. */
    public PrintWriter writer() {
        Charset encoding = Charset.forName(new OutputStreamWriter(System.out).getEncoding());
        return new PrintWriter(new OutputStreamWriter(this, encoding), true);
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException e) {
            failure = e;
            throw e;
        }
    }

    /** Null if all was written, or as much as the reader wanted: head, for one, stops reading. */
    public String problem() {
        return failure == null || isPipe() ? null : failure.getMessage();
    }

    /**
     * With a pipe, only one thing can go wrong: its reader has gone. What the system says of that is in the language
     * of the user.
     */
    private boolean isPipe() {
        try {
            return Files.readSymbolicLink(Paths.get("/proc/self/fd/1"))
                    .toString()
                    .matches("(pipe|socket):.*");
        } catch (IOException | SecurityException noSuchSystem) {
            return String.valueOf(failure.getMessage()).contains("pipe");
        }
    }
}
