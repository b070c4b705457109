package dev.standpipe.agent;

import java.lang.instrument.Instrumentation;
import java.util.Collections;

/** Opens a package of the JDK's base to the module of the agent, to nobody else and without a warning. */
final class ModuleOpening implements Opening {
    @Override
    public void open(String packageName, Instrumentation instrumentation) {
        instrumentation.redefineModule(
                Object.class.getModule(),
                Collections.emptySet(),
                Collections.emptyMap(),
                Collections.singletonMap(packageName, Collections.singleton(Agent.class.getModule())),
                Collections.emptySet(),
                Collections.emptyMap());
    }
}
