package papers;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** One process for each block: this program again, on the same Java and with the same options of the JVM. */
final class Processes implements Blocks.Workers {
    private static final String READY = "ready";

    private final List<Worker> workers = new ArrayList<>();

    static Processes start(Class<?> program, String variant, File folder, int count) throws IOException {
        Processes all = new Processes();
        for (int rank = 0; rank < count; rank++) {
            List<String> command = new ArrayList<>();
            command.add(System.getProperty("java.home") + "/bin/java");
            command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
            command.add("-cp");
            command.add(System.getProperty("java.class.path"));
            command.add(program.getName());
            command.add("worker");
            command.add(variant);
            command.add(folder.getPath());
            command.add(Integer.toString(rank));
            command.add(Integer.toString(count));
            all.workers.add(new Worker(command));
        }
        return all;
    }

    /** The other side: carries the block as it is told, until there is nothing more. */
    static void obey(Block block) throws IOException {
        BufferedReader orders = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        System.out.println(READY);
        for (String order = orders.readLine(); order != null; order = orders.readLine()) {
            if (order.equals("sum")) {
                System.out.println(block.sum());
            } else {
                block.carry(order);
                System.out.println(READY);
            }
        }
    }

    @Override
    public void ready() throws IOException {
        for (Worker worker : workers) {
            worker.expectReady();
        }
    }

    @Override
    public void carry(String phase) throws IOException {
        for (Worker worker : workers) {
            worker.tell(phase);
        }
        for (Worker worker : workers) {
            worker.awaitAnswer();
        }
    }

    @Override
    public long sum() throws IOException {
        long sum = 0;
        for (Worker worker : workers) {
            worker.expectReady();
            worker.tell("sum");
            sum += Long.parseLong(worker.answer());
        }
        return sum;
    }

    /** They end when there are no more orders; the agent, where there is one, has its last word before they do. */
    @Override
    public void close() throws IOException {
        for (Worker worker : workers) {
            worker.close();
        }
    }

    /** One process, and what goes to it and comes from it. */
    private static final class Worker {
        private final Process process;
        private final PrintWriter orders;
        private final BufferedReader answers;
        private String answer;

        Worker(List<String> command) throws IOException {
            process = new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            orders = new PrintWriter(new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8), true);
            answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        }

        void tell(String order) {
            orders.println(order);
        }

        void awaitAnswer() throws IOException {
            if (answer == null) {
                answer = answers.readLine();
            }
        }

        String answer() throws IOException {
            awaitAnswer();
            String last = answer;
            answer = null;
            return last;
        }

        void expectReady() throws IOException {
            String last = answer();
            if (!READY.equals(last)) {
                throw new IOException("a worker has ended before its time, or says " + last);
            }
        }

        void close() throws IOException {
            orders.close();
            int exitCode;
            try {
                exitCode = process.waitFor();
            } catch (InterruptedException e) {
                throw new IOException(e);
            }
            if (exitCode != 0) {
                throw new IOException("a worker ended with exit code " + exitCode);
            }
        }
    }
}
