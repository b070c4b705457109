package dev.standpipe.report.format;

import dev.standpipe.file.WholeFile;
import dev.standpipe.json.JsonException;
import dev.standpipe.options.Option;
import dev.standpipe.report.MergedReport;
import dev.standpipe.report.Report;
import dev.standpipe.report.ReportException;
import dev.standpipe.report.ReportFormat;
import dev.standpipe.report.html.HtmlFormat;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.List;
import java.util.Locale;

/** Reports in files. */
public final class Reports {
    private static final List<String> EXTENSIONS = Option.reportEndings();

    /** A loop has some hundred, and a report of ours at most some ten thousand loops. */
    private static final long MOST_BYTES = 256L << 20;

    /** Some editors put it before UTF-8. */
    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private Reports() {}

    /**
     * In the format that the extension names: .json, .html, .sarif, .csv or .txt. The file is there whole, or as it was
     * before.
     */
    public static void write(Report report, Path file) throws ReportException {
        write(report, file, SourceFiles.NONE);
    }

    /** The same for a name that may be none of a file; returns the file. */
    public static Path write(Report report, String name) throws ReportException {
        Path file;
        try {
            file = Paths.get(name);
        } catch (InvalidPathException e) {
            throw new ReportException(
                    "The report cannot be written to " + name + ": " + e.getReason()
                            + (isAscii(name) ? "" : "; run the program with LC_ALL=C.UTF-8"),
                    e);
        }
        write(report, file);
        return file;
    }

    private static boolean isAscii(String name) {
        return StandardCharsets.US_ASCII.newEncoder().canEncode(name);
    }

    /** Formats with places in files name those that {@code sources} finds. */
    public static void write(Report report, Path file, SourceFiles sources) throws ReportException {
        ReportFormat format = format(file, sources);
        if (format == null) {
            throw new ReportException(
                    "The report cannot be written to " + file + ": the name must end in one of " + endings(), null);
        }
        String content = format.of(report);
        try {
            WholeFile.write(file, content);
        } catch (IOException | SecurityException e) {
            throw new ReportException("The report cannot be written to " + file + ": " + WholeFile.inWords(e), e);
        }
    }

    /** Those that {@link #write} knows. */
    public static String endings() {
        return String.join(" ", EXTENSIONS);
    }

    /** Whether {@link #write} knows the extension. */
    public static boolean canWrite(Path file) {
        return format(file, SourceFiles.NONE) != null;
    }

    private static ReportFormat format(Path file, SourceFiles sources) {
        String name = file.toString().toLowerCase(Locale.ROOT);
        for (String extension : EXTENSIONS) {
            if (name.endsWith(extension)) {
                return formatOf(extension, sources);
            }
        }
        return null;
    }

    private static ReportFormat formatOf(String extension, SourceFiles sources) {
        switch (extension) {
            case ".json":
                return new JsonFormat();
            case ".html":
                return new HtmlFormat();
            case ".sarif":
                return new SarifFormat(sources);
            case ".csv":
                return new CsvFormat();
            default:
                return new TextFormat();
        }
    }

    /** A report in JSON. */
    public static Report read(Path file) throws ReportException {
        try {
            if (Files.size(file) > MOST_BYTES) {
                throw new ReportException(file + " is larger than any report: " + Files.size(file) + " bytes", null);
            }
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(Files.readAllBytes(file)))
                    .toString();
            return parse(file.toString(), text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text);
        } catch (ReportException e) {
            throw e;
        } catch (CharacterCodingException e) {
            throw new ReportException(file + " is no report in JSON: it is not in UTF-8", e);
        } catch (IOException e) {
            throw new ReportException(file + " cannot be read: " + WholeFile.inWords(e), e);
        }
    }

    /** The same of the text of a report, from a file or a part of one that is called {@code name}. */
    public static Report parse(String name, String text) throws ReportException {
        try {
            return JsonReport.read(text);
        } catch (JsonException e) {
            throw new ReportException(name + " " + e.getMessage(), e);
        }
    }

    /** All runs in one: the numbers of the same loop are added, and so are the totals. */
    public static Report merge(List<Report> reports) {
        return MergedReport.merge(reports);
    }
}
