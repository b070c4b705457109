package legacy;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/** Which documents a term is in, and how much it weighs there. */
public final class Postings implements Externalizable {
    private static final long serialVersionUID = 1L;

    private String[] terms;
    private int[] starts;
    private int[] documents;
    private float[] weights;

    /** For serialization. */
    public Postings() {}

    Postings(String[] terms, int[] starts, int[] documents, float[] weights) {
        this.terms = terms;
        this.starts = starts;
        this.documents = documents;
        this.weights = weights;
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeInt(terms.length);
        for (int t = 0; t < terms.length; t++) {
            out.writeUTF(terms[t]);
        }
        for (int t = 0; t <= terms.length; t++) {
            out.writeInt(starts[t]);
        }
        out.writeInt(documents.length);
        for (int i = 0; i < documents.length; i++) {
            out.writeInt(documents[i]);
        }
        for (int i = 0; i < weights.length; i++) {
            out.writeFloat(weights[i]);
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        terms = new String[in.readInt()];
        for (int t = 0; t < terms.length; t++) {
            terms[t] = in.readUTF();
        }
        starts = new int[terms.length + 1];
        for (int t = 0; t < starts.length; t++) {
            starts[t] = in.readInt();
        }
        int count = in.readInt();
        documents = new int[count];
        for (int i = 0; i < count; i++) {
            documents[i] = in.readInt();
        }
        weights = new float[count];
        for (int i = 0; i < count; i++) {
            weights[i] = in.readFloat();
        }
    }

    void addTo(Tally tally) {
        for (int t = 0; t < terms.length; t++) {
            tally.add(terms[t]);
        }
        tally.add(starts);
        tally.add(documents);
        tally.add(weights);
    }

    /** How many documents hold both terms. */
    int together(int term, int other) {
        int i = starts[term];
        int k = starts[other];
        int count = 0;
        while (i < starts[term + 1] && k < starts[other + 1]) {
            if (documents[i] == documents[k]) {
                count++;
                i++;
                k++;
            } else if (documents[i] < documents[k]) {
                i++;
            } else {
                k++;
            }
        }
        return count;
    }

    void decay() {
        for (int i = 0; i < weights.length; i++) {
            weights[i] *= 0.9f;
        }
    }
}
