package dev.standpipe.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.io.BulkRandomAccessFile;
import dev.standpipe.runtime.jvm.JavaVersion;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In JVMs of their own, where nobody has turned the engine on. */
@Tag("slow")
public class EngineStarterTest {
    private static final String NOTHING = "-Dnothing=asked";
    private static final String OPEN = JavaVersion.RUNNING < 9 ? NOTHING : "--add-opens=java.base/java.io=ALL-UNNAMED";
    private static final int MAGIC = 0xCAFEBABE;

    @TempDir
    Path folder;

    @Test
    void theEngineComesWithTheTransferThatMakesItPay() throws Exception {
        assertThat(said(classPath(), Transfers.class, OPEN)).isEqualTo("false false false true");
    }

    @Test
    void whereTheJdkIsClosedNothingIsSaid() throws Exception {
        assumeTrue(JavaVersion.RUNNING >= 16, "open to everybody");
        assertThat(said(classPath(), Transfers.class, NOTHING)).isEqualTo("false false false false");
    }

    @Test
    void anAgentDecidesForItself() throws Exception {
        Path agent = folder.resolve("dev/standpipe/agent/Agent.class");
        Files.createDirectories(agent.getParent());
        Files.write(agent, emptyClass("dev/standpipe/agent/Agent"));
        assertThat(said(classPath() + File.pathSeparator + folder, Transfers.class, OPEN))
                .isEqualTo("false false false false");
    }

    @Test
    void oneApplicationAmongOthersDoesNotBringItForAll() throws Exception {
        assertThat(said(classPath(), Application.class, OPEN)).isEqualTo("false false false false");
    }

    private static String classPath() {
        return System.getProperty("java.class.path");
    }

    private String said(String classPath, Class<?> program, String option) throws Exception {
        List<String> command = Arrays.asList(
                Paths.get(System.getProperty("java.home"), "bin", "java").toString(),
                option,
                "-cp",
                classPath,
                program.getName(),
                folder.resolve("data").toString());
        File output = folder.resolve("said").toFile();
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(output)
                .start();
        try {
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        return new String(Files.readAllBytes(output.toPath()), "UTF-8").trim();
    }

    private static byte[] emptyClass(String name) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(MAGIC);
        out.writeInt(52);
        out.writeShort(5);
        for (String constant : new String[] {name, "java/lang/Object"}) {
            out.writeByte(1);
            out.writeUTF(constant);
        }
        for (int constant = 1; constant <= 2; constant++) {
            out.writeByte(7);
            out.writeShort(constant);
        }
        out.writeShort(0x0021);
        out.writeShort(3);
        out.writeShort(4);
        out.writeLong(0);
        return bytes.toByteArray();
    }

    /** Four transfers of 32 MiB, and whether the engine was there soon after each; and one more. */
    public static final class Transfers {
        public static void main(String[] args) throws Exception {
            int[] written = new int[8 << 20];
            for (int i = 0; i < written.length; i++) {
                written[i] = 31 * i;
            }
            List<String> said = new ArrayList<>();
            try (BulkRandomAccessFile file = new BulkRandomAccessFile(args[0], "rw")) {
                file.writeArray(written);
                said.add(String.valueOf(isOnSoon()));
                int[] read = new int[written.length];
                for (int round = 0; round < 3; round++) {
                    file.seek(0);
                    Arrays.fill(read, 0);
                    file.readArray(read);
                    if (!Arrays.equals(written, read) || file.getFilePointer() != file.length()) {
                        said.add("other ints");
                    }
                    said.add(String.valueOf(isOnSoon()));
                }
                file.seek(0);
                Arrays.fill(read, 0);
                file.readArray(read);
                if (!Arrays.equals(written, read) || file.getFilePointer() != file.length()) {
                    said.add("other ints");
                }
            }
            System.out.println(String.join(" ", said));
        }

        private static boolean isOnSoon() throws InterruptedException {
            for (int wait = 0; wait < 100 && !Switch.isOn(); wait++) {
                Thread.sleep(10);
            }
            return Switch.isOn();
        }
    }

    /** The same by a loader that has the runtime too, as those of web applications have. */
    public static final class Application {
        public static void main(String[] args) throws Exception {
            List<URL> urls = new ArrayList<>();
            for (String entry : classPath().split(File.pathSeparator)) {
                urls.add(new File(entry).toURI().toURL());
            }
            ClassLoader own = new URLClassLoader(urls.toArray(new URL[0]), null);
            Class.forName(Transfers.class.getName(), true, own)
                    .getMethod("main", String[].class)
                    .invoke(null, (Object) args);
        }
    }
}
