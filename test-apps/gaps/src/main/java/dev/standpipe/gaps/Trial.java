package dev.standpipe.gaps;

import com.sun.tools.attach.AgentLoadException;
import com.sun.tools.attach.VirtualMachine;
import dev.standpipe.report.Declined;
import dev.standpipe.report.Report;
import dev.standpipe.report.SiteRow;
import dev.standpipe.report.format.Reports;
import gaps.Saboteur;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** One program in one setting on one JDK, without the agent and with it. */
final class Trial implements Comparison {
    /** What the agent says when something did not go well. */
    private static final List<String> COMPLAINTS = List.of(
            "stays as it is", "stayed as they were", "rewrites nothing", "did not start", "cannot", "failed", "Error");

    /** How often the program alone is asked whether chance could bring about what it did with the agent. */
    private static final int MORE = 12;

    private static final String REPORT = "report.json";

    private final Jdk jdk;
    private final Setting setting;
    private final Path folder;
    private final boolean sabotaged;

    Trial(Jdk jdk, Setting setting, boolean sabotaged) {
        this.jdk = jdk;
        this.setting = setting;
        this.sabotaged = sabotaged;
        this.folder = Places.runs(jdk.release())
                .resolve(setting.label.replaceAll("\\W+", "-") + (sabotaged ? "-sabotaged" : ""));
    }

    @Override
    public String label() {
        return setting.label;
    }

    @Override
    public List<String> differences() throws Exception {
        Run plain = run("plain", false);
        if (plain.exitCode() != 0) {
            return List.of(
                    "does not run, or not without the agent: exit code " + plain.exitCode() + ", " + plain.folder());
        }
        if (setting.alone) {
            return List.of();
        }
        Run helped = run("helped", true);
        List<String> differences = new ArrayList<>();
        different("output", plain.lines(), helped.lines(), differences);
        different("errors", plain.errors(), helped.errors(), differences);
        for (String line : helped.ours()) {
            if (COMPLAINTS.stream().anyMatch(line::contains)) {
                differences.add("the agent says " + line);
            }
        }
        Set<String> unknown = new TreeSet<>(helped.chances());
        unknown.removeAll(plain.chances());
        for (int more = 0; more < MORE && !unknown.isEmpty() && !sabotaged; more++) {
            unknown.removeAll(again(more).chances());
        }
        for (String chance : unknown) {
            differences.add("never without the agent: " + chance);
        }
        if (differences.isEmpty() && !sabotaged) {
            moved(helped, differences);
        }
        return differences;
    }

    /** Two times of three more slowly, so that threads meet elsewhere. */
    private Run again(int more) throws Exception {
        switch (more % 3) {
            case 0:
                return run("plain-again", false);
            case 1:
                return run("plain-slowly", false, "-Xint");
            default:
                return run("plain-less-slowly", false, "-XX:TieredStopAtLevel=1");
        }
    }

    private static void different(String what, List<String> plain, List<String> helped, List<String> differences) {
        for (int i = 0; i < Math.max(plain.size(), helped.size()); i++) {
            String without = i < plain.size() ? plain.get(i) : "nothing more";
            String with = i < helped.size() ? helped.get(i) : "nothing more";
            if (!without.equals(with)) {
                differences.add(what + ": " + without + " <> " + with);
                return;
            }
        }
    }

    private Run run(String name, boolean helped, String... further) throws Exception {
        Path here = Run.fresh(folder.resolve(name));
        String report = "report=" + here.resolve(REPORT);
        List<String> agents = new ArrayList<>(setting.beside);
        if (helped && !setting.attached) {
            agents.add(setting.besideFirst ? agents.size() : 0, "-javaagent:" + Places.AGENT + "=" + report);
        }
        if (helped && sabotaged && !setting.attached) {
            agents.add(setting.mistake != null ? setting.mistake : "-javaagent:" + Places.agent(Saboteur.class));
        }
        List<String> command = new ArrayList<>(List.of(jdk.java(), "-Xverify:all"));
        command.addAll(setting.options);
        command.addAll(List.of(further));
        command.addAll(agents);
        command.addAll(List.of("-cp", Places.classPath(), setting.main));
        if (!setting.alone) {
            command.add(here.toString());
        }
        command.addAll(setting.arguments);
        return Run.of(here, command, setting.patienceSeconds, process -> {
            if (helped) {
                attach(process, Places.AGENT, report);
            }
            if (helped && sabotaged) {
                attach(process, Places.agent(Saboteur.class), "");
            }
        });
    }

    private static void attach(Process process, Path agent, String options) throws Exception {
        VirtualMachine machine = VirtualMachine.attach(Long.toString(process.pid()));
        try {
            machine.loadAgent(agent.toString(), options);
        } catch (AgentLoadException x) {
            // what Java 8 says to newer releases when it has loaded it
            if (!x.getMessage().endsWith(": 0")) {
                throw x;
            }
        } finally {
            machine.detach();
        }
    }

    private void moved(Run helped, List<String> differences) throws Exception {
        Report report = Reports.read(helped.folder().resolve(REPORT));
        for (String method : setting.moving) {
            long elements = 0;
            for (SiteRow site : report.sites()) {
                elements += site.where().contains(method) ? site.activity().elements() : 0;
            }
            if (elements == 0) {
                differences.add("shows nothing, since nothing was moved in " + method);
            }
        }
        for (SiteRow site : report.sites()) {
            for (Declined declined : site.activity().declined()) {
                if (declined.reason().equals("FAILED")) {
                    differences.add("failed inside: " + site.where() + ", " + declined.count() + " times");
                }
            }
        }
    }
}
