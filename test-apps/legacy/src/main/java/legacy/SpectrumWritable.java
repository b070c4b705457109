package legacy;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import org.apache.hadoop.io.Writable;

/** A value of a job: how much there is of each frequency. */
public final class SpectrumWritable implements Writable {
    private float[] powers;

    SpectrumWritable(float[] powers) {
        this.powers = powers;
    }

    float[] powers() {
        return powers;
    }

    @Override
    public void write(DataOutput out) throws IOException {
        out.writeInt(powers.length);
        for (int i = 0; i < powers.length; i++) {
            out.writeFloat(powers[i]);
        }
    }

    @Override
    public void readFields(DataInput in) throws IOException {
        powers = new float[in.readInt()];
        for (int i = 0; i < powers.length; i++) {
            powers[i] = in.readFloat();
        }
    }
}
