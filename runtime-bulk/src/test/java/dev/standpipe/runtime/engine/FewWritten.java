package dev.standpipe.runtime.engine;

import java.io.Standpipe;
import java.lang.reflect.Field;

/**
 * Has the doorway let two or three elements through to a buffer, stage a few rounds whose bytes may go back, sieve a
 * single one, and carry as few from one call to the next; and code that loops call is looked at at once. What is
 * compiled before that has it otherwise for good.
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
            Field fewestRounds =
                    Class.forName("dev.standpipe.runtime.transfer.Gathered").getDeclaredField("fewestRounds");
            fewestRounds.setAccessible(true);
            fewestRounds.setInt(null, 0);
            Field few = Class.forName("dev.standpipe.runtime.transfer.ReturnableBytes")
                    .getDeclaredField("few");
            few.setAccessible(true);
            few.setInt(null, 0);
            Class<?> promise = Class.forName("dev.standpipe.runtime.route.Promise");
            for (String rounds : new String[] {"worthALook", "roundsAMillisecond"}) {
                Field enough = promise.getDeclaredField(rounds);
                enough.setAccessible(true);
                enough.setInt(null, 1);
            }
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }
}
