package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.Random;

/**
 * Spectra in single or double precision, with the energies from the highest down, and the counts of detectors in as
 * many bits as each of them has: the spectra are scaled, and the counts smoothed.
 */
public final class Spectra extends Application {
    private static final int MAGIC = 0x53504543;
    private static final boolean[] PRECISIONS = {false, true};
    private static final int[] BITS = {8, 16, 32};

    private double[] energies;
    private double[] intensities;
    private boolean wide;

    public static void main(String[] args) throws Exception {
        new Spectra().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1814);
        energies = new double[size];
        intensities = new double[size];
        for (int k = 0; k < PRECISIONS.length; k++) {
            double energy = 0.1;
            for (int i = 0; i < size; i++) {
                energy += random.nextDouble() / 64;
                energies[i] = energy;
                intensities[i] = 1000 * random.nextDouble();
            }
            wide = PRECISIONS[k];
            saveSpectrum(new File(folder, "spectrum_" + k + ".dat"));
        }
        for (int k = 0; k < BITS.length; k++) {
            DetectorCounts counts = new DetectorCounts(BITS[k], size);
            counts.fill(random);
            counts.save(new File(folder, "counts_" + k + ".dat"));
        }
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        for (int k = 0; k < PRECISIONS.length; k++) {
            tally.phase("spectra");
            loadSpectrum(new File(folder, "spectrum_" + k + ".dat"));
            tally.rest();
            tally.add(energies);
            tally.add(intensities);
            for (int i = 0; i < intensities.length; i++) {
                intensities[i] *= Math.min(1, energies[i]);
            }
            File scaled = new File(folder, "scaled_" + k + ".dat");
            tally.phase("scaled");
            saveSpectrum(scaled);
            tally.rest();
            tally.add(scaled);
        }
        for (int k = 0; k < BITS.length; k++) {
            tally.phase("counts");
            DetectorCounts counts = DetectorCounts.load(new File(folder, "counts_" + k + ".dat"));
            tally.rest();
            tally.add(counts.values);
            counts.smooth();
            File smooth = new File(folder, "smooth_" + k + ".dat");
            tally.phase("smooth");
            counts.save(smooth);
            tally.rest();
            tally.add(smooth);
        }
    }

    private void loadSpectrum(File file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
        try {
            if (in.readInt() != MAGIC) {
                throw new IOException(file.getName() + " is not a spectrum");
            }
            wide = in.readBoolean();
            energies = new double[in.readInt()];
            for (int i = energies.length - 1; i >= 0; i--) {
                energies[i] = wide ? in.readDouble() : in.readFloat();
            }
            double[] values = new double[energies.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = wide ? in.readDouble() : in.readFloat();
            }
            intensities = values;
        } finally {
            in.close();
        }
    }

    private void saveSpectrum(File file) throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            out.writeInt(MAGIC);
            out.writeBoolean(wide);
            out.writeInt(energies.length);
            for (int i = energies.length - 1; i >= 0; i--) {
                writeEnergy(out, energies[i]);
            }
            for (int i = 0; i < intensities.length; i++) {
                if (wide) {
                    out.writeDouble(intensities[i]);
                } else {
                    out.writeFloat((float) intensities[i]);
                }
            }
        } finally {
            out.close();
        }
    }

    private void writeEnergy(DataOutputStream out, double energy) throws IOException {
        if (wide) {
            out.writeDouble(energy);
        } else {
            out.writeFloat((float) energy);
        }
    }
}
