package dev.standpipe.gaps;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** How a program is run, without the agent and with it. */
final class Setting {
    final String label;
    final String main;
    final List<String> arguments;
    final List<String> options = new ArrayList<>();
    /** Names of methods whose loops must have moved elements, or the comparison would show nothing. */
    final List<String> moving = new ArrayList<>();

    long patienceSeconds = 240;
    /** Options of another agent, and whether it is named before ours. */
    List<String> beside = List.of();

    boolean besideFirst;
    /** Ours is attached when the program waits. */
    boolean attached;

    /** What a sabotaged run is given instead of a saboteur. */
    String mistake;

    /** It compares by itself, and fails if something differs. */
    boolean alone;

    Setting(String label, Class<?> main, String... arguments) {
        this(label, main.getName(), arguments);
    }

    Setting(String label, String main, String... arguments) {
        this.label = label;
        this.main = main;
        this.arguments = Arrays.asList(arguments);
    }

    Setting with(String... options) {
        return with(Arrays.asList(options));
    }

    Setting with(List<String> options) {
        this.options.addAll(options);
        return this;
    }

    Setting moves(String... methods) {
        moving.addAll(Arrays.asList(methods));
        return this;
    }

    Setting patient(long seconds) {
        patienceSeconds = seconds;
        return this;
    }

    Setting beside(String option, boolean first) {
        beside = List.of(option);
        besideFirst = first;
        return this;
    }

    Setting attached() {
        attached = true;
        return this;
    }

    Setting alone() {
        alone = true;
        return this;
    }

    Setting spoiledBy(String option) {
        mistake = option;
        return this;
    }
}
