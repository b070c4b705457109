import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;

/**
 * A suite's runs side by side: twice without the agent, to know which tests are unsteady by themselves, and once with it.
 *
 * @param own rewritten loops of the library and of its tests
 * @param differing tests with another outcome with the agent, as lines for people; there must be none
 * @param unsteady tests whose outcomes without the agent were two, and that did with the agent as in one of these
 */
record Comparison(
        Suite suite, Run first, Run second, Run agent, List<Site> own, List<String> differing, List<String> unsteady) {

    static Comparison of(Suite suite, Fetch.Fetched fetched, Run first, Run second, Run agent) {
        List<String> differing = new ArrayList<>();
        List<String> unsteady = new ArrayList<>();
        TreeSet<String> tests = new TreeSet<>(first.outcomes().keySet());
        tests.addAll(second.outcomes().keySet());
        tests.addAll(agent.outcomes().keySet());
        for (String test : tests) {
            Outcome one = outcome(first, test);
            Outcome two = outcome(second, test);
            Outcome three = outcome(agent, test);
            boolean steady = one.equals(two);
            boolean same = three.equals(one) || three.equals(two) || !steady && one.like(two) && three.like(one);
            if (!same) {
                differing.add(test + "\n    without: " + one + (steady ? "" : "\n    without: " + two)
                        + "\n    with:    " + three);
            } else if (!steady) {
                unsteady.add(test);
            }
        }
        List<Site> own = agent.sites().stream()
                .filter(site -> site.rewritten() && fetched.own().contains(site.type()))
                .toList();
        return new Comparison(suite, first, second, agent, own, differing, unsteady);
    }

    private static Outcome outcome(Run run, String test) {
        return run.outcomes().getOrDefault(test, new Outcome("not run", "", ""));
    }

    int tests() {
        return agent.outcomes().size();
    }

    long with(String status) {
        return agent.outcomes().values().stream()
                .filter(outcome -> outcome.status().equals(status))
                .count();
    }

    List<Site> executed() {
        return own.stream().filter(Site::executed).toList();
    }

    /** Why the suite proves nothing, or null. */
    String complaint() {
        if (!differing.isEmpty()) {
            return differing.size() + " tests differ with the agent:\n  " + String.join("\n  ", differing);
        }
        if (with("passed") == 0) return "not one test passes; what is missing is in the reports";
        return executed().isEmpty()
                ? "no loop of its own was rewritten and moved anything, so it proves nothing"
                : null;
    }
}
