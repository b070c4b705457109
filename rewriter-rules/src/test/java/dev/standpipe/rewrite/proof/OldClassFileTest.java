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

/**
 * A class file from before Java 5 cannot hand on the class that it is, and one from before Java 6 has the JVM find out
 * what locals hold: what takes more than that is left alone.
 */
class OldClassFileTest {
    @Test
    void othersFieldsAreNotFilled() throws IOException {
        assertThat(verdict(Opcodes.V1_8, "Filled", "fill")).containsExactly("ReplayCalls");
        assertThat(verdict(Opcodes.V1_4, "Filled", "fill")).containsExactly("UNACCOUNTED");
    }

    /** Where they do, the JVM loads them to verify the class: the program's class loader would see that. */
    @Test
    void classesDoNotMeetInACopy() throws IOException {
        for (String method : new String[] {"both", "one", "byMethod", "byMethodTwice"}) {
            assertThat(verdict(Opcodes.V1_8, "Meeting", method)).containsExactly("WriteRounds");
        }
        for (String method : new String[] {"one", "byMethod"}) {
            assertThat(verdict(Opcodes.V1_5, "Meeting", method)).containsExactly("WriteRounds");
        }
        for (String method : new String[] {"both", "byMethodTwice"}) {
            assertThat(verdict(Opcodes.V1_5, "Meeting", method)).doesNotContain("WriteRounds");
        }
    }

    @SuppressWarnings("unchecked")
    private static List<String> verdict(int version, String name, String method) throws IOException {
        Map<String, byte[]> compiled = Setting.all()
                .get(0)
                .compiled(Collections.singletonList(new File("src/test/resources/first/" + name + ".java")));
        List<Object> result = new Rewritten().apply(OldClassFile.of(version, compiled.get(name)), compiled);
        return ((Map<String, List<String>>) result.get(1)).get(method);
    }
}
