package dev.standpipe.rewrite.catalogue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.rewrite.emit.Symbols;
import dev.standpipe.rewrite.report.Finding;
import java.io.File;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Rewritten in the build and then met by the agent, a class is what it would be if the agent had met it first. */
class AdoptionTest {
    private static final String STAND_IN = "app/" + Symbols.STAND_IN;

    private int rewritten;

    @Test
    @Tag("once")
    void whatTheBuildRewroteBecomesWhatTheAgentWouldHaveMade() {
        Stream.of(Setting.javac(), Setting.ecj())
                .filter(setting -> setting != null)
                .forEach(setting -> new Catalogue(setting, finding -> 0)
                        .originals()
                        .forEach((name, classFile) -> compare(setting + " " + name, classFile)));
        assertThat(rewritten).isGreaterThan(200);
    }

    /** Rows are taken in front of the loop around theirs. */
    @Test
    @Tag("once")
    void soDoLoopsOverPiecesAndRowsOfFiles() throws Exception {
        List<File> sources = new ArrayList<>();
        for (String source : new String[] {"/sieve/Pieces.java", "/rows/RowLoops.java", "/loops/SoughtRows.java"}) {
            sources.add(new File(getClass().getResource(source).toURI()));
        }
        Setting.javac().compiled(sources).forEach(this::compare);
        assertThat(rewritten).isGreaterThan(30);
    }

    private void compare(String name, byte[] classFile) {
        Rewriting built = Rewriter.standard().calling(STAND_IN).rewrite(classFile);
        Rewriting direct = counting().rewrite(classFile);
        assertThat(built.changed()).as(name).isEqualTo(direct.changed());
        if (!direct.changed()) {
            return;
        }
        Rewriting adopted = counting().adopting().rewrite(built.classFile());
        assertThat(Listing.of(built.classFile())).as(name).doesNotContain(Symbols.DOORWAY);
        assertThat(Listing.normalized(Listing.of(adopted.classFile())))
                .as(name)
                .isEqualTo(Listing.normalized(Listing.of(direct.classFile())));
        assertThat(sites(adopted)).as(name).isEqualTo(sites(direct));
        rewritten += sites(direct).size();
    }

    private static Rewriter counting() {
        return Rewriter.standard()
                .numberedBy(finding -> 1000 * finding.place().method().length()
                        + finding.place().line());
    }

    private static List<String> sites(Rewriting rewriting) {
        return rewriting.findings().stream()
                .filter(Finding::isRewritten)
                .map(finding -> finding.place().method() + " " + finding.place().line() + " " + finding.rule() + " "
                        + finding.carried() + " " + finding.site())
                .collect(Collectors.toList());
    }

    @Test
    void onlyTheAgentTakesOver() {
        byte[] classFile =
                new Catalogue(Setting.javac(), finding -> 0).originals().get("ReadArrayExample");
        Rewriting built = Rewriter.standard().calling(STAND_IN).rewrite(classFile);
        assertThat(built.changed()).isTrue();
        assertThat(Rewriter.standard()
                        .calling(STAND_IN)
                        .rewrite(built.classFile())
                        .changed())
                .isFalse();
        assertThat(Rewriter.standard().rewrite(built.classFile()).classFile()).isEqualTo(built.classFile());
    }
}
