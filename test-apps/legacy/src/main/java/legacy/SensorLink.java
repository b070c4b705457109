package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Random;

/** Client and server: blocks of samples go out over a socket, and what the server makes of each block comes back. */
public final class SensorLink extends Application {
    private static final int BLOCK = 4096;

    public static void main(String[] args) throws Exception {
        new SensorLink().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(7);
        DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(new FileOutputStream(new File(folder, "samples.dat"))));
        try {
            out.writeInt(size);
            for (int i = 0; i < size; i++) {
                out.writeInt(random.nextInt(2000) - 1000);
            }
        } finally {
            out.close();
        }
    }

    @Override
    void run(File folder, Tally tally) throws Exception {
        tally.phase("read");
        int[] samples;
        DataInputStream in =
                new DataInputStream(new BufferedInputStream(new FileInputStream(new File(folder, "samples.dat"))));
        try {
            samples = new int[in.readInt()];
            for (int i = 0; i < samples.length; i++) {
                samples[i] = in.readInt();
            }
        } finally {
            in.close();
        }
        ServerSocket server = new ServerSocket(0, 1, InetAddress.getByName("127.0.0.1"));
        try {
            Smoother smoother = new Smoother(server);
            smoother.start();
            tally.phase("exchange");
            double[] smooth = exchange(server, samples);
            smoother.join();
            tally.rest();
            tally.add(samples);
            tally.add(smooth);
        } finally {
            server.close();
        }
    }

    private static double[] exchange(ServerSocket server, int[] samples) throws IOException {
        double[] smooth = new double[samples.length];
        Socket socket = new Socket(server.getInetAddress(), server.getLocalPort());
        try {
            socket.setTcpNoDelay(true);
            DataOutputStream out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
            DataInputStream in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
            for (int from = 0; from < samples.length; from += BLOCK) {
                int to = Math.min(from + BLOCK, samples.length);
                out.writeInt(to - from);
                for (int i = from; i < to; i++) {
                    out.writeInt(samples[i]);
                }
                out.flush();
                for (int i = from; i < to; i++) {
                    smooth[i] = in.readDouble();
                }
            }
            out.writeInt(0);
            out.flush();
        } finally {
            socket.close();
        }
        return smooth;
    }

    /** The server's side. */
    private static final class Smoother extends Thread {
        private final ServerSocket server;

        Smoother(ServerSocket server) {
            this.server = server;
        }

        @Override
        public void run() {
            try {
                Socket socket = server.accept();
                try {
                    socket.setTcpNoDelay(true);
                    serve(
                            new DataInputStream(new BufferedInputStream(socket.getInputStream())),
                            new DataOutputStream(new BufferedOutputStream(socket.getOutputStream())));
                } finally {
                    socket.close();
                }
            } catch (IOException e) {
                e.printStackTrace();
                System.exit(1);
            }
        }

        private static void serve(DataInputStream in, DataOutputStream out) throws IOException {
            double value = 0;
            for (int count = in.readInt(); count > 0; count = in.readInt()) {
                int[] samples = new int[count];
                for (int i = 0; i < count; i++) {
                    samples[i] = in.readInt();
                }
                double[] smooth = new double[count];
                for (int i = 0; i < count; i++) {
                    value += (samples[i] - value) / 8;
                    smooth[i] = value;
                }
                for (int i = 0; i < count; i++) {
                    out.writeDouble(smooth[i]);
                }
                out.flush();
            }
        }
    }
}
