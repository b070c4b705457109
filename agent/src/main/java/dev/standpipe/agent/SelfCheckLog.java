package dev.standpipe.agent;

import dev.standpipe.report.SiteRow;
import dev.standpipe.runtime.count.Mode;
import dev.standpipe.runtime.engine.EngineChecks;
import dev.standpipe.runtime.engine.TransferObserver;

/** Tells people what self-checks find. */
class SelfCheckLog implements TransferObserver {
    final AgentSession session;

    SelfCheckLog(AgentSession session) {
        this.session = session;
    }

    static SelfCheckLog of(AgentSession session) {
        return session.options().jfr() ? FlightRecording.selfCheckLog(session) : new SelfCheckLog(session);
    }

    final void listen() {
        EngineChecks.ask(session.options().selfcheck(), this);
    }

    @Override
    public Object begun() {
        return null;
    }

    @Override
    public void moved(Object begun, int site, Object receiver, int elements, long bytes, Mode mode) {}

    @Override
    public final void differed(int site, String how) {
        SiteRow row = session.observations().row(site);
        session.log()
                .alarm("SELFCHECK: " + (row == null ? "a loop" : row.where() + ", which " + row.what() + ",")
                        + " differs: " + how + "; this loop does its own work from now on");
    }
}
