package dev.standpipe.cli.doctor;

import dev.standpipe.agent.AgentProperties;
import dev.standpipe.cli.jvm.OtherJvm;
import dev.standpipe.options.OptionSources;
import dev.standpipe.options.Options;
import dev.standpipe.options.Setting;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/** How another JVM stands to us: whether the agent is there, what holds for it, and what it complains of. */
final class AgentStatus {
    private static final String TOPIC = "standpipe";

    private final OtherJvm jvm;
    private final List<CheckResult> results = new ArrayList<>();

    private AgentStatus(OtherJvm jvm) {
        this.jvm = jvm;
    }

    static List<CheckResult> of(OtherJvm jvm) {
        AgentStatus standing = new AgentStatus(jvm);
        String state = jvm.agentProperty(AgentProperties.STATE);
        String agent = jvm.standpipe();
        standing.results.add(CheckResult.fine(
                TOPIC,
                (agent == null ? "not on the command line" : "started with " + agent)
                        + (state == null ? "" : agent == null ? ", attached later" : "")));
        if (state == null) {
            standing.asSet(agent);
        } else {
            standing.asTheAgentSays(state);
        }
        return standing.results;
    }

    /** Nobody has asked this agent yet, or there is none: what holds, or would, follows from what it was given. */
    private void asSet(String agent) {
        int equals = agent == null ? -1 : agent.indexOf('=');
        Options options = Options.of(equals < 0 ? null : agent.substring(equals + 1), new Its());
        for (Setting setting : options.settings()) {
            if (agent != null || !setting.from().equals(Options.DEFAULT)) {
                results.add(CheckResult.fine("options", setting.toString()));
            }
        }
        cache(options);
        for (String warning : options.warnings()) {
            results.add(CheckResult.wrong("options", warning, "correct the option, or leave it out"));
        }
    }

    /** Where it is a folder of ours: that of another user is his business. */
    private void cache(Options options) {
        CacheContents cache = options.cache().isEmpty() ? null : new CacheContents(options.cache());
        if (cache != null && cache.refusal() == null) {
            results.add(cache.check());
        }
    }

    private void asTheAgentSays(String state) {
        results.add(
                state.equals(AgentProperties.OFF)
                        ? CheckResult.note(TOPIC, "the agent " + state, "standpipe attach PID enabled=true turns it on")
                        : CheckResult.fine(TOPIC, "the agent " + state));
        for (String complaint : jvm.agentLines(AgentProperties.COMPLAINTS)) {
            results.add(CheckResult.wrong(TOPIC, complaint, "docs/troubleshooting.md explains it"));
        }
        for (String setting : jvm.agentLines(AgentProperties.OPTIONS)) {
            results.add(CheckResult.fine("options", setting));
        }
    }

    /** Where the options of that JVM come from. */
    private final class Its extends OptionSources {
        @Override
        protected String property(String name) {
            return jvm.property(name);
        }

        @Override
        protected String variable(String name) {
            return jvm.environment(name);
        }

        @Override
        protected Iterable<String> propertyNames() {
            return jvm.propertyNames();
        }

        @Override
        protected Iterable<String> variableNames() {
            return jvm.variableNames();
        }

        @Override
        protected InputStream open(String file) throws IOException {
            return open(jvm.path(file).toFile());
        }
    }
}
