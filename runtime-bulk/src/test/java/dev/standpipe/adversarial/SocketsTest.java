package dev.standpipe.adversarial;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Loopback sockets: time-outs, interrupts and where the stream stands after them. */
@Timeout(60)
class SocketsTest {
    private static final int TIMEOUT_MILLIS = 400;

    @TempDir
    Path dir;

    /** Both ends of a connection within this process. */
    private static final class Connection implements AutoCloseable {
        final Socket here;
        final Socket there;

        Connection() throws IOException {
            try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
                here = new Socket(server.getInetAddress(), server.getLocalPort());
                there = server.accept();
            }
        }

        DataInputStream in(boolean buffered) throws IOException {
            InputStream in = here.getInputStream();
            return new DataInputStream(buffered ? new BufferedInputStream(in, 64) : in);
        }

        @Override
        public void close() throws IOException {
            here.close();
            there.close();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @Tag("case-24")
    @DisplayName("24: a time-out after 10 of 40 bytes: two elements, one wait, and the next element starts at byte 10")
    void timesOutOnce(boolean buffered) throws Exception {
        Run bulk = Run.bothWays(run -> {
            try (Connection connection = new Connection()) {
                connection.here.setSoTimeout(TIMEOUT_MILLIS);
                byte[] data = Bits.bytes(40);
                connection.there.getOutputStream().write(data, 0, 10);
                DataInputStream in = connection.in(buffered);
                long started = System.nanoTime();
                Run.End ended = run.read(in, new int[10], 0, 10);
                assertThat(TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - started))
                        .isLessThan(2 * TIMEOUT_MILLIS);
                assertThat(ended.i).isEqualTo(2);
                assertThat(ended.thrown).isExactlyInstanceOf(SocketTimeoutException.class);
                run.note("transferred", ((SocketTimeoutException) ended.thrown).bytesTransferred);
                connection.there.getOutputStream().write(data, 10, 30);
                connection.there.shutdownOutput();
                run.read(in, new int[10], 0, 10);
            }
        });
        bulk.mustMoveIf(buffered);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @Tag("case-24")
    @DisplayName("24: a virtual thread that is interrupted in a socket read loses the socket, as it always did")
    void interruptedVirtualThread(boolean buffered) throws Exception {
        Threads.assumeVirtual();
        Run bulk = Run.bothWays(run -> {
            try (Connection connection = new Connection()) {
                connection.there.getOutputStream().write(Bits.bytes(10));
                DataInputStream in = connection.in(buffered);
                Threads reader = Threads.startVirtual(() -> {
                    Run.End ended = run.read(in, new int[10], 0, 10);
                    assertThat(ended.i).isEqualTo(2);
                    assertThat(ended.thrown).isExactlyInstanceOf(SocketException.class);
                });
                assertThat(reader.isStuck()).isTrue();
                reader.interrupt();
                reader.join();
                run.note("closed", connection.here.isClosed());
                run.read(in, new int[10], 0, 10);
            }
        });
        bulk.mustMoveIf(buffered);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    @Tag("case-24")
    @DisplayName("24: a peer that hangs up in the middle of an element")
    void hangsUp(boolean buffered) throws Exception {
        Run bulk = Run.bothWays(run -> {
            try (Connection connection = new Connection()) {
                connection.there.getOutputStream().write(Bits.bytes(26));
                connection.there.shutdownOutput();
                DataInputStream in = connection.in(buffered);
                run.read(in, new long[5], 0, 5);
                run.read(in, new byte[5], 0, 5);
            }
        });
        bulk.mustMoveIf(buffered);
    }

    @Test
    @Tag("case-24")
    @DisplayName("24: the same time-out under TLS")
    void timesOutUnderTls() throws Exception {
        SSLContext context = Tls.context(dir);
        for (boolean buffered : new boolean[] {false, true}) {
            Run.bothWays(run -> timeOut(run, context, buffered)).mustMoveIf(buffered);
        }
    }

    private static void timeOut(Run run, SSLContext context, boolean buffered) throws Exception {
        try (SSLServerSocket server = Tls.server(context);
                Socket here = context.getSocketFactory().createSocket(server.getInetAddress(), server.getLocalPort());
                Socket there = server.accept()) {
            byte[] data = Bits.bytes(40);
            Threads peer = Threads.start(() -> there.getOutputStream().write(data, 0, 10));
            ((SSLSocket) here).startHandshake();
            peer.join();
            here.setSoTimeout(TIMEOUT_MILLIS);
            InputStream raw = here.getInputStream();
            DataInputStream in = new DataInputStream(buffered ? new BufferedInputStream(raw, 64) : raw);
            Run.End ended = run.read(in, new int[10], 0, 10);
            assertThat(ended.i).isEqualTo(2);
            assertThat(ended.thrown).isInstanceOf(SocketTimeoutException.class);
            there.getOutputStream().write(data, 10, 30);
            run.read(in, new int[7], 0, 7);
        }
    }

    @Test
    @Tag("case-24")
    @DisplayName("24: written elements arrive, through a buffer and directly")
    void writes() throws Exception {
        for (boolean buffered : new boolean[] {false, true}) {
            Run bulk = Run.bothWays(run -> {
                try (Connection connection = new Connection()) {
                    DataOutputStream out = buffered
                            ? new DataOutputStream(new BufferedOutputStream(connection.here.getOutputStream(), 100))
                            : new DataOutputStream(connection.here.getOutputStream());
                    run.write(out, Bits.ints(500), 0, 500);
                    out.flush();
                    connection.here.shutdownOutput();
                    run.noteRest(connection.there.getInputStream());
                }
            });
            bulk.mustMoveIf(buffered);
        }
    }
}
