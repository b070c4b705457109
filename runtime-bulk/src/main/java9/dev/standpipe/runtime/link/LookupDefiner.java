package dev.standpipe.runtime.link;

import java.io.DataInputStream;
import java.lang.invoke.MethodHandles;

/** Defines a class beside those of {@code java.io}, which must be open to this module. */
final class LookupDefiner implements Definer {
    @Override
    public void define(String name, byte[] classFile) throws IllegalAccessException {
        MethodHandles.privateLookupIn(DataInputStream.class, MethodHandles.lookup())
                .defineClass(classFile);
    }
}
