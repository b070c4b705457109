package dev.standpipe.agent;

import dev.standpipe.options.Option;
import dev.standpipe.options.Options;
import dev.standpipe.report.Observations;
import dev.standpipe.rewrite.Hierarchy;
import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.rewrite.report.Finding;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/** The rewriter, set as the user wants it. Made when there is a class of which nothing is known from earlier runs. */
final class ClassAnalysis {
    private final Rewriter rewriter;

    /** {@code counting} how often loops are entered that are left alone. */
    ClassAnalysis(AgentSession session, boolean counting) {
        Options options = session.options();
        Rewriter standard =
                Rewriter.standard().adopting().applying(chosen(options)).numberedBy(numbers(session.observations()));
        boolean ahead = options.setting(Option.PREFETCH).value().equals("ahead");
        Rewriter reading = ahead ? standard.readingAhead() : standard;
        this.rewriter = counting ? reading.countingEntries() : reading;
    }

    // Inner classes where lambdas would do: see Rewriter.
    private static Predicate<String> chosen(Options options) {
        return new Predicate<String>() {
            @Override
            public boolean test(String rule) {
                return options.applies(rule);
            }
        };
    }

    private static ToIntFunction<Finding> numbers(Observations observations) {
        return new ToIntFunction<Finding>() {
            @Override
            public int applyAsInt(Finding finding) {
                return observations.found(finding);
            }
        };
    }

    /** {@code trusting} that the class's getters stay as they are. */
    Rewriting of(byte[] classFile, boolean trusting, Hierarchy hierarchy) {
        return (trusting ? rewriter : rewriter.trustingNoGetters())
                .with(hierarchy)
                .rewrite(classFile);
    }
}
