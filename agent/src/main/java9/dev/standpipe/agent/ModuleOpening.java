package dev.standpipe.agent;

import java.lang.instrument.Instrumentation;
import java.util.Collections;

/** Opens {@code java.io} to the module of the agent, to nobody else and without a warning. */
final class ModuleOpening implements Opening {
    @Override
    public void open(Instrumentation instrumentation) {
        instrumentation.redefineModule(
                Object.class.getModule(),
                Collections.emptySet(),
                Collections.emptyMap(),
                Collections.singletonMap("java.io", Collections.singleton(Agent.class.getModule())),
                Collections.emptySet(),
                Collections.emptyMap());
    }
}
