package dev.standpipe.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.rewrite.report.Reason;
import fields.Loader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassReader;

/**
 * Whether a field is volatile says the class that declares it, and a loop names the one that it was compiled against.
 */
class InheritedFieldsTest {
    private static final Hierarchy AT_HAND = InheritedFieldsTest::outline;

    private static Outline outline(String name) {
        try {
            return Outline.of(new ClassReader(name));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void isVolatileWhereItIsDeclaredSo() throws IOException {
        assertThat(kept(Rewriter.standard().with(AT_HAND)))
                .containsEntry("inherited", Reason.FIELD_VOLATILE)
                .containsEntry("others", Reason.FIELD_VOLATILE)
                .containsEntry("plain", null);
    }

    @Test
    void mayBeWhereNobodySays() throws IOException {
        assertThat(kept(Rewriter.standard()))
                .containsEntry("inherited", Reason.FIELD_VOLATILE)
                .containsEntry("others", Reason.FIELD_VOLATILE);
    }

    @Test
    void anOutlineHasWhatTheClassItselfDeclares() throws IOException {
        assertThat(outline("fields/Base").volatiles()).containsExactly("limitI");
        assertThat(outline("fields/Loader").volatiles()).isEmpty();
        assertThat(outline("java/util/concurrent/ConcurrentHashMap").volatiles())
                .contains("baseCountJ", "table[Ljava/util/concurrent/ConcurrentHashMap$Node;")
                .doesNotContain("serialVersionUIDJ");
    }

    /** By method the reason why its loop stays as it is, or null. */
    private static TreeMap<String, Reason> kept(Rewriter rewriter) throws IOException {
        TreeMap<String, Reason> kept = new TreeMap<>();
        for (Finding finding : rewriter.rewrite(ClassPath.of(Loader.class)).findings()) {
            kept.put(finding.place().method(), finding.isRewritten() ? null : finding.reason());
        }
        return kept;
    }
}
