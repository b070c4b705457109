/* Chunks of longs that are read, computed with, and written or not. */
#include "program.h"

static uint64_t step(uint64_t value, uint64_t with) {
    value = (value ^ with) * 0x9E3779B97F4A7C15u;
    return value ^ value >> 32;
}

int main(int argc, char **argv) {
    int writing = argc > 2 && strcmp(argv[2], "c-read-write") == 0;
    if (argc < 4 || argc > 6 || strcmp(argv[1], "run") != 0 || (!writing && strcmp(argv[2], "c-read") != 0)) {
        usage(argv[0], "c-read|c-read-write");
    }
    char *from = in_folder(argv[3], "numbers.dat"), *to = in_folder(argv[3], "computed.dat");
    int64_t steps = argc > 4 ? atol(argv[4]) : 0;
    size_t bytes = argc > 5 ? (size_t) atol(argv[5]) : 4 << 20, length = bytes / 8;
    int64_t chunks = length_of(from) / (int64_t) bytes;
    uint64_t *chunk = allocate(bytes), value = 1;
    unlink(to);
    phase("run");
    int in = open_file(from, O_RDONLY), out = writing ? open_file(to, O_WRONLY | O_CREAT) : -1;
    for (int64_t c = 0; c < chunks; c++) {
        read_fully(in, chunk, bytes);
        swap_longs((int64_t *) chunk, length);
        for (int64_t i = 0; i < steps; i++) {
            value = step(value, chunk[i & (int64_t) (length - 1)]);
            if (writing) chunk[i & (int64_t) (length - 1)] = value;
        }
        if (writing) {
            swap_longs((int64_t *) chunk, length);
            write_fully(out, chunk, bytes);
        }
    }
    close(in);
    if (writing) close(out);
    rest();
    add(value);
    if (writing) add(sum_of_file(to));
    print_tally();
    return 0;
}
