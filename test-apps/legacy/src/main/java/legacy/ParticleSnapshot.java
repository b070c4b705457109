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

/** Snapshot of a simulation, one record for each particle: one step on, and the energies as an array of their own. */
public final class ParticleSnapshot extends Application {
    private static final double STEP = 1.0 / 128;

    private long[] ids;
    private double[][] position;
    private float[][] velocity;
    private float[] mass;

    public static void main(String[] args) throws Exception {
        new ParticleSnapshot().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1687);
        allocate(size);
        for (int i = 0; i < size; i++) {
            ids[i] = random.nextLong() >>> 20;
            mass[i] = 1 + random.nextFloat();
            for (int k = 0; k < 3; k++) {
                position[k][i] = random.nextDouble();
                velocity[k][i] = random.nextFloat() - 0.5f;
            }
        }
        save(new File(folder, "snapshot_000"));
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("read");
        load(new File(folder, "snapshot_000"));
        tally.phase("compute");
        double[] energies = energies();
        drift();
        tally.phase("write");
        File next = new File(folder, "snapshot_001");
        save(next);
        File energy = new File(folder, "energy_001");
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(energy)));
        try {
            for (int i = 0; i < energies.length; i++) {
                out.writeDouble(energies[i]);
            }
        } finally {
            out.close();
        }
        tally.rest();
        tally.add(ids);
        tally.add(mass);
        tally.add(next);
        tally.add(energy);
    }

    private void allocate(int count) {
        ids = new long[count];
        position = new double[3][count];
        velocity = new float[3][count];
        mass = new float[count];
    }

    private void load(File file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
        try {
            int count = in.readInt();
            allocate(count);
            double[] x = position[0];
            double[] y = position[1];
            double[] z = position[2];
            float[] vx = velocity[0];
            float[] vy = velocity[1];
            float[] vz = velocity[2];
            for (int i = 0; i < count; i++) {
                ids[i] = in.readLong();
                x[i] = in.readDouble();
                y[i] = in.readDouble();
                z[i] = in.readDouble();
                vx[i] = in.readFloat();
                vy[i] = in.readFloat();
                vz[i] = in.readFloat();
                mass[i] = in.readFloat();
            }
        } finally {
            in.close();
        }
    }

    private void save(File file) throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            out.writeInt(ids.length);
            for (int i = 0; i < ids.length; i++) {
                out.writeLong(ids[i]);
                out.writeDouble(position[0][i]);
                out.writeDouble(position[1][i]);
                out.writeDouble(position[2][i]);
                out.writeFloat(velocity[0][i]);
                out.writeFloat(velocity[1][i]);
                out.writeFloat(velocity[2][i]);
                out.writeFloat(mass[i]);
            }
        } finally {
            out.close();
        }
    }

    private double[] energies() {
        double[] energies = new double[ids.length];
        for (int k = 0; k < 3; k++) {
            for (int i = 0; i < energies.length; i++) {
                energies[i] += 0.5 * mass[i] * velocity[k][i] * velocity[k][i];
            }
        }
        return energies;
    }

    private void drift() {
        for (int k = 0; k < 3; k++) {
            for (int i = 0; i < ids.length; i++) {
                position[k][i] += STEP * velocity[k][i];
            }
        }
    }
}
