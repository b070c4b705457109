package dev.standpipe.runtime.route;

import com.google.common.io.LittleEndianDataInputStream;
import com.google.common.io.LittleEndianDataOutputStream;
import it.unimi.dsi.fastutil.io.FastBufferedInputStream;
import it.unimi.dsi.fastutil.io.FastBufferedOutputStream;
import it.unimi.dsi.fastutil.io.FastByteArrayInputStream;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Constructor;
import org.apache.commons.io.input.BoundedInputStream;
import org.apache.commons.io.input.CountingInputStream;
import org.apache.commons.io.input.SwappedDataInputStream;

/** Streams of libraries above and beneath those of the JDK. */
enum Stack {
    SWAPPED {
        @Override
        Object input(InputStream in) {
            return new SwappedDataInputStream(in);
        }
    },
    COUNTING {
        @Override
        Object input(InputStream in) {
            return new DataInputStream(new CountingInputStream(in));
        }
    },
    BOUNDED {
        @Override
        Object input(InputStream in) {
            return new DataInputStream(new BoundedInputStream(in, 1999));
        }
    },
    GUAVAS_LITTLE_ENDIAN {
        @Override
        Object input(InputStream in) {
            return new LittleEndianDataInputStream(in);
        }

        @Override
        Object output(OutputStream out) {
            return new LittleEndianDataOutputStream(out);
        }
    },
    GUAVAS_COUNTING {
        @Override
        Object input(InputStream in) {
            return new DataInputStream(new com.google.common.io.CountingInputStream(in));
        }

        @Override
        Object output(OutputStream out) {
            return new DataOutputStream(new com.google.common.io.CountingOutputStream(out));
        }
    },
    FAST_BUFFERED {
        @Override
        Object input(InputStream in) {
            return new DataInputStream(new FastBufferedInputStream(in, 300));
        }

        @Override
        Object output(OutputStream out) {
            return new DataOutputStream(new FastBufferedOutputStream(out, 300));
        }
    },
    FAST_BYTES {
        @Override
        Object input(InputStream in) {
            byte[] all = new byte[4000];
            int n = 0;
            try {
                for (int r = in.read(all); r > 0; r = in.read(all, n, all.length - n)) {
                    n += r;
                }
            } catch (IOException early) {
                // so it ends here
            }
            return new DataInputStream(new FastByteArrayInputStream(all, 0, n));
        }
    },
    TWELVE_MONKEYS {
        @Override
        Object input(InputStream in) {
            return new com.twelvemonkeys.io.LittleEndianDataInputStream(in);
        }

        @Override
        Object output(OutputStream out) {
            return new com.twelvemonkeys.io.LittleEndianDataOutputStream(out);
        }
    },
    TRACKING {
        @Override
        Object input(InputStream in) throws Exception {
            Constructor<?> tracking = Class.forName("net.kyori.adventure.nbt.TrackingDataInput")
                    .getDeclaredConstructor(DataInput.class, long.class);
            tracking.setAccessible(true);
            return tracking.newInstance(new DataInputStream(in), 3000);
        }
    },
    SEVERAL {
        @Override
        Object input(InputStream in) {
            return new SwappedDataInputStream(new CountingInputStream(new BoundedInputStream(in, 2222)));
        }

        @Override
        Object output(OutputStream out) {
            return new LittleEndianDataOutputStream(new com.google.common.io.CountingOutputStream(out));
        }
    },
    NOTICES_THE_END {
        @Override
        Object input(InputStream in) {
            return new NoticesTheEnd(in);
        }
    },
    PLAIN_FILTER {
        @Override
        Object input(InputStream in) {
            return new DataInputStream(new FilterInputStream(in) {});
        }
    };

    /** It counts how often it is asked at the end. */
    private static final class NoticesTheEnd extends SwappedDataInputStream {
        int asked;

        NoticesTheEnd(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            int b = in.read();
            if (b < 0) {
                asked++;
            }
            return b;
        }
    }

    /** The receiver above it, or null where the stack is for writing only. */
    Object input(InputStream in) throws Exception {
        return null;
    }

    Object output(OutputStream out) {
        return null;
    }

    /** What lies at the end: an array, or a buffer of this length over something of the program's own. */
    static InputStream source(byte[] bytes, int buffer) {
        ByteArrayInputStream in = new ByteArrayInputStream(bytes);
        return buffer == 0
                ? in
                : new BufferedInputStream(
                        new InputStream() {
                            private int calls;

                            @Override
                            public int read() {
                                return in.read();
                            }

                            @Override
                            public int read(byte[] b, int off, int len) throws IOException {
                                if (++calls % 40 == 0) {
                                    throw new IOException("call " + calls);
                                }
                                return in.read(b, off, Math.min(len, 1 + calls % 97));
                            }
                        },
                        buffer);
    }

    static OutputStream sink(ByteArrayOutputStream bytes, int buffer) {
        return buffer == 0
                ? bytes
                : new BufferedOutputStream(
                        new OutputStream() {
                            private int calls;

                            @Override
                            public void write(int b) {
                                bytes.write(b);
                            }

                            @Override
                            public void write(byte[] b, int off, int len) throws IOException {
                                if (++calls % 40 == 0) {
                                    throw new IOException("call " + calls);
                                }
                                bytes.write(b, off, len);
                            }
                        },
                        buffer);
    }
}
