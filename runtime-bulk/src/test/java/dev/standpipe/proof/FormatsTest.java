package dev.standpipe.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.codec.Element;
import dev.standpipe.runtime.wire.Format;
import dev.standpipe.runtime.wire.Wire;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * All formats there are, with elements at the edges of their types: NaN, infinities, the largest and smallest, what
 * just fits and what just does not.
 */
class FormatsTest {
    @Test
    void theLoopsKnowAllFormats() {
        Set<Integer> known = new HashSet<>();
        Form.READS.forEach(form -> known.add(form.how));
        Set<Integer> existing = new HashSet<>();
        for (Wire wire : Wire.values()) {
            for (Element array : Element.values()) {
                Format plain = Format.of(wire, array);
                for (Format format : new Format[] {
                    plain,
                    plain.reversed(),
                    plain.raw(),
                    plain.raw() == null ? null : plain.raw().reversed()
                }) {
                    if (format != null) {
                        existing.add(format.how);
                    }
                    if (format != null && format.composed(false) != null) {
                        existing.add(format.composed(false).how);
                        existing.add(format.composed(true).how);
                    }
                }
            }
        }
        assertThat(existing).hasSizeGreaterThan(100).isEqualTo(known);
    }

    @Test
    void eachReadsAsTheLoopDoes() {
        assertThat(Formats.differences(false)).isEmpty();
    }

    @Test
    void eachWritesAsTheLoopDoes() {
        assertThat(Formats.differences(true)).isEmpty();
    }
}
