package dev.standpipe.rewrite.proof;

import dev.standpipe.rewrite.Outline;
import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.runtime.count.Sites;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.objectweb.asm.ClassReader;

/**
 * Class file in, with all that were compiled together; class file, verdicts and sites by method out. Named by types of
 * the JDK alone, so that the rewriter may be one with a bug, from a class loader of its own.
 */
public final class Rewritten implements BiFunction<byte[], Map<String, byte[]>, List<Object>> {
    @Override
    public List<Object> apply(byte[] classFile, Map<String, byte[]> classes) {
        Rewriting rewriting = Rewriter.standard()
                .with(name -> outline(classes.get(name.replace('/', '.'))))
                .numberedBy(finding -> Sites.register())
                .rewrite(classFile);
        if (rewriting.problem() != null) {
            throw new IllegalStateException(rewriting.problem());
        }
        Map<String, List<String>> verdicts = new HashMap<>();
        Map<String, List<Integer>> sites = new HashMap<>();
        for (Finding finding : rewriting.findings()) {
            String method = finding.place().method();
            verdicts.computeIfAbsent(method, m -> new ArrayList<>())
                    .add(
                            finding.isRewritten()
                                    ? finding.rule()
                                    : finding.reason().name());
            if (finding.isRewritten()) {
                sites.computeIfAbsent(method, m -> new ArrayList<>()).add(finding.site());
            }
        }
        List<Object> result = new ArrayList<>();
        Collections.addAll(result, rewriting.classFile(), verdicts, sites);
        return result;
    }

    private static Outline outline(byte[] classFile) {
        return classFile == null ? Outline.NONE : Outline.of(new ClassReader(classFile));
    }
}
