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

/** Atoms as objects, each with an array of three coordinates and one of neighbours: many arrays, all of them tiny. */
public final class AtomList extends Application {
    /** One of them. */
    private static final class Atom {
        private final float[] position = new float[3];
        private short[] neighbours = new short[0];

        void read(DataInputStream in) throws IOException {
            for (int k = 0; k < 3; k++) {
                position[k] = in.readFloat();
            }
            neighbours = new short[in.readUnsignedByte()];
            for (int k = 0; k < neighbours.length; k++) {
                neighbours[k] = in.readShort();
            }
        }

        void write(DataOutputStream out) throws IOException {
            for (int k = 0; k < 3; k++) {
                out.writeFloat(position[k]);
            }
            out.writeByte(neighbours.length);
            for (int k = 0; k < neighbours.length; k++) {
                out.writeShort(neighbours[k]);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        new AtomList().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1869);
        Atom[] atoms = new Atom[size];
        for (int i = 0; i < size; i++) {
            atoms[i] = new Atom();
            for (int k = 0; k < 3; k++) {
                atoms[i].position[k] = 100 * random.nextFloat();
            }
            atoms[i].neighbours = new short[random.nextInt(5)];
            for (int k = 0; k < atoms[i].neighbours.length; k++) {
                atoms[i].neighbours[k] = (short) (random.nextInt(200) - 100);
            }
        }
        save(new File(folder, "atoms.dat"), atoms);
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("read");
        Atom[] atoms = load(new File(folder, "atoms.dat"));
        tally.rest();
        addTo(tally, atoms);
        tally.phase("compute");
        relax(atoms);
        tally.phase("write");
        File result = new File(folder, "relaxed.dat");
        save(result, atoms);
        tally.rest();
        tally.add(result);
    }

    private static Atom[] load(File file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
        try {
            Atom[] atoms = new Atom[in.readInt()];
            for (int i = 0; i < atoms.length; i++) {
                atoms[i] = new Atom();
                atoms[i].read(in);
            }
            return atoms;
        } finally {
            in.close();
        }
    }

    private static void save(File file, Atom[] atoms) throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            out.writeInt(atoms.length);
            for (int i = 0; i < atoms.length; i++) {
                atoms[i].write(out);
            }
        } finally {
            out.close();
        }
    }

    private static void addTo(Tally tally, Atom[] atoms) {
        for (int i = 0; i < atoms.length; i++) {
            tally.add(atoms[i].position);
            tally.add(atoms[i].neighbours);
        }
    }

    /** Moves each atom a little towards its neighbours, which are counted from itself. */
    private static void relax(Atom[] atoms) {
        for (int i = 0; i < atoms.length; i++) {
            for (int k = 0; k < atoms[i].neighbours.length; k++) {
                int other = i + atoms[i].neighbours[k];
                if (other >= 0 && other < atoms.length) {
                    for (int d = 0; d < 3; d++) {
                        atoms[i].position[d] += (atoms[other].position[d] - atoms[i].position[d]) / 16;
                    }
                }
            }
        }
    }
}
