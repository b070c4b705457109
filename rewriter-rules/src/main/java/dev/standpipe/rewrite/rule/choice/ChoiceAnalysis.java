package dev.standpipe.rewrite.rule.choice;

import dev.standpipe.rewrite.rule.proof.Match;
import dev.standpipe.rewrite.rule.proof.Shape;
import dev.standpipe.rewrite.summary.Decision;
import dev.standpipe.rewrite.summary.Path;
import dev.standpipe.rewrite.summary.Summary;
import java.util.ArrayList;
import java.util.List;

/** Finds conditions that every round asks, and that are the same in all, and proves each outcome by itself. */
public final class ChoiceAnalysis {
    /** Outcomes, each of which takes as much code as a loop. */
    private static final int MOST = 4;

    /** Each takes as long as a loop of its own. */
    private static final int MOST_PROOFS = 12;

    private final Rules rules;
    private final List<Outcome> outcomes = new ArrayList<>();
    private int proofs;

    /** What is known of loops that do the same in each round. */
    public interface Rules {
        /** What is to be put in front of the loop, or null. */
        Match match(Summary summary);
    }

    private ChoiceAnalysis(Rules rules) {
        this.rules = rules;
    }

    /** Null if there is no outcome for which a rule has something. */
    public static Choice of(Summary summary, Rules rules) {
        if (Shape.compareHandlers(summary) != null) {
            return null;
        }
        ChoiceAnalysis analysis = new ChoiceAnalysis(rules);
        analysis.split(summary);
        return analysis.outcomes.isEmpty() ? null : new Choice(analysis.outcomes);
    }

    private void split(Summary summary) {
        List<Path> ways = summary.ways();
        List<Decision> first =
                ways.isEmpty() ? new ArrayList<Decision>() : ways.get(0).decisions();
        for (Decision decision : first) {
            List<Summary> parts = parts(summary, answers(ways, decision));
            for (Summary part : parts) {
                prove(part);
            }
            if (!parts.isEmpty()) {
                return;
            }
        }
    }

    private void prove(Summary part) {
        if (outcomes.size() < MOST && proofs < MOST_PROOFS) {
            proofs++;
            Match match = rules.match(part);
            if (match != null) {
                outcomes.add(new Outcome(questions(part), part, match));
            } else {
                split(part);
            }
        }
    }

    /** What the rounds decide where one decides this; none if one does not ask, or all go the same way. */
    private static List<Decision> answers(List<Path> ways, Decision asked) {
        List<Decision> answers = new ArrayList<>();
        for (Path way : ways) {
            boolean asks = false;
            for (Decision decision : way.decisions()) {
                boolean same = decision.asksTheSame(asked);
                asks |= same;
                if (same && !contains(answers, decision)) {
                    answers.add(decision);
                }
            }
            if (!asks) {
                return new ArrayList<>();
            }
        }
        return answers.size() > 1 ? answers : new ArrayList<Decision>();
    }

    private static boolean contains(List<Decision> answers, Decision decision) {
        for (Decision answer : answers) {
            if (answer.isSame(decision)) {
                return true;
            }
        }
        return false;
    }

    /** What the loop does for each of the answers that can be had before it begins. */
    private static List<Summary> parts(Summary summary, List<Decision> answers) {
        List<Summary> parts = new ArrayList<>();
        for (Decision answer : answers) {
            Summary part = summary.where(answer);
            if (questions(part) != null) {
                parts.add(part);
            }
        }
        return parts;
    }

    /** Null if something is not to be asked. */
    private static List<Question> questions(Summary part) {
        List<Question> questions = new ArrayList<>();
        for (Decision decision : part.decided()) {
            Question question = Question.of(part, decision);
            if (question == null) {
                return null;
            }
            questions.add(question);
        }
        return questions;
    }
}
