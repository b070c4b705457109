package dev.standpipe.proof.ahead;

import java.util.ArrayList;
import java.util.List;

/** A random program over a few files and several streams. Data only; {@link Play} plays it. */
final class Plan {
    /** A file as the program finds it. */
    static final class FileOf {
        final int size;

        /** Where its bytes begin in {@link Disk#POOL}. */
        final int flavour;

        /** Written a while ago; else just now. */
        final boolean old;

        FileOf(int size, int flavour, boolean old) {
            this.size = size;
            this.flavour = flavour;
            this.old = old;
        }

        @Override
        public String toString() {
            return size + " bytes" + (old ? "" : " fresh");
        }
    }

    static final class StreamOf {
        final Kind kind;
        final int file;

        /** Of its buffer. */
        final int size;

        /** The stream whose descriptor it shares, if it is a twin. */
        final int twin;

        StreamOf(Kind kind, int file, int size, int twin) {
            this.kind = kind;
            this.file = file;
            this.size = size;
            this.twin = twin;
        }

        @Override
        public String toString() {
            return kind + "(" + size + ") " + (kind.isTwin() ? "of s" + twin : "on f" + file);
        }
    }

    final List<FileOf> files = new ArrayList<>();
    final List<StreamOf> streams = new ArrayList<>();
    final List<Move> moves = new ArrayList<>();

    /** The state of all streams is looked at after each step, not only in the end. */
    boolean watched;

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("files " + files + "; streams " + streams);
        text.append(watched ? "; watched" : "");
        for (int k = 0; k < moves.size(); k++) {
            text.append("\n    ").append(k).append(' ').append(moves.get(k));
        }
        return text.toString();
    }
}
