package dev.standpipe.programs;

import java.util.List;

/** Code that lets the scene see what locals are. */
final class Sights {
    private Sights() {}

    static String of(List<String> locals) {
        StringBuilder text = new StringBuilder();
        for (String local : locals) {
            text.append("s.see(").append(local).append("); ");
        }
        return text.toString();
    }
}
