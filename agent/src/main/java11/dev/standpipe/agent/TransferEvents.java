package dev.standpipe.agent;

import dev.standpipe.report.SiteRow;
import dev.standpipe.runtime.Mode;

/** Adds an event for each transfer that takes as long as the recording asks for. */
final class TransferEvents extends SelfCheckLog {
    /** Throws what the first event would throw where there is no module jdk.jfr. */
    TransferEvents(AgentSession session) {
        super(session);
        begun();
    }

    @Override
    public Object begun() {
        TransferEvent event = new TransferEvent();
        if (!event.isEnabled()) {
            return null;
        }
        event.begin();
        return event;
    }

    @Override
    public void moved(Object begun, int site, Object receiver, int elements, long bytes, Mode mode) {
        TransferEvent event = (TransferEvent) begun;
        event.end();
        if (!event.shouldCommit()) {
            return;
        }
        SiteRow row = session.observations().row(site);
        if (row != null) {
            event.inClass = row.place().className().replace('/', '.');
            event.method = row.place().method() + row.place().descriptor();
            event.line = row.place().line();
            event.direction = row.isRead() ? "read" : "write";
            event.elementType = row.carried().element();
        }
        event.elements = elements;
        event.bytes = bytes;
        event.mode = mode.name();
        event.stream = receiver.getClass().getName();
        event.commit();
    }
}
