package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.options.Options;
import java.io.InputStream;
import oldstyle.Hello;
import oldstyle.OwnStream;
import org.junit.jupiter.api.Test;

class TransformerTest {
    private static final ClassLoader LOADER = TransformerTest.class.getClassLoader();

    private final Watch watch = new Watch(Options.of("dryrun=true"), new Log(true, false), null);
    private final Transformer transformer = new Transformer(watch);

    @Test
    void findsAReceiverByWhatItsClassExtends() {
        transform(LOADER, OwnStream.Reader.class);
        assertThat(watch.report().sites())
                .singleElement()
                .satisfies(site -> assertThat(site.isRewritten()).isTrue());
        assertThat(transformer.failures()).isZero();
    }

    @Test
    void asksALoaderThatFailsAndGoesOnByTheName() {
        ClassLoader closed = new ClassLoader(LOADER) {
            @Override
            public InputStream getResourceAsStream(String name) {
                throw new IllegalStateException("closed");
            }
        };
        assertThat(transform(closed, OwnStream.Reader.class)).isNull();
        assertThat(watch.report().sites()).isEmpty();
        assertThat(transformer.failures()).isZero();
    }

    @Test
    void leavesAClassAsItIsWhateverIsThrown() {
        ClassLoader broken = new ClassLoader(LOADER) {
            @Override
            public InputStream getResourceAsStream(String name) {
                throw new OutOfMemoryError("none left");
            }
        };
        for (int i = 1; i <= 7; i++) {
            assertThat(transform(broken, OwnStream.Reader.class)).isNull();
            assertThat(transformer.failures()).isEqualTo(i);
        }
        transform(LOADER, OwnStream.Reader.class);
        assertThat(watch.report().sites()).hasSize(1);
    }

    @Test
    void countsWhatComesByAndLooksIntoCandidatesOnly() {
        transform(LOADER, Hello.class);
        transform(LOADER, OwnStream.Reader.class);
        transform(LOADER, TransformerTest.class);
        transform(null, Hello.class);
        transform(ClassLoader.getSystemClassLoader().getParent(), Hello.class);
        transformer.transform(LOADER, null, null, null, new byte[0]);
        assertThat(watch.report().totals().classes().seen()).isEqualTo(2);
        assertThat(watch.report().totals().classes().scanned()).isEqualTo(1);
    }

    @Test
    void doesNothingWhenTurnedOff() {
        transformer.turn(false);
        transform(LOADER, OwnStream.Reader.class);
        assertThat(watch.report().totals().classes().seen()).isZero();
    }

    private byte[] transform(ClassLoader loader, Class<?> type) {
        String name = type.getName().replace('.', '/');
        return transformer.transform(loader, name, null, null, ClassFiles.read(LOADER, name));
    }
}
