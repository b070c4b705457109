package dev.standpipe.runtime.route;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.proof.Op;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Streams that are made of up to four bricks, all of those that are small and some of the others: none that is proved
 * can be told from what it was proved to be. {@code -Dstandpipe.bricks.cases=1000000 -Dstandpipe.bricks.states=100}
 * compares a million times.
 */
class BricksTest {
    private static final int CASES = Integer.getInteger("standpipe.bricks.cases", 8_000);

    /** So often at most for one class. */
    private static final int STATES = Integer.getInteger("standpipe.bricks.states", 16);

    private static final int CLASSES_OF_A_LOADER = 200;

    private Classes classes = new Classes();
    private int made;
    private int proved;
    private int cases;

    @BeforeAll
    static void start() {
        assertThat(Switch.on()).isNull();
    }

    private static final class Classes extends ClassLoader {
        int count;

        /** It is asked for the types of their fields before they are proved. */
        Classes() {
            super(BricksTest.class.getClassLoader());
            for (Class<?> type : new Class<?>[] {Object.class, DataInputStream.class, DataOutputStream.class}) {
                try {
                    Class.forName(type.getName(), false, this);
                } catch (ClassNotFoundException e) {
                    throw new AssertionError(e);
                }
            }
        }

        Class<?> defined(String name, byte[] classFile) {
            count++;
            return defineClass(name, classFile, 0, classFile.length);
        }
    }

    /** What only assemblers write. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "unlock; v = in.read(); lock",
                "lock; v = in.read()",
                "small = count; v = in.read()",
                "small += 1; v = in.read()",
                "if first == null throw, first = null; v = in.read()",
                "scratch[0] = v; v = in.read()",
                "v = buf[pos] & 255",
                "v = in.read(); v = floatToIntBits(intBitsToFloat(v))",
                "lock; if count < limit throw; unlock; v = in.read()",
                "lock; unlock; if count < limit throw; v = in.read()",
            })
    void isRefused(String program) throws Exception {
        List<Brick> bricks = new ArrayList<>();
        for (String name : program.split("; ")) {
            for (Brick brick : all(Op.READ)) {
                if (brick.name.equals(name)) {
                    bricks.add(brick);
                }
            }
        }
        assertThat(bricks).hasSize(program.split("; ").length);
        compare(Op.READ, bricks, 1);
        assertThat(proved).isZero();
    }

    @Test
    void allOfTwoBricks() throws Exception {
        for (Op op : BrickRun.OPS) {
            for (Brick moving : moving(op)) {
                compare(op, Collections.singletonList(moving), made);
                for (Brick other : all(op)) {
                    compare(op, Arrays.asList(moving, other), made);
                    compare(op, Arrays.asList(other, moving), made);
                }
            }
        }
        System.out.println(made + " classes, " + proved + " proved, " + cases + " cases");
        assertThat(proved).isGreaterThan(300);
        assertThat(cases).isGreaterThan(1000);
    }

    @Test
    @Timeout(value = 2, unit = TimeUnit.HOURS)
    void someOfFour() throws Exception {
        Random random = new Random(4711);
        while (cases < CASES) {
            Op op = BrickRun.OPS.get(random.nextInt(BrickRun.OPS.size()));
            List<Brick> bricks = new ArrayList<>();
            int size = 3 + random.nextInt(2);
            for (int width = 0; bricks.size() < size; ) {
                boolean moves = width < op.width && random.nextInt(size - bricks.size()) == 0;
                List<Brick> from = moves ? moving(op) : Brick.BESIDES;
                Brick next = from.get(random.nextInt(from.size()));
                width += next.width;
                bricks.add(next);
            }
            compare(op, bricks, random.nextInt());
        }
        System.out.println(made + " classes, " + proved + " proved, " + cases + " cases");
        assertThat(proved).isGreaterThan(made / 50);
    }

    private static List<Brick> moving(Op op) {
        return op.isRead() ? Brick.READS : Brick.WRITES;
    }

    private static List<Brick> all(Op op) {
        List<Brick> all = new ArrayList<>(Brick.BESIDES);
        all.addAll(moving(op));
        return all;
    }

    private void compare(Op op, List<Brick> bricks, long seed) throws Exception {
        if (classes.count == CLASSES_OF_A_LOADER) {
            classes = new Classes();
        }
        String name = "bricks.Made" + made++;
        byte[] classFile = Mason.classFile(name.replace('.', '/'), op, bricks);
        BrickRun run = new BrickRun(op, classes.defined(name, classFile), classFile);
        if (!run.isProved()) {
            return;
        }
        proved++;
        for (int k = 0; k < STATES; k++) {
            String difference = run.difference(seed * STATES + k);
            assertThat(difference).as("%s by %s", op, bricks).isNull();
        }
        cases += run.cases;
    }
}
