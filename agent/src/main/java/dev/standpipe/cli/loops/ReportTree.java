package dev.standpipe.cli.loops;

import dev.standpipe.cli.jvm.LiveReports;
import dev.standpipe.cli.user.Refused;
import dev.standpipe.file.WholeFile;
import dev.standpipe.report.Amounts;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportException;
import dev.standpipe.report.format.Reports;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/** All reports below folders, whatever else is there: logs, and other programs' JSON. */
final class ReportTree {
    /** Each report has the name of its tool here. */
    private static final int BEGINNING = 400;

    private final Predicate<Path> leftOut;
    private final Map<String, Report> reports = new LinkedHashMap<>();
    private final List<String> damaged = new ArrayList<>();
    private int others;

    ReportTree(Predicate<Path> leftOut) {
        this.leftOut = leftOut;
    }

    void add(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new Refused("there is no folder " + folder);
        }
        List<Path> files = new ArrayList<>();
        try {
            Files.walkFileTree(folder.toRealPath(), new SimpleFileVisitor<Path>() {
                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    if (attributes.isRegularFile() && !leftOut.test(file)) {
                        files.add(file);
                    }
                    return FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFileFailed(Path file, IOException e) {
                    damaged.add(file + " cannot be read: " + WholeFile.inWords(e));
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new Refused("the folder " + folder + " cannot be read: " + WholeFile.inWords(e));
        }
        Collections.sort(files);
        for (Path file : files) {
            if (file.toString().endsWith(".json")) {
                read(file);
            } else {
                readLog(file);
            }
        }
    }

    private void read(Path file) {
        try {
            reports.put(file.toString(), Reports.read(file));
        } catch (ReportException e) {
            if (isOurs(file)) {
                damaged.add(e.getMessage());
            } else {
                others++;
            }
        }
    }

    /** What {@code yarn logs} has written: the files of a container, one after the other. */
    private void readLog(Path file) {
        try {
            for (Map.Entry<String, String> part :
                    new AggregatedLog(file).reports().entrySet()) {
                String name = file + ", " + part.getKey();
                try {
                    reports.put(name, Reports.parse(name, part.getValue()));
                } catch (ReportException e) {
                    damaged.add(e.getMessage());
                }
            }
        } catch (IOException e) {
            damaged.add(file + " cannot be read: " + WholeFile.inWords(e));
        }
    }

    private static boolean isOurs(Path file) {
        char[] beginning = new char[BEGINNING];
        try (BufferedReader in = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
            int n = in.read(beginning);
            return n > 0 && new String(beginning, 0, n).contains("\"" + Report.TOOL + "\"");
        } catch (IOException e) {
            return true;
        }
    }

    void add(LiveReports live) {
        reports.putAll(live.reports());
        damaged.addAll(live.failures());
    }

    Map<String, Report> reports() {
        return reports;
    }

    /** What was to be a report and cannot be read, a sentence each. */
    List<String> damaged() {
        return damaged;
    }

    /** What else there was, in words, or null. */
    String others() {
        return others == 0
                ? null
                : Amounts.count(others, "file in JSON is", "files in JSON are") + " no report of Standpipe";
    }
}
