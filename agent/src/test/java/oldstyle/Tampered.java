package oldstyle;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.security.GeneralSecurityException;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import javax.crypto.Cipher;
import javax.crypto.CipherInputStream;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Reads sealed data that somebody has changed, while other threads ask the doorway for whatever waits in it. */
public final class Tampered {
    private static final int READERS = 3;
    private static final int THIEVES = 2;
    private static final int MARKS = 64;

    private static final Map<String, AtomicInteger> OUTCOMES = new ConcurrentHashMap<>();
    private static volatile boolean ended;

    private final byte[] sealed;

    private Tampered() throws GeneralSecurityException {
        sealed = cipher(Cipher.ENCRYPT_MODE).doFinal(new byte[400]);
        sealed[123] ^= 1;
    }

    private static Cipher cipher(int mode) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(
                mode, new SecretKeySpec("0123456789abcdef".getBytes(), "AES"), new GCMParameterSpec(128, new byte[12]));
        return cipher;
    }

    /** Prints what became of so many reads, and then what the thieves got. */
    public static void main(String[] arguments) throws Exception {
        int reads = Integer.parseInt(arguments[0]) / READERS;
        Tampered data = new Tampered();
        Thread[] readers = new Thread[READERS];
        for (int k = 0; k < READERS; k++) {
            readers[k] = new Thread(() -> data.read(reads));
            readers[k].start();
        }
        Thread[] thieves = new Thread[THIEVES];
        for (int k = 0; k < THIEVES; k++) {
            thieves[k] = new Thread(Tampered::steal);
            thieves[k].start();
        }
        for (Thread reader : readers) {
            reader.join();
        }
        ended = true;
        for (Thread thief : thieves) {
            thief.join();
        }
        System.out.println(new TreeMap<>(OUTCOMES));
    }

    private static void count(String outcome) {
        OUTCOMES.computeIfAbsent(outcome, any -> new AtomicInteger()).incrementAndGet();
    }

    private void read(int reads) {
        int[] a = new int[64];
        for (int k = 0; k < reads; k++) {
            try {
                DataInputStream in = new DataInputStream(
                        new CipherInputStream(new ByteArrayInputStream(sealed), cipher(Cipher.DECRYPT_MODE)));
                for (int i = 0; i < a.length; i++) {
                    a[i] = in.readInt();
                }
                count("read without a word");
            } catch (IOException e) {
                count(
                        e.getCause() == null
                                ? e.toString()
                                : e.getCause().getClass().getName());
            } catch (GeneralSecurityException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static void steal() {
        try {
            Method check = Class.forName("java.io.Standpipe").getMethod("check", long.class);
            for (long mark = 1; !ended; mark = mark % MARKS + 1) {
                try {
                    check.invoke(null, mark << 32);
                } catch (InvocationTargetException stolen) {
                    count("stolen: " + stolen.getCause());
                }
            }
        } catch (ReflectiveOperationException noDoorwayHere) {
            // nothing to steal from
        }
    }
}
