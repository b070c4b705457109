package dev.standpipe.cache;

import java.util.LinkedHashMap;
import java.util.Map;

/** The classes that were looked up while one class was analysed, and what they were. */
public final class AskedClasses {
    /** Nobody but the JDK has any, and the JDK is known. */
    private static final String OF_THE_JDK = "java/";

    private final Map<String, Stamp> stamps = new LinkedHashMap<>();
    private boolean known = true;

    /** Null for a stamp that could not be had. */
    public void add(String name, Stamp stamp) {
        if (stamp == null) {
            known = false;
        } else if (!name.startsWith(OF_THE_JDK)) {
            stamps.put(name, stamp);
        }
    }

    /** Otherwise what follows from them need not hold the next time. */
    public boolean areKnown() {
        return known;
    }

    public Map<String, Stamp> stamps() {
        return stamps;
    }
}
