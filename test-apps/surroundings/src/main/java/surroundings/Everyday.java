package surroundings;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** A little of everything that programs do with arrays and files, in whatever surroundings. Its exit code is 7. */
public final class Everyday {
    private Everyday() {}

    /** A folder to work in; how much of it. */
    public static void main(String[] arguments) throws Exception {
        String folder = arguments[0];
        String n = arguments[1];
        Writing.main(new String[] {folder + "/w-", "0", n, "5000", "raf,file,append,buffered"});
        for (Elements type : Elements.values()) {
            Reading.main(new String[] {folder + "/w-raf-" + type, "3000", "raf,file,buffered", type.name()});
        }
        Größe.messen(new File(folder, "objects"), Integer.parseInt(n));
        System.err.println("that was all");
        System.exit(7);
    }

    /** A class whose name is not ASCII, as are those of its methods and of a loop's site in reports. */
    static final class Größe {
        private Größe() {}

        static void messen(File file, int länge) throws IOException {
            double[] größen = new double[länge];
            for (int i = 0; i < länge; i++) {
                größen[i] = i / 3.0;
            }
            schreiben(file, größen);
            Tally tally = new Tally();
            tally.add(lesen(file, länge), länge);
            System.out.println("objects: " + tally);
        }

        private static void schreiben(File file, double[] größen) throws IOException {
            ObjectOutputStream out = new ObjectOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
            for (int i = 0; i < größen.length; i++) {
                out.writeDouble(größen[i]);
            }
            out.close();
            DataOutputStream data = new DataOutputStream(new FileOutputStream(file.getPath() + ".data"));
            for (int i = 0; i < größen.length; i++) {
                data.writeDouble(größen[i]);
            }
            data.close();
        }

        private static double[] lesen(File file, int länge) throws IOException {
            double[] größen = new double[länge];
            ObjectInputStream in = new ObjectInputStream(new BufferedInputStream(new FileInputStream(file)));
            for (int i = 0; i < länge; i++) {
                größen[i] = in.readDouble();
            }
            in.close();
            DataInputStream data = new DataInputStream(new FileInputStream(file.getPath() + ".data"));
            for (int i = 0; i < länge; i++) {
                größen[i] += data.readDouble();
            }
            data.close();
            return größen;
        }
    }
}
