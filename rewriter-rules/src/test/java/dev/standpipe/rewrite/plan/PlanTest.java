package dev.standpipe.rewrite.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.catalogue.Setting;
import dev.standpipe.rewrite.rule.Candidate;
import dev.standpipe.rewrite.rule.Rule;
import dev.standpipe.rewrite.rule.Rules;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A plan can be read, and compared with another one. */
class PlanTest {
    private static List<Plan> plans(String source) throws IOException {
        List<Plan> plans = new ArrayList<>();
        File file = new File("src/test/resources/" + source + ".java");
        for (byte[] classFile : Setting.withLines()
                .get(0)
                .compiled(Collections.singletonList(file))
                .values()) {
            Rewriter.standard().rewrite(classFile, (finding, summary) -> {
                Candidate candidate = new Candidate(summary);
                Rule rule = Rules.matching(candidate, any -> true);
                if (rule != null) {
                    plans.add(Plan.of(summary, rule.match(candidate), false));
                }
            });
        }
        return plans;
    }

    @Test
    void aPlanSaysWhatGoesWhere() throws IOException {
        assertThat(plans("hoist/Example").toString().replaceAll("before \\d+", "before"))
                .isEqualTo("[[before]: read INT as INT: local0 to local2[local5 on]"
                        + " while [local5 up to local2.length], unless null [local2], then [local5 + 1],"
                        + " [before]: write INT as INT: local1 from local2[local5 on]"
                        + " while [local5 up to local2.length], unless null [local2], then [local5 + 1]]");
        assertThat(plans("loops/Rounds").get(0).toString().replaceAll("(before |@)\\d+", "$1"))
                .isEqualTo("[before , handlers from here [0]]: stage [INT@, FLOAT@] from local1"
                        + " while [local4 up to local5],"
                        + " within [local2[local4 + 1 each round], local3[local4 + 1 each round]], then [local4 + 1]");
    }

    @Test
    void plansForTheSameCodeAreEqual() throws IOException {
        for (String source : new String[] {"hoist/Example", "loops/Rounds"}) {
            List<Plan> plans = plans(source);
            assertThat(plans)
                    .hasSizeGreaterThan(1)
                    .isEqualTo(plans(source))
                    .doesNotHaveDuplicates()
                    .hasSameHashCodeAs(plans(source));
        }
    }
}
