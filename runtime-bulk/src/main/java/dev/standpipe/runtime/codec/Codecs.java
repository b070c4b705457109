package dev.standpipe.runtime.codec;

import java.util.List;

/** The codec this JVM uses, chosen once, when first asked for. */
public final class Codecs {
    /** The system property that names the backend. */
    public static final String PROPERTY = "standpipe.backend";

    private static final String AUTO = "auto";

    private static String wanted;
    private static String complaint;
    private static volatile Selection selection;

    private Codecs() {}

    /**
     * Names the backend, {@code auto}, {@code java}, {@code jni} or {@code ffm}, instead of the system property. Says
     * what is wrong with that, or null: an unknown name is taken for {@code auto}, and once a codec was asked for it
     * is too late.
     */
    public static synchronized String choose(String backend) {
        if (selection != null) {
            return backend.equals(AUTO) || backend.equals(selection.codec.name())
                    ? null
                    : "backend \"" + backend + "\" comes too late, " + selection.codec.name() + " is in use";
        }
        boolean known = backend.equals(AUTO) || Selection.BACKENDS.contains(backend);
        wanted = known ? backend : AUTO;
        complaint = known
                ? null
                : "backend \"" + backend + "\" is unknown, auto is used; known are auto, "
                        + String.join(", ", Selection.BACKENDS);
        return complaint;
    }

    /** What was wrong with the name of the backend, wherever that came from, or null. */
    public static synchronized String complaint() {
        chosen();
        return complaint;
    }

    /** The codec for whoever has no memory in hand, or that of {@link #withMemory} once that was called. */
    public static Codec chosen() {
        Selection made = selection;
        return (made != null ? made : first()).codec;
    }

    /**
     * The codec for whoever has {@code memory} in hand; from now on it is the one that is {@link #chosen}. One that
     * reaches memory and was chosen before stays, since C2 makes poor code of two at one place.
     */
    public static synchronized Codec withMemory(Memory memory) {
        return (selection != null && selection.codec.reachesMemory() ? selection : select(memory)).codec;
    }

    private static synchronized Selection first() {
        return selection != null ? selection : select(null);
    }

    private static Selection select(Memory memory) {
        if (wanted == null) {
            choose(System.getProperty(PROPERTY, AUTO));
        }
        return selection = Selection.of(wanted, memory);
    }

    /** All backends, the one in use among them. */
    public static List<Backend> backends() {
        chosen();
        return selection.backends();
    }
}
