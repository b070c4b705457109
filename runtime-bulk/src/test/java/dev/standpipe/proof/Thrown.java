package dev.standpipe.proof;

import java.util.List;
import java.util.Objects;

/**
 * A throwable as a program can tell it from another: class, message, causes, and which of the injected objects it is.
 */
public final class Thrown {
    private final String type;
    private final String message;
    private final int injected;
    private final boolean implicit;
    private final Thrown cause;

    private Thrown(Throwable t, List<Throwable> injections) {
        type = t.getClass().getName();
        message = t.getMessage();
        injected = identity(t, injections);
        implicit = t instanceof NullPointerException || t instanceof IndexOutOfBoundsException;
        cause = t.getCause() == null ? null : new Thrown(t.getCause(), injections);
    }

    public static Thrown of(Throwable t, List<Throwable> injections) {
        return new Thrown(t, injections);
    }

    private static int identity(Throwable t, List<Throwable> injections) {
        for (int k = 0; k < injections.size(); k++) {
            if (injections.get(k) == t) {
                return k;
            }
        }
        return -1;
    }

    /**
     * Compiled code throws its implicit exceptions without a message once they are frequent, so a missing one equals
     * any.
     */
    @Override
    public boolean equals(Object other) {
        if (!(other instanceof Thrown)) {
            return false;
        }
        Thrown o = (Thrown) other;
        boolean unsaid = implicit && (message == null || o.message == null);
        return type.equals(o.type)
                && injected == o.injected
                && Objects.equals(cause, o.cause)
                && (unsaid || Objects.equals(message, o.message));
    }

    @Override
    public int hashCode() {
        return type.hashCode();
    }

    @Override
    public String toString() {
        return type + (injected < 0 ? "" : "#" + injected) + "(" + message + ")"
                + (cause == null ? "" : " by " + cause);
    }
}
