package oldstyle;

import java.io.BufferedOutputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;

/** Records of sixteen characters each, as every textbook has them: in a file, and in a buffer. */
public final class Names {
    private static final String[] NAMES = {"Ada Lovelace    ", "Grace Hopper    ", "Mary Somerville "};

    private Names() {}

    public static void main(String[] args) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (RandomAccessFile file = new RandomAccessFile(new File(args[0]), "rw");
                DataOutputStream out = new DataOutputStream(new BufferedOutputStream(bytes))) {
            for (String name : NAMES) {
                toFile(file, name);
                toBuffer(out, name);
            }
            byte[] all = new byte[(int) file.length()];
            file.seek(0);
            file.readFully(all);
            System.out.println(new String(all, "UTF-16BE"));
        }
        System.out.println(bytes.toString("UTF-16BE"));
    }

    private static void toFile(RandomAccessFile file, String name) throws IOException {
        for (int i = 0; i < name.length(); i++) {
            file.writeChar(name.charAt(i));
        }
    }

    private static void toBuffer(DataOutput out, String name) throws IOException {
        for (int i = 0; i < name.length(); i++) {
            out.writeChar(name.charAt(i));
        }
    }
}
