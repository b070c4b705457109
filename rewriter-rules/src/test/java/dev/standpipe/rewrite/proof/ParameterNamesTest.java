package dev.standpipe.rewrite.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.standpipe.rewrite.catalogue.Setting;
import dev.standpipe.runtime.Switch;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.File;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The JVM says in a message whether a parameter was stored to, and inserted code stores to it. */
class ParameterNamesTest {
    private static final int N = 12;

    @Test
    void messagesAreTheSame() throws Exception {
        assumeTrue(saysWhatIsNull(), "this JVM does not say what is null");
        assertThat(Switch.on()).isNull();
        for (Setting setting : Setting.all()) {
            Map<String, byte[]> classFiles =
                    setting.compiled(Collections.singletonList(new File("src/test/resources/names/Nulls.java")));
            Loops loops = new Loops(setting.toString(), classFiles, new Rewritten());
            Map<String, String> before = messages(loops, false);
            assertThat(messages(loops, true)).as(setting.toString()).isEqualTo(before);
            assertThat(before).hasSize(10).doesNotContainValue("nothing");
        }
    }

    private static boolean saysWhatIsNull() {
        try {
            Object nothing = Collections.emptyMap().get("nothing");
            return nothing.hashCode() == 0;
        } catch (NullPointerException e) {
            return e.getMessage() != null;
        }
    }

    private static Map<String, String> messages(Loops loops, boolean rewritten) throws Exception {
        Map<String, String> messages = new TreeMap<>();
        for (Method method : loops.type(rewritten, "Nulls").getDeclaredMethods()) {
            assertThat(loops.verdicts(method))
                    .as(method.getName())
                    .anyMatch(verdict -> !verdict.equals(verdict.toUpperCase(Locale.ROOT)));
            String message = "nothing";
            try {
                method.invoke(null, in(), out(), new int[N], objects(), 0, N);
            } catch (InvocationTargetException e) {
                message = e.getCause().getMessage();
            }
            messages.put(method.getName(), message);
        }
        return messages;
    }

    private static DataInput in() {
        return new DataInputStream(new ByteArrayInputStream(new byte[4 * N]));
    }

    private static DataOutput out() {
        return new DataOutputStream(new ByteArrayOutputStream());
    }

    private static Object[] objects() {
        Object[] objects = new Object[N + 1];
        Arrays.fill(objects, 1, N, "");
        return objects;
    }
}
