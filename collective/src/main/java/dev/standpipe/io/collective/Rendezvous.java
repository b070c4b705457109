package dev.standpipe.io.collective;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.concurrent.TimeUnit;

/**
 * How processes of one machine find each other: the first one listens where only this machine reaches it, and leaves
 * the port and a secret in a folder of their own.
 */
final class Rendezvous {
    private static final int PATIENCE_SECONDS = 60;
    private static final int SECRET = 32;
    private static final long PAUSE_MILLIS = 10;

    private final Path note;
    private final int rank;
    private final int size;
    private final long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);

    Rendezvous(File folder, int rank, int size) {
        this.note = folder.toPath().resolve("standpipe-group");
        this.rank = rank;
        this.size = size;
    }

    SocketTeam meet() throws IOException {
        return rank == 0 ? receive() : visit();
    }

    private SocketTeam receive() throws IOException {
        byte[] secret = new byte[SECRET];
        new SecureRandom().nextBytes(secret);
        Socket[] sockets = new Socket[size];
        try (ServerSocket door = new ServerSocket(0, size, InetAddress.getLoopbackAddress())) {
            leaveNote(door.getLocalPort(), secret);
            for (int met = 1; met < size; ) {
                door.setSoTimeout((int) Math.max(1, left()));
                Socket guest = door.accept();
                int who = isInvited(guest, secret);
                if (who > 0 && who < size && sockets[who] == null) {
                    sockets[who] = guest;
                    met++;
                } else {
                    guest.close();
                }
            }
            for (int other = 1; other < size; other++) {
                sockets[other].getOutputStream().write(1);
            }
            return new SocketTeam(rank, size, sockets);
        } catch (SocketTimeoutException late) {
            closeAll(sockets);
            throw new IOException(
                    "of " + size + " processes some have not come within " + PATIENCE_SECONDS + " s", late);
        } finally {
            Files.deleteIfExists(note);
        }
    }

    private static void closeAll(Socket[] sockets) throws IOException {
        for (Socket socket : sockets) {
            if (socket != null) {
                socket.close();
            }
        }
    }

    private void leaveNote(int port, byte[] secret) throws IOException {
        Path draft = Files.createTempFile(note.getParent(), "standpipe", ".draft");
        StringBuilder text =
                new StringBuilder().append(port).append(' ').append(size).append(' ');
        for (byte b : secret) {
            text.append(String.format("%02x", b));
        }
        Files.write(draft, text.toString().getBytes(StandardCharsets.US_ASCII));
        Files.move(draft, note, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Its rank, or -1 for a stranger. */
    private int isInvited(Socket guest, byte[] secret) {
        try {
            guest.setSoTimeout((int) Math.max(1, Math.min(1000, left())));
            DataInputStream in = new DataInputStream(guest.getInputStream());
            byte[] shown = new byte[SECRET];
            in.readFully(shown);
            int who = in.readInt();
            guest.setSoTimeout(0);
            return MessageDigest.isEqual(shown, secret) ? who : -1;
        } catch (IOException stranger) {
            return -1;
        }
    }

    private SocketTeam visit() throws IOException {
        while (left() > 0) {
            Socket socket = new Socket();
            try {
                String[] parts = new String(Files.readAllBytes(note), StandardCharsets.US_ASCII).split(" ");
                if (Integer.parseInt(parts[1]) == size) {
                    InetAddress here = InetAddress.getLoopbackAddress();
                    socket.connect(new InetSocketAddress(here, Integer.parseInt(parts[0])), (int) left());
                    DataOutputStream out = new DataOutputStream(socket.getOutputStream());
                    out.write(bytes(parts[2]));
                    out.writeInt(rank);
                    socket.setSoTimeout((int) Math.max(1, left()));
                    if (socket.getInputStream().read() == 1) {
                        socket.setSoTimeout(0);
                        return new SocketTeam(rank, size, new Socket[] {socket});
                    }
                }
                socket.close();
            } catch (IOException | RuntimeException notYet) {
                // the first process is not there yet, or the note is an old one
                socket.close();
            }
            pause();
        }
        throw new IOException("rank 0 of " + size + " processes has not come to " + note.getParent() + " within "
                + PATIENCE_SECONDS + " s");
    }

    private static byte[] bytes(String hex) {
        byte[] all = new byte[SECRET];
        for (int k = 0; k < SECRET; k++) {
            all[k] = (byte) Integer.parseInt(hex.substring(2 * k, 2 * k + 2), 16);
        }
        return all;
    }

    private long left() {
        return TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
    }

    private static void pause() throws IOException {
        try {
            Thread.sleep(PAUSE_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while waiting for the group", e);
        }
    }
}
