package dev.standpipe.proof;

import java.security.MessageDigest;
import java.util.function.Supplier;
import java.util.zip.CRC32;
import java.util.zip.Inflater;
import javax.crypto.Cipher;

/** What the streams of a stack work with: each its own, or all of a kind the same. */
final class Shared {
    private final boolean shared;
    private CRC32 sum;
    private MessageDigest digest;
    private Inflater inflater;
    private Cipher cipher;

    Shared(boolean shared) {
        this.shared = shared;
    }

    CRC32 sum() {
        sum = one(sum, CRC32::new);
        return sum;
    }

    MessageDigest digest() {
        digest = one(digest, () -> {
            try {
                return MessageDigest.getInstance("MD5");
            } catch (java.security.NoSuchAlgorithmException e) {
                throw new AssertionError(e);
            }
        });
        return digest;
    }

    Inflater inflater() {
        inflater = one(inflater, Inflater::new);
        return inflater;
    }

    Cipher cipher(Layer.Kind kind, boolean encrypt) {
        cipher = one(cipher, () -> {
            try {
                return Outputs.cipher(kind, encrypt);
            } catch (Exception e) {
                throw new AssertionError(e);
            }
        });
        return cipher;
    }

    private <T> T one(T before, Supplier<T> anew) {
        return shared && before != null ? before : anew.get();
    }

    /** For whoever else has it. */
    void work(int how) throws Exception {
        byte[] bytes = Pattern.bytes(2, 5 * how);
        if (sum != null) {
            sum.update(bytes, 0, bytes.length);
        }
        if (digest != null) {
            digest.update(bytes);
        }
        if (cipher != null && how < 4) {
            cipher.update(bytes);
        }
        if (inflater != null) {
            work(inflater, how, bytes);
        }
    }

    private static void work(Inflater inflater, int how, byte[] bytes) {
        switch (how) {
            case 0:
                inflater.reset();
                break;
            case 1:
                inflater.setInput(bytes);
                break;
            case 2:
                inflater.end();
                break;
            default:
        }
    }
}
