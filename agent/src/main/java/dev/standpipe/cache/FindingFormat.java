package dev.standpipe.cache;

import dev.standpipe.rewrite.report.Carried;
import dev.standpipe.rewrite.report.Direction;
import dev.standpipe.rewrite.report.Finding;
import dev.standpipe.rewrite.report.Place;
import dev.standpipe.rewrite.report.Reason;
import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataOutput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** The loops of a class as bytes. */
final class FindingFormat {
    /** The length where there are none. */
    static final int NONE = 4;

    private FindingFormat() {}

    static byte[] bytes(List<Finding> findings) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeInt(findings.size());
        for (Finding finding : findings) {
            write(finding, out);
        }
        return bytes.toByteArray();
    }

    static List<Finding> read(DataInput in) throws IOException {
        List<Finding> findings = new ArrayList<>();
        for (int left = in.readInt(); left > 0; left--) {
            findings.add(one(in));
        }
        return findings;
    }

    private static void write(Finding finding, DataOutput out) throws IOException {
        Place place = finding.place();
        out.writeUTF(place.className());
        out.writeUTF(place.method());
        out.writeUTF(place.descriptor());
        text(place.source(), out);
        out.writeInt(place.line());
        out.writeInt(place.instruction());
        out.writeBoolean(finding.carried().direction() == Direction.READ);
        out.writeUTF(finding.carried().element());
        out.writeUTF(finding.carried().receiver());
        text(finding.rule(), out);
        text(finding.reason() == null ? null : finding.reason().name(), out);
        text(finding.culprit(), out);
        out.writeInt(finding.firstLine());
        out.writeInt(finding.lastLine());
        out.writeInt(finding.site());
    }

    private static Finding one(DataInput in) throws IOException {
        Place place = new Place(in.readUTF(), in.readUTF(), in.readUTF(), text(in), in.readInt(), in.readInt());
        Carried carried = new Carried(in.readBoolean() ? Direction.READ : Direction.WRITE, in.readUTF(), in.readUTF());
        String rule = text(in);
        String reason = text(in);
        String culprit = text(in);
        Finding finding = reason == null
                ? Finding.rewritten(place, carried, rule)
                : Finding.kept(place, carried, Reason.valueOf(reason), culprit);
        return finding.spanning(in.readInt(), in.readInt()).atSite(in.readInt());
    }

    private static void text(String text, DataOutput out) throws IOException {
        out.writeBoolean(text != null);
        if (text != null) {
            out.writeUTF(text);
        }
    }

    private static String text(DataInput in) throws IOException {
        return in.readBoolean() ? in.readUTF() : null;
    }
}
