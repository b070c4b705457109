package legacy;

/** The vectors that are nearest to one, as many as there is room for, the nearest first. */
final class NearestList {
    private final float[] query;
    private final int[] ids;
    private final float[] distances;
    private int found;

    NearestList(float[] query, int room) {
        this.query = query;
        ids = new int[room];
        distances = new float[room];
    }

    void offer(int id, float[] vector) {
        float distance = distance(vector);
        if (found < ids.length) {
            found++;
        } else if (distance >= distances[found - 1]) {
            return;
        }
        int at = found - 1;
        for (; at > 0 && distances[at - 1] > distance; at--) {
            distances[at] = distances[at - 1];
            ids[at] = ids[at - 1];
        }
        distances[at] = distance;
        ids[at] = id;
    }

    private float distance(float[] vector) {
        float sum = 0;
        for (int d = 0; d < query.length; d++) {
            sum += (vector[d] - query[d]) * (vector[d] - query[d]);
        }
        return sum;
    }

    int[] ids() {
        return ids;
    }
}
