package dev.standpipe.rewrite.catalogue;

import dev.standpipe.rewrite.Outline;
import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.rewrite.law.Breach;
import dev.standpipe.rewrite.law.Laws;
import dev.standpipe.rewrite.report.Finding;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.objectweb.asm.ClassReader;

/** The apps of the catalogue as one compiler makes them, and what the rewriter makes of those. */
final class Catalogue {
    private static List<App> apps;

    private final Map<String, byte[]> originals;
    private final Map<String, Rewriter> rewriters = new TreeMap<>();
    private final Map<String, Rewriting> rewritings = new TreeMap<>();

    /** {@code numbers} gives each loop that is rewritten its site. */
    Catalogue(Setting setting, ToIntFunction<Finding> numbers) {
        originals = setting.classes(apps());
        Map<String, App> byClass = new HashMap<>();
        apps().forEach(app -> byClass.put(app.className(), app));
        originals.forEach((name, bytes) -> {
            // classes within a class, and others beside it in its file, are switched off together
            App app = byClass.get(name.replaceAll("\\$.*", ""));
            Rewriter rewriter = Rewriter.standard()
                    .with(this::outline)
                    .applying(rule -> app == null || !app.rulesOff.contains(rule))
                    .numberedBy(numbers);
            rewriters.put(name, rewriter);
            rewritings.put(name, rewriter.rewrite(bytes));
        });
    }

    static synchronized List<App> apps() {
        if (apps == null) {
            try {
                apps = App.all();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return apps;
    }

    Map<String, byte[]> originals() {
        return originals;
    }

    Map<String, Rewriting> rewritings() {
        return rewritings;
    }

    List<Breach> breaches() {
        List<Breach> breaches = new ArrayList<>();
        originals.forEach((name, bytes) -> breaches.addAll(Laws.breaches(rewriters.get(name), bytes)));
        return breaches;
    }

    Map<String, byte[]> rewritten() {
        Map<String, byte[]> rewritten = new TreeMap<>();
        rewritings.forEach((name, rewriting) -> rewritten.put(name, rewriting.classFile()));
        return rewritten;
    }

    /** The apps are compiled against the JDK, whose own classes the rewriter knows without asking. */
    private Outline outline(String name) {
        byte[] bytes = originals.get(name);
        return bytes == null ? Outline.NONE : Outline.of(new ClassReader(bytes));
    }
}
