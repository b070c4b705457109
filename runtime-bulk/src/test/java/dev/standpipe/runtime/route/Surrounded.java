package dev.standpipe.runtime.route;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Streams whose proof depends on what is around them: limits, loaders, assertions, listeners. */
public final class Surrounded {
    private Surrounded() {}

    /** Throws when its counter has begun anew. */
    public static final class Counted extends FilterInputStream {
        int count;

        public Counted(InputStream in, int count) {
            super(in);
            this.count = count;
        }

        @Override
        public int read() throws IOException {
            if (count == -1) {
                throw new IOException("counted all");
            }
            count++;
            return in.read();
        }
    }

    public static final class CountedDown extends FilterInputStream {
        long left;

        public CountedDown(InputStream in, long left) {
            super(in);
            this.left = left;
        }

        @Override
        public int read() throws IOException {
            if (left > 0) {
                throw new IOException("counted all");
            }
            left -= 3;
            return in.read();
        }
    }

    public static final class Limited extends FilterInputStream {
        long left;

        public Limited(InputStream in, long left) {
            super(in);
            this.left = left;
        }

        @Override
        public int read() throws IOException {
            if (left <= 0) {
                return -1;
            }
            left--;
            return in.read();
        }
    }

    public static final class Helped extends FilterInputStream {
        public Helped(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            return Helper.low(in.read());
        }
    }

    public static final class Helper {
        private Helper() {}

        public static int low(int b) {
            return b & 0xFF;
        }
    }

    public static class Parent extends FilterInputStream {
        public Parent(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            return in.read();
        }
    }

    public static final class Child extends Parent {
        public Child(InputStream in) {
            super(in);
        }
    }

    public static final class WithAField extends FilterInputStream {
        int count;
        Helper helper;

        public WithAField(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            count++;
            return in.read();
        }
    }

    public static final class Asserting extends FilterInputStream {
        int left;
        Helper helper;

        public Asserting(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            assert left-- > 0;
            return in.read();
        }
    }

    public static final class AskingAsserting extends FilterInputStream {
        public AskingAsserting(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            return AssertingHelper.low(in.read());
        }
    }

    public static final class AssertingHelper {
        static int asked;

        private AssertingHelper() {}

        public static int low(int b) {
            assert ++asked > 0;
            return b & 0xFF;
        }
    }

    public interface Listener {
        Listener NONE = () -> {};

        void told();
    }

    public static final class Listening extends FilterInputStream {
        private final Listener listener;

        public Listening(InputStream in, Listener listener) {
            super(in);
            this.listener = listener;
        }

        @Override
        public int read() throws IOException {
            listener.told();
            return in.read();
        }
    }
}
