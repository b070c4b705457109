package dev.standpipe.io.collective;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.net.Socket;
import java.util.Map;

/**
 * Processes of one machine. What they tell each other goes through the first of them; the data lie in memory that all
 * of them map. A process that ends is noticed by the end of its connection.
 */
final class SocketTeam extends Team {
    private final int rank;
    private final int size;

    /** To each of the others at rank 0, to rank 0 at the others. */
    private final Line[] lines;

    private final Boards boards = new MappedBoards(this);
    private int gone = -1;

    SocketTeam(int rank, int size, Socket[] sockets) throws IOException {
        this.rank = rank;
        this.size = size;
        this.lines = new Line[sockets.length];
        for (int k = 0; k < sockets.length; k++) {
            lines[k] = sockets[k] == null ? null : new Line(sockets[k]);
        }
    }

    private static final class Line {
        final Socket socket;
        final DataInputStream in;
        final DataOutputStream out;

        Line(Socket socket) throws IOException {
            this.socket = socket;
            socket.setTcpNoDelay(true);
            in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
            out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
        }

        /** What it has to say; a negative number in place of its length tells who has gone. */
        byte[] receive() throws IOException {
            int length = in.readInt();
            if (length < 0) {
                throw new CollectiveException(-1 - length, "rank " + (-1 - length) + " has left the group");
            }
            byte[] message = new byte[length];
            in.readFully(message);
            return message;
        }

        void send(byte[] message) throws IOException {
            out.writeInt(message.length);
            out.write(message);
        }
    }

    @Override
    byte[][] gather(byte[] mine) throws IOException {
        if (gone >= 0) {
            throw new CollectiveException(gone, "rank " + gone + " has left the group");
        }
        byte[][] all = new byte[size][];
        all[rank] = mine;
        if (rank == 0) {
            for (int other = 1; other < size; other++) {
                all[other] = received(other);
            }
            for (int other = 1; other < size; other++) {
                tell(other, all);
            }
        } else {
            tell(0, new byte[][] {mine});
            for (int other = 0; other < size; other++) {
                all[other] = received(0);
            }
        }
        return all;
    }

    private byte[] received(int other) throws IOException {
        try {
            return lines[other].receive();
        } catch (CollectiveException e) {
            gone = e.rank();
            throw e;
        } catch (IOException x) {
            throw lost(other, x);
        }
    }

    private void tell(int other, byte[][] messages) throws IOException {
        try {
            for (byte[] message : messages) {
                lines[other].send(message);
            }
            lines[other].out.flush();
        } catch (IOException x) {
            throw lost(other, x);
        }
    }

    private CollectiveException lost(int other, IOException x) {
        gone = other;
        if (rank == 0) {
            tellAllThatGone();
        }
        CollectiveException left = new CollectiveException(other, "rank " + other + " has left the group");
        left.initCause(x);
        return left;
    }

    private void tellAllThatGone() {
        for (int other = 1; other < size; other++) {
            if (other != gone) {
                try {
                    lines[other].out.writeInt(-1 - gone);
                    lines[other].out.flush();
                } catch (IOException alsoGone) {
                    // it will not ask
                }
            }
        }
    }

    @Override
    public int rank() {
        return rank;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public CollectiveFile open(File name, String mode, Map<String, String> hints) throws IOException {
        return EmbeddedFile.open(this, boards, name, mode, hints);
    }

    @Override
    public void close() throws IOException {
        gone = gone < 0 ? rank : gone;
        for (Line line : lines) {
            if (line != null) {
                line.socket.close();
            }
        }
    }

    @Override
    public String toString() {
        return super.toString() + " processes of one machine";
    }
}
