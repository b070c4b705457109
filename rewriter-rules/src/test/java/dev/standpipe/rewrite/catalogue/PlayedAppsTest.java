package dev.standpipe.rewrite.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.count.Decline;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** A rewritten program does what it did, and its loops are really served in bulk. */
@Tag("slow")
class PlayedAppsTest {
    @BeforeAll
    static void link() {
        assertThat(Switch.on()).isNull();
    }

    @TestFactory
    Stream<DynamicTest> rewrittenAppsDoWhatTheyDid() {
        return Setting.all().stream()
                .map(setting -> DynamicTest.dynamicTest(setting.toString(), () -> compare(setting)));
    }

    private static void compare(Setting setting) throws Exception {
        Map<Finding, Integer> sites = new LinkedHashMap<>();
        Catalogue catalogue = new Catalogue(setting, finding -> {
            int site = Sites.register();
            sites.put(finding, site);
            return site;
        });
        List<String> before = new Performance(catalogue.originals()).journal();
        List<String> after = new Performance(catalogue.rewritten()).journal();
        assertThat(after).containsExactlyElementsOf(before);
        assertThat(before).hasSizeGreaterThan(500);
        List<String> idle = new ArrayList<>();
        sites.forEach((finding, site) -> {
            if (Sites.at(site).elements() == 0 && !isLeftOnPurpose(finding, Sites.at(site))) {
                idle.add(finding + " moved nothing in bulk");
            }
        });
        assertThat(idle).isEmpty();
    }

    /** A loop that works on the values of an object stream: that is as fast as it can be. */
    private static boolean isLeftOnPurpose(Finding finding, Site site) {
        return site.declined().stream()
                .anyMatch(declined -> declined.reason() == Decline.NOT_WORTH_STAGING
                        || isUnanswered(declined.reason()) && callsOthers(finding));
    }

    /** Here is no agent that would look at the code of other classes. */
    private static boolean isUnanswered(Decline reason) {
        return reason == Decline.METHODS_UNKNOWN || reason == Decline.METHODS_AWAITED;
    }

    private static boolean callsOthers(Finding finding) {
        return finding.place().className().endsWith("OtherRecords");
    }
}
