/* A cube of ints, of which each worker has a block. */
#include "pieces.h"

static int64_t element_size(void) {
    return 4;
}

static int64_t used_bytes(int64_t length) {
    int64_t edge = edge_of(length / 4);
    return 4 * edge * edge * edge;
}

static size_t pieces_of(int64_t length, int rank, int workers, struct piece **pieces) {
    int64_t edge = edge_of(length / 4), start[3], end[3];
    int grid[3] = {1, 1, 1};
    for (int left = workers, d = 0; left > 1; left /= 2, d = (d + 1) % 3) grid[d] *= 2;
    int place[3] = {rank / (grid[1] * grid[2]), rank / grid[2] % grid[1], rank % grid[2]};
    for (int d = 0; d < 3; d++) {
        start[d] = first_of(edge, place[d], grid[d]);
        end[d] = first_of(edge, place[d] + 1, grid[d]);
    }
    size_t count = 0;
    *pieces = malloc((size_t) ((end[0] - start[0]) * (end[1] - start[1])) * sizeof **pieces);
    for (int64_t z = start[0]; z < end[0]; z++) {
        for (int64_t y = start[1]; y < end[1]; y++) {
            (*pieces)[count++] = (struct piece) {4 * ((z * edge + y) * edge + start[2]), 4 * (end[2] - start[2])};
        }
    }
    return count;
}
