package dev.standpipe.agent.buffer;

import java.util.ArrayList;
import java.util.List;

/** What a method takes and returns. */
final class Descriptors {
    private Descriptors() {}

    static List<String> arguments(String method) {
        List<String> arguments = new ArrayList<>();
        int end;
        for (int at = 1; method.charAt(at) != ')'; at = end) {
            end = at;
            while (method.charAt(end) == '[') {
                end++;
            }
            end = method.charAt(end) == 'L' ? method.indexOf(';', end) + 1 : end + 1;
            arguments.add(method.substring(at, end));
        }
        return arguments;
    }

    static String result(String method) {
        return method.substring(method.indexOf(')') + 1);
    }

    /** In variables, or on the stack. */
    static int words(String type) {
        return type.equals("J") || type.equals("D") ? 2 : type.equals("V") ? 0 : 1;
    }

    /** The instruction for that type, of those that begin with the one for {@code int}. */
    static int opcode(int forInt, String type) {
        return forInt + Math.max(0, "IJFD".indexOf(type.charAt(0))) + (isObject(type) ? 4 : 0);
    }

    static boolean isObject(String type) {
        return type.charAt(0) == 'L' || type.charAt(0) == '[';
    }
}
