package dev.standpipe.agent.jdk;

import java.lang.invoke.MethodHandles;
import java.util.function.Function;

/** Makes use of what is open to the module that it is in. */
public final class PrivateLookup implements Function<Class<?>, MethodHandles.Lookup> {
    @Override
    public MethodHandles.Lookup apply(Class<?> type) {
        try {
            return MethodHandles.privateLookupIn(type, MethodHandles.lookup());
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
