package oldstyle;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Random;
import javax.management.Attribute;
import javax.management.JMException;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/** Loops of one thread, while two others do to the agent's bean whatever comes to their minds. */
public final class Meddled {
    private static final int N = 300;
    private static final Object[] VALUES = {
        null, true, false, "true", 1, -1L, new Object(), new int[3], "", "\0.json", "/dev/null/folder/x.json", "x.exe"
    };
    private static final String[] ATTRIBUTES = {"Enabled", "Elements", "BulkCalls", "enabled", "", "Class", null};
    private static final String[] TYPES = {"java.lang.String", "boolean", "java.lang.Object", "[I", "no.Such", null};

    private static volatile boolean over;
    private static volatile String wrong;

    private Meddled() {}

    public static void main(String[] arguments) throws Exception {
        MBeanServer server = ManagementFactory.getPlatformMBeanServer();
        ObjectName agent = new ObjectName("dev.standpipe:type=Agent");
        int calls = Integer.parseInt(arguments[0]);
        Thread[] meddlers = {meddler(server, agent, calls / 2, 1), meddler(server, agent, calls - calls / 2, 2)};
        Thread loops = new Thread(() -> loop());
        loops.start();
        for (Thread meddler : meddlers) {
            meddler.join();
        }
        over = true;
        loops.join();
        server.setAttribute(agent, new Attribute("Enabled", true));
        System.out.println(wrong == null ? "all loops came to what they should" : wrong);
        System.out.println("enabled=" + server.getAttribute(agent, "Enabled"));
    }

    private static Thread meddler(MBeanServer server, ObjectName agent, int calls, int seed) {
        Thread thread = new Thread(() -> {
            Random random = new Random(seed);
            for (int k = 0; k < calls; k++) {
                Object value = VALUES[random.nextInt(VALUES.length)];
                String attribute = ATTRIBUTES[random.nextInt(ATTRIBUTES.length)];
                try {
                    switch (random.nextInt(4)) {
                        case 0:
                            server.setAttribute(agent, new Attribute(attribute, value));
                            break;
                        case 1:
                            server.getAttribute(agent, attribute);
                            break;
                        default:
                            String type = TYPES[random.nextInt(TYPES.length)];
                            server.invoke(
                                    agent,
                                    random.nextInt(5) == 0 ? "exit" : "report",
                                    random.nextInt(9) == 0 ? null : new Object[] {value},
                                    random.nextInt(9) == 0 ? null : new String[] {type});
                    }
                } catch (JMException | RuntimeException refused) {
                    // as any bean does
                } catch (Throwable x) {
                    wrong = "meddling ended in " + x;
                }
            }
        });
        thread.start();
        return thread;
    }

    private static void loop() {
        try {
            while (!over && wrong == null) {
                round();
            }
        } catch (IOException | RuntimeException x) {
            wrong = "a loop ended in " + x;
        }
    }

    private static void round() throws IOException {
        int[] cells = new int[N];
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        for (int i = 0; i < N; i++) {
            out.writeInt(i * 77);
        }
        DataInputStream in =
                new DataInputStream(new BufferedInputStream(new ByteArrayInputStream(bytes.toByteArray())));
        for (int i = 0; i < N; i++) {
            cells[i] = in.readInt();
        }
        for (int i = 0; i < N; i++) {
            if (cells[i] != i * 77) {
                wrong = "cell " + i + " is " + cells[i];
            }
        }
        try {
            for (int i = 0; i < N; i++) {
                cells[i] = in.readInt();
            }
            wrong = "there was more than was written";
        } catch (EOFException expected) {
            // the end
        }
    }
}
