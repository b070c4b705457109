package dev.standpipe.runtime.engine;

import java.io.Standpipe;
import java.lang.reflect.Field;

/**
 * Has the doorway let two or three elements through to a buffer, stage a few rounds whose bytes may go back, sieve a
 * single one, and carry as few from one call to the next. What is compiled before that has it otherwise for good.
 */
public final class FewWritten {
    private FewWritten() {}

    /** As on an old JDK: with few elements there are most ways to be wrong. */
    public static void areCarried() {
        try {
            Field leavesFew = Standpipe.class.getDeclaredField("leavesFew");
            Door.JDK.accessible(leavesFew).setBoolean(null, false);
            Field leastReturnable = Standpipe.class.getDeclaredField("leastReturnable");
            Door.JDK.accessible(leastReturnable).setInt(null, 4);
            Field leastSieved = Standpipe.class.getDeclaredField("leastSieved");
            Door.JDK.accessible(leastSieved).setInt(null, 1);
            Field between =
                    Class.forName("dev.standpipe.runtime.transfer.Transfer").getDeclaredField("fewestBetweenCalls");
            between.setAccessible(true);
            between.setInt(null, 1);
            Field leastGathered = Standpipe.class.getDeclaredField("leastGathered");
            Door.JDK.accessible(leastGathered).setInt(null, 0);
            Field rounds =
                    Class.forName("dev.standpipe.runtime.transfer.Gathered").getDeclaredField("fewestRounds");
            rounds.setAccessible(true);
            rounds.setInt(null, 0);
            Field few = Class.forName("dev.standpipe.runtime.transfer.ReturnableBytes")
                    .getDeclaredField("few");
            few.setAccessible(true);
            few.setInt(null, 0);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
