package dev.standpipe.rewrite.hoist;

/**
 * Whether the next elements of a loop can be read before it is reached again, and if not, because of which instruction.
 */
public final class Hoist {
    /** It is the loop, or the method, as a whole. */
    public static final int NOWHERE = -1;

    private final Obstacle obstacle;
    private final int position;

    private Hoist(Obstacle obstacle, int position) {
        this.obstacle = obstacle;
        this.position = position;
    }

    static Hoist possible() {
        return new Hoist(null, NOWHERE);
    }

    static Hoist refused(Obstacle obstacle, int position) {
        return new Hoist(obstacle, position);
    }

    static Hoist refused(Obstacle obstacle) {
        return refused(obstacle, NOWHERE);
    }

    public boolean isPossible() {
        return obstacle == null;
    }

    /** Null if it is possible. */
    public Obstacle obstacle() {
        return obstacle;
    }

    /** The instruction's position in the code, or {@link #NOWHERE}. */
    public int position() {
        return position;
    }

    @Override
    public String toString() {
        return isPossible() ? "possible" : obstacle + (position == NOWHERE ? "" : "@" + position);
    }
}
