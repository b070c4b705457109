package dev.standpipe.proof.doorway;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.wire.Format;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.Standpipe;
import java.security.GeneralSecurityException;
import javax.crypto.Cipher;
import javax.crypto.CipherInputStream;
import javax.crypto.spec.GCMParameterSpec;
import javax.crypto.spec.SecretKeySpec;

/** Reads data that somebody has tampered with; the cipher says so, and nothing may take that for the end of a file. */
final class TamperedVictim extends Victim {
    private static final int BYTES = Format.plain(Element.BYTE).how;
    private static final int N = 200;

    private final byte[] tampered;
    private final String expected;

    TamperedVictim(Hostile hostile) throws GeneralSecurityException {
        super(hostile);
        tampered = cipher(Cipher.ENCRYPT_MODE).doFinal(Bytes.secret(100));
        tampered[50] ^= 1;
        expected = read(false);
    }

    private static Cipher cipher(int mode) throws GeneralSecurityException {
        Cipher cipher = Cipher.getInstance("AES/GCM/NoPadding");
        cipher.init(mode, new SecretKeySpec(new byte[16], "AES"), new GCMParameterSpec(128, new byte[12]));
        return cipher;
    }

    @Override
    String play() {
        String came;
        try {
            came = read(true);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
        return came.equals(expected) ? null : "tampered data came to " + came + " and not to " + expected;
    }

    private String read(boolean rewritten) throws GeneralSecurityException {
        byte[] a = new byte[N];
        int i = 0;
        try (DataInputStream in = new DataInputStream(
                new CipherInputStream(new ByteArrayInputStream(tampered), cipher(Cipher.DECRYPT_MODE)))) {
            if (rewritten) {
                long moved = Standpipe.readArray(in, a, i, N, BYTES, site);
                i = (int) moved;
                Standpipe.check(moved);
            }
            for (; i < N; i++) {
                a[i] = in.readByte();
            }
            return "all of it";
        } catch (IOException x) {
            return i + " bytes and " + x;
        }
    }
}
