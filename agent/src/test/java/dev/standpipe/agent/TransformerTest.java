package dev.standpipe.agent;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.options.Options;
import dev.standpipe.report.SiteRow;
import java.io.InputStream;
import java.util.List;
import java.util.stream.Collectors;
import oldstyle.Counted;
import oldstyle.Hello;
import oldstyle.OwnStream;
import org.junit.jupiter.api.Test;

class TransformerTest {
    private static final ClassLoader LOADER = TransformerTest.class.getClassLoader();

    private final AgentSession session = new AgentSession(Options.of("dryrun=true"), new Log(true, false), null, true);
    private final Transformer transformer = new Transformer(session);

    @Test
    void findsAReceiverByWhatItsClassExtends() {
        transform(LOADER, OwnStream.Reader.class);
        assertThat(session.report().sites())
                .singleElement()
                .satisfies(site -> assertThat(site.isRewritten()).isTrue());
        assertThat(session.failures()).isZero();
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
        assertThat(session.report().sites()).isEmpty();
        assertThat(session.failures()).isZero();
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
            assertThat(session.failures()).isEqualTo(i);
        }
        transform(LOADER, OwnStream.Reader.class);
        assertThat(session.report().sites()).hasSize(1);
    }

    @Test
    void doesNotAskLoadersWhetherTheyAreEqual() {
        for (boolean knowsMore : new boolean[] {false, true}) {
            ClassLoader equalToAll = new ClassLoader(LOADER) {
                @Override
                public InputStream getResourceAsStream(String name) {
                    return knowsMore ? super.getResourceAsStream(name) : null;
                }

                @Override
                public boolean equals(Object other) {
                    return true;
                }

                @Override
                public int hashCode() {
                    return 1;
                }
            };
            transform(equalToAll, OwnStream.Reader.class);
            assertThat(session.report().sites()).hasSize(knowsMore ? 1 : 0);
        }
    }

    @Test
    void trustsNoGetterOfAClassThatAnotherAgentChanges() {
        String name = Counted.class.getName().replace('.', '/');
        byte[] classFile = ClassFiles.read(LOADER, name);
        transformer.transform(LOADER, name, null, null, classFile);
        transformer.serves(Thread.currentThread());
        transformer.transform(LOADER, name, Counted.class, null, classFile);
        assertThat(reasons()).containsExactly((String) null);
        transformer.serves(null);
        transformer.transform(LOADER, name, Counted.class, null, classFile);
        assertThat(reasons()).contains("CALL_IN_LOOP");
        transformer.serves(Thread.currentThread());
        transformer.transform(LOADER, name, Counted.class, null, classFile);
        assertThat(reasons()).contains("CALL_IN_LOOP");
    }

    private List<String> reasons() {
        return session.report().sites().stream().map(SiteRow::reason).collect(Collectors.toList());
    }

    @Test
    void countsWhatComesByAndLooksIntoCandidatesOnly() {
        transform(LOADER, Hello.class);
        transform(LOADER, OwnStream.Reader.class);
        transform(LOADER, TransformerTest.class);
        transform(null, Hello.class);
        transform(ClassLoader.getSystemClassLoader().getParent(), Hello.class);
        transformer.transform(LOADER, null, null, null, new byte[0]);
        assertThat(session.report().totals().classes().seen()).isEqualTo(2);
        assertThat(session.report().totals().classes().scanned()).isEqualTo(1);
    }

    @Test
    void doesNothingWhenTurnedOff() {
        session.turn(false);
        transform(LOADER, OwnStream.Reader.class);
        assertThat(session.report().totals().classes().seen()).isZero();
    }

    private byte[] transform(ClassLoader loader, Class<?> type) {
        String name = type.getName().replace('.', '/');
        return transformer.transform(loader, name, null, null, ClassFiles.read(LOADER, name));
    }
}
