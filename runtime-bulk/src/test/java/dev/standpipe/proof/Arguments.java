package dev.standpipe.proof;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/** {@code --name value …} of a command. */
public final class Arguments {
    private final Map<String, String> values = new HashMap<>();

    public Arguments(String[] args, String... known) {
        for (int k = 0; k < args.length; k += 2) {
            String name = args[k].startsWith("--") ? args[k].substring(2) : "";
            if (!Arrays.asList(known).contains(name) || k + 1 == args.length) {
                System.err.println(args[k] + "? Known, each with a value: --" + String.join(" --", known));
                System.exit(2);
            }
            values.put(name, args[k + 1]);
        }
    }

    public boolean has(String name) {
        return values.containsKey(name);
    }

    public String text(String name) {
        return values.get(name);
    }

    public long number(String name, long otherwise) {
        return has(name) ? Long.parseLong(values.get(name)) : otherwise;
    }
}
