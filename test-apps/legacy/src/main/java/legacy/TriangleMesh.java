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

/** A mesh of vertices and triangles, each with its count in front; the normals of all vertices go to a second file. */
public final class TriangleMesh extends Application {
    private float[] x;
    private float[] y;
    private float[] z;
    private int[] corners;
    private byte[] groups;

    public static void main(String[] args) throws Exception {
        new TriangleMesh().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1998);
        DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(new FileOutputStream(new File(folder, "model.mesh"))));
        try {
            out.writeUTF("MESH");
            out.writeInt(size);
            for (int i = 0; i < size; i++) {
                out.writeFloat(random.nextFloat());
                out.writeFloat(random.nextFloat());
                out.writeFloat(random.nextFloat());
            }
            int triangles = 2 * size;
            out.writeInt(triangles);
            for (int i = 0; i < 3 * triangles; i++) {
                out.writeInt(random.nextInt(size));
            }
            for (int i = 0; i < triangles; i++) {
                out.writeByte(random.nextInt(5));
            }
        } finally {
            out.close();
        }
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("read");
        DataInputStream in =
                new DataInputStream(new BufferedInputStream(new FileInputStream(new File(folder, "model.mesh"))));
        try {
            if (!in.readUTF().equals("MESH")) {
                throw new IOException("not a mesh");
            }
            readVertices(in);
            readTriangles(in);
        } finally {
            in.close();
        }
        tally.phase("compute");
        float[] normals = normals();
        tally.phase("write");
        File result = new File(folder, "model.normals");
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(result)));
        try {
            out.writeInt(normals.length);
            for (int i = 0; i < normals.length; i++) {
                out.writeFloat(normals[i]);
            }
        } finally {
            out.close();
        }
        tally.rest();
        tally.add(x);
        tally.add(y);
        tally.add(z);
        tally.add(corners);
        tally.add(groups, groups.length);
        tally.add(result);
    }

    private void readVertices(DataInputStream in) throws IOException {
        int count = in.readInt();
        x = new float[count];
        y = new float[count];
        z = new float[count];
        for (int i = 0; i < count; i++) {
            x[i] = in.readFloat();
            y[i] = in.readFloat();
            z[i] = in.readFloat();
        }
    }

    private void readTriangles(DataInputStream in) throws IOException {
        int count = in.readInt();
        corners = new int[3 * count];
        for (int i = 0; i < corners.length; i++) {
            corners[i] = in.readInt();
        }
        groups = new byte[count];
        for (int i = 0; i < count; i++) {
            groups[i] = in.readByte();
        }
    }

    /** Sums of the normals of the triangles around each vertex; one group is the outside, and does not count. */
    private float[] normals() {
        float[] normals = new float[3 * x.length];
        for (int t = 0; t < groups.length; t++) {
            if (groups[t] == 0) {
                continue;
            }
            int a = corners[3 * t];
            int b = corners[3 * t + 1];
            int c = corners[3 * t + 2];
            float ux = x[b] - x[a];
            float uy = y[b] - y[a];
            float uz = z[b] - z[a];
            float vx = x[c] - x[a];
            float vy = y[c] - y[a];
            float vz = z[c] - z[a];
            for (int k = 0; k < 3; k++) {
                int at = 3 * corners[3 * t + k];
                normals[at] += uy * vz - uz * vy;
                normals[at + 1] += uz * vx - ux * vz;
                normals[at + 2] += ux * vy - uy * vx;
            }
        }
        return normals;
    }
}
