package dev.standpipe.rewrite.law;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The class file as the JVM sees it: the constants keep their places, and methods that nobody touched keep their bytes.
 * Only where a constant is there twice ASM writes some methods anew, to refer to the other one; they are compared like
 * touched ones.
 */
final class UntouchedBytes {
    private final ByteBuffer file;
    private final byte[] bytes;
    private final int[] constants;
    private final int constantsEnd;
    private final Map<String, byte[]> methods = new LinkedHashMap<>();

    private UntouchedBytes(byte[] bytes) {
        this.bytes = bytes;
        file = ByteBuffer.wrap(bytes);
        constants = new int[file.getChar(8)];
        file.position(10);
        for (int i = 1; i < constants.length; i++) {
            constants[i] = file.position();
            if (skipConstant()) {
                i++;
            }
        }
        constantsEnd = file.position();
        file.position(constantsEnd + 6);
        skip(2 * file.getChar());
        members(false);
        members(true);
    }

    /** Methods that cannot be told by their bytes are added to {@code writtenAnew}. */
    static List<Breach> breaches(byte[] original, byte[] rewritten, Set<String> touched, Set<String> writtenAnew) {
        UntouchedBytes before = new UntouchedBytes(original);
        UntouchedBytes after = new UntouchedBytes(rewritten);
        List<Breach> breaches = new ArrayList<>();
        byte[] constants = Arrays.copyOfRange(original, 10, before.constantsEnd);
        if (after.constantsEnd < before.constantsEnd
                || !Arrays.equals(constants, Arrays.copyOfRange(rewritten, 10, before.constantsEnd))) {
            breaches.add(new Breach(
                    Law.UNTOUCHED_METHODS, "the constant pool", "does not begin with the original constants"));
        }
        if (!new ArrayList<>(before.methods.keySet()).equals(new ArrayList<>(after.methods.keySet()))) {
            breaches.add(new Breach(
                    Law.REST_OF_CLASS, "the methods", before.methods.keySet() + " became " + after.methods.keySet()));
            return breaches;
        }
        boolean anew = before.holdsConstantTwice();
        before.methods.forEach((name, code) -> {
            if (!touched.contains(name) && !Arrays.equals(code, after.methods.get(name))) {
                if (anew) {
                    writtenAnew.add(name);
                } else {
                    breaches.add(new Breach(Law.UNTOUCHED_METHODS, name, "has other bytes"));
                }
            }
        });
        return breaches;
    }

    private boolean holdsConstantTwice() {
        Set<ByteBuffer> seen = new HashSet<>();
        for (int i = 1; i < constants.length; i++) {
            if (constants[i] > 0) {
                file.position(constants[i]);
                skipConstant();
                if (!seen.add(ByteBuffer.wrap(Arrays.copyOfRange(bytes, constants[i], file.position())))) {
                    return true;
                }
            }
        }
        return false;
    }

    private void members(boolean keep) {
        for (int left = file.getChar(); left > 0; left--) {
            int from = file.position();
            String name = text(file.getChar(from + 2)) + text(file.getChar(from + 4));
            skip(6);
            for (int attributes = file.getChar(); attributes > 0; attributes--) {
                skip(2);
                skip(file.getInt());
            }
            if (keep) {
                methods.put(name, Arrays.copyOfRange(bytes, from, file.position()));
            }
        }
    }

    private String text(int constant) {
        int at = constants[constant];
        return new String(bytes, at + 3, file.getChar(at + 1), StandardCharsets.ISO_8859_1);
    }

    private void skip(int length) {
        file.position(file.position() + length);
    }

    /** Whether it takes two places. */
    private boolean skipConstant() {
        int tag = file.get();
        switch (tag) {
            case 1:
                skip(file.getChar());
                return false;
            case 5:
            case 6:
                skip(8);
                return true;
            case 7:
            case 8:
            case 16:
            case 19:
            case 20:
                skip(2);
                return false;
            case 15:
                skip(3);
                return false;
            default:
                skip(4);
                return false;
        }
    }
}
