package dev.standpipe.runtime.transfer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.wire.Format;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.Standpipe;
import java.lang.reflect.Field;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A thread that is stopped inside a channel meets an exception there that no method says it throws, and only once. */
class ChannelFaultsTest {
    private static final int N = 3000;
    private static final int HOW = Format.plain(Element.INT).how;

    @TempDir
    Path dir;

    private interface Transfer {
        long of(FileChannel channel, int site);
    }

    @Test
    void whatAChannelThrowsIsTheLoopsFault() throws Exception {
        isTheLoopsFault(
                StandardOpenOption.READ,
                (channel, site) -> Standpipe.readArray(
                        new DataInputStream(Channels.newInputStream(channel)), new int[N], 0, N, HOW, site));
        isTheLoopsFault(
                StandardOpenOption.WRITE,
                (channel, site) -> Standpipe.writeArray(
                        new DataOutputStream(Channels.newOutputStream(channel)), new int[N], 0, N, HOW, site));
    }

    private void isTheLoopsFault(StandardOpenOption direction, Transfer transfer) throws Exception {
        Path file = Files.write(dir.resolve("data"), new byte[4 * N]);
        Site site = Sites.at(Sites.register());
        Field threads =
                Door.JDK.accessible(Class.forName("sun.nio.ch.FileChannelImpl").getDeclaredField("threads"));
        try (FileChannel channel = FileChannel.open(file, direction)) {
            Object before = threads.get(channel);
            threads.set(channel, null);
            long moved = transfer.of(channel, site.id());
            threads.set(channel, before);
            assertThat((int) moved).isZero();
            assertThatThrownBy(() -> Standpipe.check(moved)).isInstanceOf(NullPointerException.class);
            assertThat(site.declined()).isEmpty();
            assertThat((int) transfer.of(channel, site.id())).isEqualTo(N);
        }
    }
}
