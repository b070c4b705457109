package dev.standpipe.rewrite;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is said of code that loops take to be quiet. */
class PromisedMethodsTest {
    private static final String CALLER = "some/Loop";

    /** All of it is quiet. */
    static class Quiet {
        static int count;
        static Quiet last;
        int x;
        int[] parts;

        Quiet(int x) {
            this.x = x;
            last = this;
            count++;
        }

        Quiet(int x, int y) {
            this(x / y);
            parts = new int[] {x, y};
            if (weight(x) < 0) {
                throw new IllegalArgumentException("not " + x);
            }
        }

        int weight(int of) {
            return of * x;
        }

        static int add(int[] to, int x) {
            to[x & 7] += Math.max(x, count);
            return x;
        }
    }

    static class Loud {
        static final Object LOCK = new Object();
        private static int secret;
        static List<Object> all = new ArrayList<>();
        volatile int shown;
        int x;

        Loud(DataInput in) throws IOException {
            x = in.readInt();
        }

        Loud(int shown) {
            this.shown = shown;
        }

        Loud(Object other) {
            x = other.hashCode();
        }

        Loud(Quiet other, int x) {
            other.x = x;
        }

        Loud(byte[] bytes) {
            bytes[0] = 1;
        }

        Loud(List<Object> all) {
            all.add(this);
        }

        Loud(long x) {
            synchronized (LOCK) {
                this.x = (int) x;
            }
        }

        Loud(String number) {
            try {
                x = 7 / number.length();
            } catch (ArithmeticException e) {
                x = 0;
            }
        }

        private Loud(short x) {
            this.x = x;
        }

        static synchronized void locked() {
            secret++;
        }

        static int elsewhere() {
            return Quiet.count;
        }

        static Object made() {
            return new Quiet(1);
        }
    }

    static class Derived extends Quiet {
        Derived(int x) {
            super(x);
        }
    }

    abstract static class Abstract {
        Abstract() {}
    }

    private static boolean kept(Class<?> type, String... methods) throws IOException {
        return PromisedMethods.areKept(classFile(type), Arrays.asList(methods), CALLER);
    }

    private static byte[] classFile(Class<?> type) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        try (InputStream in = type.getResourceAsStream("/" + type.getName().replace('.', '/') + ".class")) {
            for (int b = in.read(); b >= 0; b = in.read()) {
                all.write(b);
            }
        }
        return all.toByteArray();
    }

    @Test
    void whatOnlyComputesAndStoresIntoItsOwnFieldsIsQuiet() throws IOException {
        assertThat(kept(Quiet.class, "<init>(I)V", "<init>(II)V", "add([II)I")).isTrue();
    }

    @Test
    void whatIsNotThereIsNot() throws IOException {
        assertThat(kept(Quiet.class, "<init>(J)V")).isFalse();
        assertThat(kept(Quiet.class, "<init>(I)V", "add(I)I")).isFalse();
        assertThat(kept(Derived.class, "add([II)I")).isFalse();
        assertThat(PromisedMethods.areKept(new byte[100], Collections.singleton("<init>(I)V"), CALLER))
                .isFalse();
    }

    @Test
    void methodsOfAnObjectAreThoseOfItsClass() throws IOException {
        assertThat(kept(Quiet.class, "weight(I)I")).isTrue();
        assertThat(kept(Derived.class, "weight(I)I")).isFalse();
    }

    @Test
    void whatNobodyCallsIsNot() throws IOException {
        assertThat(kept(Quiet.class, "<clinit>()V")).isFalse();
    }

    @Test
    void noneOfTheseIsQuiet() throws IOException {
        String own = Quiet.class.getName().replace('.', '/');
        for (String loud : new String[] {
            "<init>(Ljava/io/DataInput;)V",
            "<init>(I)V",
            "<init>(Ljava/lang/Object;)V",
            "<init>(L" + own + ";I)V",
            "<init>([B)V",
            "<init>(Ljava/util/List;)V",
            "<init>(J)V",
            "<init>(Ljava/lang/String;)V",
            "<init>(S)V",
            "locked()V",
            "elsewhere()I",
            "made()Ljava/lang/Object;"
        }) {
            assertThat(kept(Loud.class, loud)).as(loud).isFalse();
        }
        assertThat(kept(Derived.class, "<init>(I)V")).isFalse();
        assertThat(kept(Abstract.class, "<init>()V")).isFalse();
    }

    @Test
    void aPrivateConstructorIsReachedFromItsNestAlone() throws IOException {
        String around = PromisedMethodsTest.class.getName().replace('.', '/');
        String itself = Loud.class.getName().replace('.', '/');
        assertThat(PromisedMethods.areKept(
                        classFile(Loud.class), Collections.singleton("<init>(S)V"), itself + "$Inner"))
                .isNotEqualTo(
                        PromisedMethods.areKept(classFile(Loud.class), Collections.singleton("<init>(S)V"), around));
    }
}
