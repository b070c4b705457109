/* A cube of points with five doubles each, of which each worker has a cell in each layer. */
#include "pieces.h"

enum { POINT = 40 };

static int64_t element_size(void) {
    return 8;
}

static int64_t used_bytes(int64_t length) {
    int64_t edge = edge_of(length / POINT);
    return POINT * edge * edge * edge;
}

static size_t pieces_of(int64_t length, int rank, int workers, struct piece **pieces) {
    int64_t edge = edge_of(length / POINT);
    int root = 1;
    while (root * root < workers) root++;
    size_t count = 0;
    *pieces = malloc((size_t) (edge * edge) * sizeof **pieces);
    for (int c = 0; c < root; c++) {
        int cell[3] = {c, (rank / root + c) % root, (rank % root + c) % root};
        int64_t start[3], end[3];
        for (int d = 0; d < 3; d++) {
            start[d] = first_of(edge, cell[d], root);
            end[d] = first_of(edge, cell[d] + 1, root);
        }
        for (int64_t z = start[0]; z < end[0]; z++) {
            for (int64_t y = start[1]; y < end[1]; y++) {
                (*pieces)[count++] =
                        (struct piece) {POINT * ((z * edge + y) * edge + start[2]), POINT * (end[2] - start[2])};
            }
        }
    }
    return count;
}
