/* Points of 64 bytes, each of which belongs to any worker. */
#include "pieces.h"

enum { POINT = 64 };

static int64_t element_size(void) {
    return 8;
}

static int64_t used_bytes(int64_t length) {
    return length / POINT * POINT;
}

static int owner(uint32_t point, int workers) {
    uint32_t mixed = point * 0x9E3779B1u;
    mixed = (mixed ^ mixed >> 15) * 0x85EBCA6Bu;
    return (int) ((mixed >> 8) % (uint32_t) workers);
}

static size_t pieces_of(int64_t length, int rank, int workers, struct piece **pieces) {
    uint32_t points = (uint32_t) (length / POINT);
    size_t count = 0;
    *pieces = malloc((size_t) points * sizeof **pieces);
    for (uint32_t point = 0; point < points; point++) {
        if (owner(point, workers) == rank) {
            (*pieces)[count++] = (struct piece) {(int64_t) POINT * point, POINT};
        }
    }
    return count;
}
