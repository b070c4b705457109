package dev.standpipe.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import dev.standpipe.report.GridRun;
import dev.standpipe.report.Report;
import dev.standpipe.report.SampleReports;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Our own schema holds for what we write and says all of it, and SARIF is as its authors want it. */
class SchemaTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @TempDir
    Path folder;

    private static JsonNode own() throws Exception {
        return JSON.readTree(Paths.get(System.getProperty("basedir"), "..", "docs", "report.schema.json")
                .toFile());
    }

    @Test
    void reportsAreValid() throws Exception {
        JsonSchema schema =
                JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(strict(own()));
        for (Report report : reports()) {
            assertThat(schema.validate(new JsonFormat().of(report), InputFormat.JSON))
                    .isEmpty();
        }
    }

    /** So that the schema is not one that lets everything pass. */
    @Test
    void othersAreNot() throws Exception {
        JsonSchema schema =
                JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012).getSchema(own());
        String valid = new JsonFormat().of(GridRun.report());
        for (String[] change : new String[][] {
            {"\"schema\": 2", "\"schema\": 3"},
            {"\"element\": \"int\"", "\"element\": \"integer\""},
            {"\"verdict\": \"declined\"", "\"verdict\": \"rewritten\""},
            {"\"nanos\": 0", "\"nanos\": -1"},
            {"\"classesSeen\"", "\"seen\""},
            {"\"started\": \"20", "\"started\": \"yesterday, 20"}
        }) {
            assertThat(valid).contains(change[0]);
            assertThat(schema.validate(valid.replace(change[0], change[1]), InputFormat.JSON))
                    .as(change[1])
                    .isNotEmpty();
        }
    }

    @Test
    void sarifIsValid() throws Exception {
        JsonSchema schema;
        try (InputStream in = SchemaTest.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
            schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V7).getSchema(in);
        }
        Path source = folder.resolve("src/sample/Grid.java");
        Files.createDirectories(source.getParent());
        Files.write(source, new byte[0]);
        for (Report report : reports()) {
            for (SourceFiles sources : Arrays.asList(SourceFiles.NONE, SourceFiles.below(folder))) {
                Set<ValidationMessage> wrong = schema.validate(new SarifFormat(sources).of(report), InputFormat.JSON);
                assertThat(wrong).isEmpty();
            }
        }
        String broken = new SarifFormat(SourceFiles.NONE).of(GridRun.report()).replace("\"note\"", "\"hint\"");
        assertThat(schema.validate(broken, InputFormat.JSON)).isNotEmpty();
    }

    private static Iterable<Report> reports() throws Exception {
        Report live = GridRun.report();
        Report dry = GridRun.dryReport();
        return Arrays.asList(
                live,
                dry,
                SampleReports.of(),
                Reports.merge(Arrays.asList(live, dry)),
                Reports.merge(Arrays.asList(live, GridRun.report(), SampleReports.of())));
    }

    /** Users may meet fields of later releases; we may write none that the schema does not know. */
    private static JsonNode strict(JsonNode schema) {
        if (schema.has("properties") && schema.has("required")) {
            ((ObjectNode) schema).put("additionalProperties", false);
        }
        schema.forEach(SchemaTest::strict);
        return schema;
    }
}
