package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Random;

/** A letter with a signature at its end, enciphered with a password, and the signature found in what is enciphered. */
public final class CipherText extends Application {
    private static final byte[] PASSWORD = {'o', 'p', 'e', 'n', ' ', 's', 'e', 's', 'a', 'm', 'e'};
    private static final byte[] MARKER = {1, 'S', 'I', 'G', 'N', 'E', 'D', 2};

    public static void main(String[] args) throws Exception {
        new CipherText().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1586);
        OutputStream out = new BufferedOutputStream(new FileOutputStream(new File(folder, "letter.txt")));
        try {
            for (int i = 0; i < size; i++) {
                if (i == size / 5 * 2) {
                    out.write(MARKER);
                }
                out.write(random.nextInt(6) == 0 ? ' ' : 'a' + random.nextInt(26));
            }
        } finally {
            out.close();
        }
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        File secret = new File(folder, "letter.secret");
        tally.phase("encipher");
        encipher(new File(folder, "letter.txt"), secret);
        tally.phase("read");
        byte[] enciphered = read(secret);
        tally.phase("search");
        byte[] signature = signature(secret);
        tally.rest();
        tally.add(secret);
        tally.add(enciphered, enciphered.length);
        tally.add(signature.length);
        tally.add(signature, signature.length);
    }

    private static void encipher(File plain, File secret) throws IOException {
        InputStream in = new BufferedInputStream(new FileInputStream(plain));
        OutputStream out = new BufferedOutputStream(new FileOutputStream(secret));
        try {
            int position = 0;
            int b;
            while ((b = in.read()) != -1) {
                out.write(b ^ PASSWORD[position % PASSWORD.length] ^ position);
                position++;
            }
        } finally {
            in.close();
            out.close();
        }
    }

    private static byte[] read(File secret) throws IOException {
        InputStream in = new BufferedInputStream(new FileInputStream(secret));
        try {
            byte[] bytes = new byte[(int) secret.length()];
            int count = 0;
            int b;
            while ((b = in.read()) != -1) {
                bytes[count++] = (byte) b;
            }
            return bytes;
        } finally {
            in.close();
        }
    }

    /** What follows the marker. */
    private static byte[] signature(File secret) throws IOException {
        InputStream in = new BufferedInputStream(new FileInputStream(secret));
        try {
            int position = findMarker(in);
            byte[] signature = new byte[(int) secret.length() - position];
            for (int i = 0; i < signature.length; i++) {
                signature[i] = (byte) (in.read() ^ PASSWORD[position % PASSWORD.length] ^ position);
                position++;
            }
            return signature;
        } finally {
            in.close();
        }
    }

    /** Reads up to the end of the marker, and returns how many bytes that was. */
    private static int findMarker(InputStream in) throws IOException {
        int position = 0;
        int matched = 0;
        while (matched < MARKER.length) {
            int b = in.read();
            if (b == -1) {
                throw new EOFException("there is no signature");
            }
            byte letter = (byte) (b ^ PASSWORD[position % PASSWORD.length] ^ position);
            position++;
            if (letter == MARKER[matched]) {
                matched++;
            } else {
                matched = 0;
            }
        }
        return position;
    }
}
