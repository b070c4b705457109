package dev.standpipe.agent;

import dev.standpipe.report.SiteRow;
import jdk.jfr.FlightRecorder;

/** Adds an event for each rewritten loop whenever a flight recording ends a chunk, its last one included. */
final class SiteEvents implements Runnable {
    private final AgentSession session;

    SiteEvents(AgentSession session) {
        this.session = session;
    }

    @Override
    public void run() {
        FlightRecorder.register(TransferEvent.class);
        FlightRecorder.addPeriodicEvent(SiteEvent.class, this::commit);
    }

    private void commit() {
        for (SiteRow row : session.report().sites()) {
            if (row.isRewritten()) {
                SiteEvent event = new SiteEvent();
                event.inClass = row.place().className().replace('/', '.');
                event.method = row.place().method() + row.place().descriptor();
                event.line = row.place().line();
                event.rule = row.rule();
                event.calls = row.activity().calls();
                event.elements = row.activity().elements();
                event.bytes = row.activity().bytes();
                event.time = row.activity().nanos();
                event.commit();
            }
        }
    }
}
