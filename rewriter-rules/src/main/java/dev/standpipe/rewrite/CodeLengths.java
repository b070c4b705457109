package dev.standpipe.rewrite;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.ClassReader;

/** How many bytes of code the methods of a class have. */
final class CodeLengths {
    private CodeLengths() {}

    /** By name and descriptor. */
    static Map<String, Integer> of(ClassReader reader) {
        char[] buffer = new char[reader.getMaxStringLength()];
        Map<String, Integer> lengths = new HashMap<>();
        int at = reader.header + 6;
        at += 2 + 2 * reader.readUnsignedShort(at);
        int fields = reader.readUnsignedShort(at);
        at += 2;
        for (; fields > 0; fields--) {
            at = afterAttributes(reader, at + 6);
        }
        int methods = reader.readUnsignedShort(at);
        at += 2;
        for (; methods > 0; methods--) {
            String method = reader.readUTF8(at + 2, buffer) + reader.readUTF8(at + 4, buffer);
            int attribute = at + 8;
            for (int left = reader.readUnsignedShort(at + 6); left > 0; left--) {
                if ("Code".equals(reader.readUTF8(attribute, buffer))) {
                    lengths.put(method, reader.readInt(attribute + 10));
                }
                attribute += 6 + reader.readInt(attribute + 2);
            }
            at = attribute;
        }
        return lengths;
    }

    private static int afterAttributes(ClassReader reader, int at) {
        int after = at + 2;
        for (int left = reader.readUnsignedShort(at); left > 0; left--) {
            after += 6 + reader.readInt(after + 2);
        }
        return after;
    }
}
