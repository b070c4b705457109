package dev.standpipe.rewrite.proof;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.catalogue.Setting;
import java.io.File;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.Opcodes;

/** A class file from before Java 5 cannot hand on the class that it is: what takes that is left alone. */
class OldClassFileTest {
    @Test
    void othersFieldsAreNotFilled() throws IOException {
        assertThat(verdict(Opcodes.V1_8)).containsExactly("ReplayCalls");
        assertThat(verdict(Opcodes.V1_4)).containsExactly("UNACCOUNTED");
    }

    @SuppressWarnings("unchecked")
    private static List<String> verdict(int version) throws IOException {
        Map<String, byte[]> compiled = Setting.all()
                .get(0)
                .compiled(Collections.singletonList(new File("src/test/resources/first/Filled.java")));
        List<Object> result = new Rewritten().apply(OldClassFile.of(version, compiled.get("Filled")), compiled);
        return ((Map<String, List<String>>) result.get(1)).get("fill");
    }
}
