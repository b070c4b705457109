package dev.standpipe.rewrite;

/** What is known about classes without loading any. */
public interface Hierarchy {
    /** Knows nothing. */
    Hierarchy UNKNOWN = new Hierarchy() {
        @Override
        public Outline outline(String name) {
            return Outline.NONE;
        }
    };

    /** Of the class of this name, with slashes; {@link Outline#NONE} if it is not at hand. */
    Outline outline(String name);
}
