package dev.standpipe.proof;

import dev.standpipe.rewrite.Outline;
import dev.standpipe.rewrite.Rewriter;
import dev.standpipe.rewrite.Rewriting;
import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.runtime.Switch;
import dev.standpipe.runtime.count.Site;
import dev.standpipe.runtime.count.Sites;
import dev.standpipe.runtime.engine.Beginning;
import dev.standpipe.runtime.engine.FewWritten;
import dev.standpipe.runtime.link.Link;
import dev.standpipe.runtime.route.ClassFileSource;
import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.objectweb.asm.ClassReader;

/**
 * Plays folders of compiled programs, each twice: as it is and rewritten; with every third input the engine begins while the program runs. A line {@code FOLDER SEED INPUTS} on standard input is one order; the answers are
 * lines of one word and its values, of which {@code done} is the last.
 */
public final class Player {
    private final PrintStream out;
    private final TempFile file = new TempFile();
    private final Sabotage sabotage = Sabotage.valueOf(System.getProperty("sabotage", "NONE"));
    private final Map<String, Integer> tally = new TreeMap<>();
    private final Set<String> rewritten = new HashSet<>();
    private final Set<Integer> numbers = new HashSet<>();
    private long plays;
    private int programs;

    private Player(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] args) throws Exception {
        PrintStream out = System.out;
        System.setOut(System.err);
        String whyNot = Link.establish();
        if (whyNot == null) {
            Beginning.prepare();
            whyNot = Switch.on();
        }
        if (whyNot != null) {
            System.err.println(whyNot);
            System.exit(2);
        }
        FewWritten.areCarried();
        ClassFileSource.use(() -> new LoadedHere());
        BufferedReader orders = new BufferedReader(new InputStreamReader(System.in, "UTF-8"));
        for (String order; (order = orders.readLine()) != null; ) {
            String[] parts = order.split(" ");
            Player player = new Player(out);
            player.folder(new File(parts[0]), Long.parseLong(parts[1]), Integer.parseInt(parts[2]));
            player.file.close();
            out.flush();
        }
    }

    private void folder(File folder, long seed, int inputs) throws IOException {
        Map<String, byte[]> originals = new TreeMap<>();
        collect(folder, "", originals);
        Rewriter rewriter = Rewriter.standard()
                .with(name -> outline(originals.get(name.replace('/', '.')), name))
                .numberedBy(this::number);
        Map<String, byte[]> copies = new TreeMap<>();
        for (Map.Entry<String, byte[]> entry : originals.entrySet()) {
            Rewriting rewriting = rewriter.rewrite(entry.getValue());
            copies.put(
                    entry.getKey(), rewriting.changed() ? sabotage.of(rewriting.classFile()) : rewriting.classFile());
            if (rewriting.problem() != null) {
                differ(entry.getKey(), "-", -1, "  problem: " + rewriting.problem());
            }
            rewriting.findings().forEach(this::count);
        }
        Defining plain = new Defining(originals);
        Defining bulk = new Defining(copies);
        for (String name : originals.keySet()) {
            play(name, plain, bulk, seed, inputs);
        }
        int moved = 0;
        for (Site site : Sites.all()) {
            moved += numbers.contains(site.id()) && site.elements() > 0 ? 1 : 0;
        }
        tally.forEach((what, many) -> out.println("tally " + many + " " + what));
        out.println("done " + programs + " " + plays + " " + rewritten.size() + " " + numbers.size() + " " + moved);
    }

    /** Of what was compiled together, or of what that was compiled against. */
    private static Outline outline(byte[] classFile, String name) {
        try {
            return Outline.of(classFile == null ? new ClassReader(name) : new ClassReader(classFile));
        } catch (IOException nowhere) {
            return Outline.NONE;
        }
    }

    private static void collect(File folder, String prefix, Map<String, byte[]> into) throws IOException {
        File[] files = folder.listFiles();
        Arrays.sort(files, Comparator.comparing(File::getName));
        for (File f : files) {
            if (f.isDirectory()) {
                collect(f, prefix + f.getName() + ".", into);
            } else if (f.getName().endsWith(".class")) {
                into.put(prefix + f.getName().substring(0, f.getName().length() - 6), Files.readAllBytes(f.toPath()));
            }
        }
    }

    private int number(Finding finding) {
        int site = Sites.register();
        numbers.add(site);
        return site;
    }

    private void count(Finding finding) {
        tally.merge(finding.isRewritten() ? finding.rule() : finding.reason().name(), 1, Integer::sum);
        if (finding.isRewritten()) {
            rewritten.add(finding.place().className() + "." + finding.place().method());
        }
    }

    private void play(String name, Defining plain, Defining bulk, long seed, int inputs) {
        Class<?> original;
        Class<?> copy;
        try {
            original = Class.forName(name, true, plain);
            if (!Subject.class.isAssignableFrom(original)) {
                Class.forName(name, true, bulk);
                return;
            }
        } catch (ClassNotFoundException | LinkageError e) {
            out.println("broken " + name + " " + e);
            return;
        }
        try {
            copy = Class.forName(name, true, bulk);
        } catch (ClassNotFoundException | LinkageError e) {
            differ(name, "-", -1, "  loop: links\n  bulk: " + e);
            return;
        }
        for (Method program : programs(original)) {
            try {
                Method twin = copy.getMethod(program.getName(), program.getParameterTypes());
                play(program, twin, seed, inputs);
            } catch (NoSuchMethodException | LinkageError e) {
                differ(name, program.getName(), -1, "  loop: links\n  bulk: " + e);
            }
        }
    }

    private static List<Method> programs(Class<?> type) {
        List<Method> programs = new ArrayList<>();
        for (Method method : type.getMethods()) {
            Class<?>[] takes = method.getParameterTypes();
            if (takes.length == 2 && takes[1] == Scene.class && method.getDeclaringClass() == type) {
                programs.add(method);
            }
        }
        programs.sort(Comparator.comparing(Method::getName));
        return programs;
    }

    private void play(Method program, Method twin, long seed, int inputs) {
        programs++;
        Class<?> wanted = program.getParameterTypes()[0];
        for (int k = 0; k < inputs; k++) {
            Case c = Cast.input(wanted, program.getName(), seed, k);
            plays++;
            Outcome loop = Staged.play(c, file, program);
            if (k % 3 == 2) {
                Beginning.after(k / 3 % 4);
            }
            Outcome bulk = Staged.play(c, file, twin);
            if (k % 3 == 2 && Beginning.now()) {
                tally.merge("BEGUN", 1, Integer::sum);
            }
            if (!loop.same(bulk)) {
                differ(
                        program.getDeclaringClass().getName(),
                        program.getName(),
                        k,
                        "  input " + c + "\n" + loop.differences(bulk));
                return;
            }
        }
    }

    private void differ(String type, String program, int input, String how) {
        out.println("differs " + type + " " + program + " " + input);
        for (String line : how.split("\n")) {
            out.println("| " + line);
        }
    }
}
