package dev.standpipe.rewrite.rule;

import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.rule.relay.Relay;

/** {@code while ((b = in.read()) != -1) out.write(b);}: the bytes of one stream are handed on to another. */
final class CopyBytes implements Rule {
    @Override
    public String id() {
        return "CopyBytes";
    }

    @Override
    public Match match(Candidate loop) {
        return loop.relay() instanceof Relay ? (Relay) loop.relay() : null;
    }
}
