package dev.standpipe.proof;

/** A class of generated programs: its public methods that take a stream and a {@link Scene} are the programs. */
public abstract class Subject {
    protected Scene s;

    /** Before each program, on an object made for it. Also forgets what static fields hold. */
    public void begin(Scene scene) {
        s = scene;
    }

    /** What a stream of the application may do to the fields that a loop is over. */
    public void meddle() {}
}
