package dev.standpipe.cache;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * The verdicts of one program as a file: a stamp of all that follows, the key that must be ours, and the verdicts. One
 * bit that is not as it was written, or a key that is another one's, and it is as if the file were not there.
 */
final class VerdictFile {
    private static final int MAGIC = 0x53_54_50_01;
    private static final int STAMPED = 4 + 4 + 8;

    private VerdictFile() {}

    static byte[] of(String key, Collection<Verdict> verdicts) throws IOException {
        int size = STAMPED + key.length();
        for (Verdict verdict : verdicts) {
            size += verdict.size();
        }
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(size);
        DataOutputStream out = new DataOutputStream(bytes);
        out.write(new byte[STAMPED]);
        out.writeUTF(key);
        out.writeInt(verdicts.size());
        for (Verdict verdict : verdicts) {
            write(verdict, out);
        }
        byte[] file = bytes.toByteArray();
        byte[] head = head(Stamp.of(file, STAMPED, file.length - STAMPED));
        System.arraycopy(head, 0, file, 0, STAMPED);
        return file;
    }

    private static byte[] head(Stamp stamp) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(STAMPED);
        DataOutputStream head = new DataOutputStream(bytes);
        head.writeInt(MAGIC);
        stamp.write(head);
        return bytes.toByteArray();
    }

    /** Null if it is not what was written, or for another key. */
    static List<Verdict> read(byte[] file, String key) {
        try {
            DataInputStream in = new DataInputStream(new ByteArrayInputStream(file));
            boolean whole = in.readInt() == MAGIC
                    && Stamp.read(in).equals(Stamp.of(file, STAMPED, file.length - STAMPED))
                    && in.readUTF().equals(key);
            return whole ? verdicts(in) : null;
        } catch (IOException | RuntimeException damaged) {
            return null;
        }
    }

    private static List<Verdict> verdicts(DataInputStream in) throws IOException {
        List<Verdict> verdicts = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            verdicts.add(one(in));
        }
        if (in.read() >= 0) {
            throw new IOException("there is more");
        }
        return verdicts;
    }

    private static void write(Verdict verdict, DataOutput out) throws IOException {
        verdict.stamp.write(out);
        out.writeBoolean(verdict.trusting);
        out.writeBoolean(verdict.needsRuntime);
        out.writeShort(verdict.asked.length);
        for (int i = 0; i < verdict.asked.length; i++) {
            out.writeUTF(verdict.asked[i]);
            verdict.answers[i].write(out);
        }
        out.writeShort(verdict.keys.length);
        for (int i = 0; i < verdict.keys.length; i++) {
            out.writeUTF(verdict.keys[i]);
            out.writeInt(verdict.sites[i]);
        }
        out.writeBoolean(verdict.before != null);
        if (verdict.before != null) {
            write(verdict.before, out);
            write(verdict.after, out);
        }
        write(verdict.findings, out);
    }

    private static Verdict one(DataInputStream in) throws IOException {
        Stamp stamp = Stamp.read(in);
        boolean trusting = in.readBoolean();
        boolean needsRuntime = in.readBoolean();
        String[] asked = new String[in.readUnsignedShort()];
        Stamp[] answers = new Stamp[asked.length];
        for (int i = 0; i < asked.length; i++) {
            asked[i] = in.readUTF();
            answers[i] = Stamp.read(in);
        }
        String[] keys = new String[in.readUnsignedShort()];
        int[] sites = new int[keys.length];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = in.readUTF();
            sites[i] = in.readInt();
        }
        boolean changed = in.readBoolean();
        byte[] before = changed ? bytes(in) : null;
        byte[] after = changed ? bytes(in) : null;
        return new Verdict(stamp, trusting, needsRuntime, asked, answers, keys, sites, before, after, bytes(in));
    }

    private static void write(byte[] bytes, DataOutput out) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    /** Never more than there is: a length is only a number until then. */
    private static byte[] bytes(DataInputStream in) throws IOException {
        int length = in.readInt();
        if (length < 0 || length > in.available()) {
            throw new IOException("there is less");
        }
        byte[] bytes = new byte[length];
        in.readFully(bytes);
        return bytes;
    }
}
