package gaps;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.StandardOpenOption;
import java.util.zip.GZIPInputStream;

/** Streams that threads share, over one file. */
enum Stack {
    RANDOM_ACCESS {
        @Override
        DataInput open(File file) throws IOException {
            return new RandomAccessFile(file, "r");
        }
    },
    FILE {
        @Override
        InputStream stream(File file) throws IOException {
            return new FileInputStream(file);
        }
    },
    BUFFERED {
        @Override
        InputStream stream(File file) throws IOException {
            return new BufferedInputStream(new FileInputStream(file));
        }
    },
    BYTES {
        @Override
        InputStream stream(File file) throws IOException {
            return new ByteArrayInputStream(Files.readAllBytes(file.toPath()));
        }
    },
    CHANNEL {
        @Override
        InputStream stream(File file) throws IOException {
            return Channels.newInputStream(FileChannel.open(file.toPath(), StandardOpenOption.READ));
        }
    },
    BUFFERED_CHANNEL {
        @Override
        InputStream stream(File file) throws IOException {
            return new BufferedInputStream(CHANNEL.stream(file));
        }
    },
    /** Its file is a compressed one. */
    UNZIPPED {
        @Override
        InputStream stream(File file) throws IOException {
            return new GZIPInputStream(new FileInputStream(file + ".gz"));
        }
    };

    DataInput open(File file) throws IOException {
        return new DataInputStream(stream(file));
    }

    InputStream stream(File file) throws IOException {
        throw new IllegalStateException(file.getName());
    }

    static void close(DataInput in) throws IOException {
        ((Closeable) in).close();
    }
}
