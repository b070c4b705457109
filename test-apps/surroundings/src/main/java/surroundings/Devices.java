package surroundings;

import java.io.BufferedInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;

/** What has a name like a file's and is none: devices, named pipes, and files that the system makes up. */
public final class Devices {
    private static final int N = 3000;

    private Devices() {}

    /** A folder for named pipes. */
    public static void main(String[] arguments) throws Exception {
        File folder = new File(arguments[0]);
        for (String device : new String[] {"/dev/zero", "/dev/null", "/dev/full"}) {
            read(device, true);
            write(device);
        }
        for (String random : new String[] {"/dev/urandom", "/dev/random"}) {
            read(random, false);
        }
        for (String made : new String[] {
            "/proc/version",
            "/proc/filesystems",
            "/proc/sys/kernel/ostype",
            "/proc/self/cmdline",
            "/proc/self/comm",
            "/sys/kernel/mm/transparent_hugepage/enabled",
            "/proc/self/mem",
            "/proc/self/pagemap"
        }) {
            read(made, !made.endsWith("cmdline"));
        }
        throughALink(new File(folder, "link"));
        name();
        pipes(folder);
    }

    private static void read(String name, boolean same) {
        for (String stack : new String[] {"raf", "file", "buffered"}) {
            for (Elements type : Elements.values()) {
                Object a = type.array(N);
                int i = N;
                String met = "";
                try (FileInputStream leaf = new FileInputStream(name);
                        RandomAccessFile raf = new RandomAccessFile(name, "r")) {
                    DataInput in = stack.equals("raf")
                            ? raf
                            : new DataInputStream(stack.equals("file") ? leaf : new BufferedInputStream(leaf));
                    type.read(in, a, 0);
                } catch (Elements.Stopped stopped) {
                    i = stopped.index;
                    met = " " + stopped.cause;
                } catch (IOException x) {
                    i = 0;
                    met = " cannot be opened";
                }
                Tally tally = new Tally();
                tally.add(a, i);
                System.out.println(
                        name + " " + stack + " " + type + ": " + (same ? i + " sum " + tally : "some") + met);
            }
        }
    }

    private static void write(String name) throws IOException {
        for (Elements type : Elements.values()) {
            try (RandomAccessFile raf = new RandomAccessFile(name, "rw");
                    DataOutputStream out = new DataOutputStream(new FileOutputStream(name))) {
                write(type, name + " raf", raf);
                write(type, name + " file", out);
                System.out.println("size " + out.size());
            }
        }
    }

    private static void write(Elements type, String what, DataOutput out) {
        int i;
        String met = "";
        try {
            i = type.write(out, 0, N, 0);
        } catch (Elements.Stopped stopped) {
            i = stopped.index;
            met = " " + stopped.cause;
        }
        System.out.println(what + " " + type + ": " + i + " written" + met);
    }

    /** A name that does not tell where it leads. */
    private static void throughALink(File link) throws Exception {
        shell("ln -s /proc/sys/kernel/ostype '" + link + "'");
        read(link.getPath(), true);
        link.delete();
    }

    /** The name of a thread is what a single write has: of many of a byte each, the last byte. */
    private static void name() throws IOException {
        String comm =
                "/proc/self/task/" + new File("/proc/self").getCanonicalFile().getName() + "/comm";
        byte[] before = new byte[40];
        int n;
        try (FileInputStream in = new FileInputStream(comm)) {
            n = in.read(before);
        }
        for (String stack : new String[] {"raf", "file"}) {
            try (RandomAccessFile raf = new RandomAccessFile(comm, "rw");
                    DataOutputStream out = new DataOutputStream(new FileOutputStream(comm))) {
                byte[] name = "standpiped by nobody".getBytes("US-ASCII");
                DataOutput to = stack.equals("raf") ? raf : out;
                for (int i = 0; i < name.length; i++) {
                    to.writeByte(name[i]);
                }
            }
            try (DataInputStream in = new DataInputStream(new FileInputStream(comm))) {
                System.out.println("named " + stack + " " + in.readByte() + in.available());
            }
        }
        try (FileOutputStream out = new FileOutputStream(comm)) {
            out.write(before, 0, n);
        }
    }

    private static void pipes(File folder) throws Exception {
        for (Elements type : Elements.values()) {
            for (String stack : new String[] {"file", "buffered", "both"}) {
                File pipe = new File(folder, "pipe-" + type + "-" + stack);
                shell("mkfifo '" + pipe + "'");
                fed(pipe, type, stack);
                broken(pipe, type);
                pipe.delete();
            }
        }
    }

    /** By another process, in pieces that are no multiple of an element. */
    private static void fed(File pipe, Elements type, String stack) throws Exception {
        Process feeding = new ProcessBuilder(
                        "sh",
                        "-c",
                        "{ head -c 5001 /dev/zero; sleep 0.02; printf abcdefg; head -c 9990 /dev/zero; } > '" + pipe
                                + "'")
                .start();
        Object a = type.array(1 << 14);
        int i = 1 << 14;
        String met = "";
        try (FileInputStream leaf = new FileInputStream(pipe)) {
            DataInput in = new DataInputStream(
                    stack.equals("file") ? leaf : new BufferedInputStream(leaf, stack.equals("both") ? 30 : 8192));
            type.read(in, a, 0);
        } catch (Elements.Stopped stopped) {
            i = stopped.index;
            met = " " + stopped.cause;
        }
        Tally tally = new Tally();
        tally.add(a, i);
        System.out.println("pipe " + stack + " " + type + ": " + i + " sum " + tally + met + " " + feeding.waitFor());
    }

    /** Whoever reads goes away before anything is written. */
    private static void broken(File pipe, Elements type) throws Exception {
        Process reading = new ProcessBuilder("sh", "-c", ": < '" + pipe + "'").start();
        try (DataOutputStream out = new DataOutputStream(new FileOutputStream(pipe))) {
            reading.waitFor();
            write(type, "broken pipe", out);
            System.out.println("size " + out.size());
        }
    }

    private static void shell(String command) throws Exception {
        if (new ProcessBuilder("sh", "-c", command).inheritIO().start().waitFor() != 0) {
            throw new IllegalStateException(command);
        }
    }
}
