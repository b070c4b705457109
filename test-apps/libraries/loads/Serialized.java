package loads;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;

/** A collection that is written and read by Java's own serialization. */
abstract class Serialized extends Load {
    protected abstract Object collection(int[] ints);

    @Override
    protected final void make(File file, int bytes) throws Exception {
        try (ObjectOutputStream out = new ObjectOutputStream(new BufferedOutputStream(new FileOutputStream(file)))) {
            out.writeObject(collection(ints(bytes)));
        }
    }

    @Override
    protected final Object load(File file) throws Exception {
        try (ObjectInputStream in = new ObjectInputStream(new BufferedInputStream(new FileInputStream(file)))) {
            return in.readObject();
        }
    }

    @Override
    protected final long sum(Object loaded) {
        return loaded.hashCode();
    }
}
