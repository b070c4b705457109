package dev.standpipe.profile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import dev.standpipe.report.Observations;
import dev.standpipe.report.SampleReports;
import dev.standpipe.report.Saved;
import dev.standpipe.report.SiteRow;
import dev.standpipe.report.Spent;
import dev.standpipe.rewrite.report.Carried;
import dev.standpipe.rewrite.report.Direction;
import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.rewrite.report.Place;
import dev.standpipe.rewrite.report.Reason;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReferenceTest {
    private static final long ENOUGH = 3_000_000_000L;

    private final LoopPlaces places = new LoopPlaces();

    /** Reads ints. */
    private static SiteRow site(long bytes) {
        return SampleReports.rewritten("a/A", 1, SampleReports.activity(10, bytes / 4, bytes));
    }

    @Test
    void aFileWithoutABufferCostsASystemCallForEachElement() {
        File folder = new File(System.getProperty("java.io.tmpdir"));
        int before = temporary(folder);
        Reference reference = new Reference(ENOUGH, places);
        Saved file = reference.of(site(4_000_000), "java.io.DataInputStream", "java.io.FileInputStream");
        Saved buffered = reference.of(site(4_000_000), "java.io.DataInputStream", "java.io.BufferedInputStream");
        assertThat(file.isKnown()).isTrue();
        assertThat(buffered.isKnown()).isTrue();
        assertThat(file.systemCalls()).isEqualTo(1_000_000 - 10);
        assertThat(buffered.systemCalls()).isZero();
        assertThat(file.nanos()).isGreaterThan(5 * buffered.nanos());
        assertThat(buffered.nanos()).isPositive();
        assertThat(temporary(folder)).as("temporary files").isEqualTo(before);
    }

    private static int temporary(File folder) {
        return folder.list((in, name) -> name.matches("standpipe\\d+\\.tmp")).length;
    }

    /** Each of 24 bytes, which may be of three elements: how many bytes each has is not known. */
    @Test
    void ofRecordsAtLeastSoManyElementsAreCounted() {
        SiteRow records = SampleReports.records("a/A", SampleReports.activity(10, 1000, 24_000));
        SiteRow flags = SampleReports.records("a/A", SampleReports.activity(10, 1000, 2_000));
        Reference reference = new Reference(ENOUGH, places);
        assertThat(reference
                        .of(records, "java.io.DataInputStream", "java.io.FileInputStream")
                        .systemCalls())
                .isEqualTo(3 * 1000 - 10);
        assertThat(reference
                        .of(flags, "java.io.DataInputStream", "java.io.FileInputStream")
                        .systemCalls())
                .isEqualTo(1000 - 10);
    }

    /** As many as took the time that the loop was seen, over the stream that it was seen with. */
    @Test
    void whatALoopThatWasLeftAloneHasMovedIsToldByItsTime() {
        Finding loop = Finding.kept(
                new Place("a/B", "m", "()V", "B.java", 7, 7),
                new Carried(Direction.READ, "int", "java/io/DataInput"),
                Reason.CALL_IN_LOOP,
                null);
        places.add(Arrays.asList(loop));
        places.count(
                new StackTraceElement[] {
                    new StackTraceElement("java.io.FileInputStream", "read0", null, -2),
                    new StackTraceElement("java.io.FileInputStream", "read", null, 1),
                    new StackTraceElement("java.io.DataInputStream", "readFully", null, 1),
                    new StackTraceElement("java.io.DataInputStream", "readInt", null, 1),
                    new StackTraceElement("a.B", "m", "B.java", 7)
                },
                500_000_000);
        SiteRow row = SampleReports.of(loop).spending(places.spent(Observations.key(loop)));
        Reference reference = new Reference(ENOUGH, places);
        double each = reference
                        .of(site(4_000_000), "java.io.DataInputStream", "java.io.FileInputStream")
                        .nanos()
                / 1e6;
        Spent spent = reference.moved(row);
        assertThat(spent.elements()).isCloseTo((long) (500_000_000 / each), withinPercentage(1));
        assertThat(spent.bytes()).isEqualTo(4 * spent.elements());
        assertThat(spent.nanos()).isEqualTo(row.spent().nanos());
        assertThat(new Reference(0, places).moved(row).elements())
                .as("in no time")
                .isZero();
    }

    @Test
    void ofALoopOverAStreamThatWorksNothingIsTold() {
        Finding loop = Finding.kept(
                new Place("a/B", "m", "()V", "B.java", 7, 7),
                new Carried(Direction.READ, "int", "java/io/DataInput"),
                Reason.CALL_IN_LOOP,
                null);
        places.add(Arrays.asList(loop));
        places.count(
                new StackTraceElement[] {
                    new StackTraceElement("java.util.zip.InflaterInputStream", "read", null, 1),
                    new StackTraceElement("java.io.DataInputStream", "readInt", null, 1),
                    new StackTraceElement("a.B", "m", "B.java", 7)
                },
                500_000_000);
        SiteRow row = SampleReports.of(loop).spending(places.spent(Observations.key(loop)));
        assertThat(new Reference(ENOUGH, places).moved(row)).isSameAs(row.spent());
    }

    @Test
    void inNoTimeNothingIsKnown() {
        assertThat(new Reference(0, places).of(site(4_000), null, null).isKnown())
                .isFalse();
    }

    @Test
    void whatWorksOnItsBytesIsLeftOut() {
        Saved inflated = new Reference(ENOUGH, places)
                .of(site(4_000), "java.io.DataInputStream", "java.util.zip.InflaterInputStream");
        assertThat(inflated.isKnown()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "boolean",
                "byte",
                "unsigned byte",
                "char",
                "short",
                "unsigned short",
                "int",
                "long",
                "float",
                "double"
            })
    void eachElementHasItsLoops(String element) throws Exception {
        ElementLoops loops = new ElementLoops();
        byte[] bytes = new byte[1500 * ElementLoops.size(element)];
        Arrays.fill(bytes, (byte) 1);
        DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes));
        loops.read(in, element, 1500);
        assertThat(in.read()).isEqualTo(-1);
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        loops.write(new DataOutputStream(out), element, 1024);
        assertThat(out.toByteArray()).isEqualTo(Arrays.copyOf(bytes, 1024 * ElementLoops.size(element)));
    }
}
