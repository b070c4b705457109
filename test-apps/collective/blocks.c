/* A block of a cube of big-endian ints for each process, by MPI-IO; what Blocks.java does, in C. */
#define _GNU_SOURCE
#include <mpi.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static int rank, size, edge, counts[3], starts[3], collective;
static size_t ints;
static uint32_t *array, *turned;

static void must(const char *what, int code) {
    if (code != MPI_SUCCESS) {
        char text[MPI_MAX_ERROR_STRING];
        int length;
        MPI_Error_string(code, text, &length);
        fprintf(stderr, "blocks: %s: %s\n", what, text);
        MPI_Abort(MPI_COMM_WORLD, 1);
    }
}

static int64_t now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000000LL + t.tv_nsec;
}

/* Halved from the last dimension on, so that two processes have pieces already. */
static void take_block(void) {
    int grid[3] = {1, 1, 1};
    for (int left = size, d = 2; left > 1; left /= 2, d = (d + 2) % 3) {
        if (left % 2 != 0) {
            fprintf(stderr, "blocks: %d ranks are not a power of two\n", size);
            MPI_Abort(MPI_COMM_WORLD, 2);
        }
        grid[d] *= 2;
    }
    int place[3] = {rank / (grid[1] * grid[2]), rank / grid[2] % grid[1], rank % grid[2]};
    ints = 1;
    for (int d = 0; d < 3; d++) {
        starts[d] = (int) ((int64_t) edge * place[d] / grid[d]);
        counts[d] = (int) ((int64_t) edge * (place[d] + 1) / grid[d]) - starts[d];
        ints *= (size_t) counts[d];
    }
}

static MPI_File open_view(const char *name, int mode, MPI_Datatype block) {
    MPI_File file;
    must("open", MPI_File_open(MPI_COMM_WORLD, name, mode, MPI_INFO_NULL, &file));
    must("view", MPI_File_set_view(file, 0, MPI_INT, block, "native", MPI_INFO_NULL));
    return file;
}

static MPI_Datatype block_type(void) {
    MPI_Datatype block;
    int sizes[3] = {edge, edge, edge};
    must("type", MPI_Type_create_subarray(3, sizes, counts, starts, MPI_ORDER_C, MPI_INT, &block));
    must("commit", MPI_Type_commit(&block));
    return block;
}

static void read_block(const char *name) {
    MPI_Status status;
    int got;
    MPI_Datatype block = block_type();
    MPI_File file = open_view(name, MPI_MODE_RDONLY, block);
    must("read", (collective ? MPI_File_read_all : MPI_File_read)(file, array, (int) ints, MPI_INT, &status));
    must("close", MPI_File_close(&file));
    must("free", MPI_Type_free(&block));
    must("count", MPI_Get_count(&status, MPI_INT, &got));
    if (got != (int) ints) must("the file is too short", MPI_ERR_IO);
    for (size_t k = 0; k < ints; k++) array[k] = __builtin_bswap32(array[k]);
}

static void write_block(const char *name) {
    for (size_t k = 0; k < ints; k++) turned[k] = __builtin_bswap32(array[k]);
    MPI_Datatype block = block_type();
    MPI_File file = open_view(name, MPI_MODE_CREATE | MPI_MODE_RDWR, block);
    must("write", (collective ? MPI_File_write_all : MPI_File_write)(file, turned, (int) ints, MPI_INT,
        MPI_STATUS_IGNORE));
    must("close", MPI_File_close(&file));
    must("free", MPI_Type_free(&block));
}

int main(int argc, char **argv) {
    const char *threads = getenv("BLOCKS_THREADS");
    int level = threads && strcmp(threads, "serialized") == 0 ? MPI_THREAD_SERIALIZED : MPI_THREAD_SINGLE;
    MPI_Init_thread(&argc, &argv, level, &level);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (argc != 6) {
        fprintf(stderr, "usage: blocks collective|independent IN OUT EDGE ROUNDS\n");
        MPI_Abort(MPI_COMM_WORLD, 2);
    }
    collective = strcmp(argv[1], "collective") == 0;
    edge = atoi(argv[4]);
    int rounds = atoi(argv[5]);
    take_block();
    array = malloc(4 * ints);
    turned = malloc(4 * ints);
    if (array == NULL || turned == NULL) must("memory", MPI_ERR_NO_MEM);
    memset(turned, 0, 4 * ints);
    int64_t nanos[2][64];
    uint32_t known = 0;
    for (int round = 0; round < rounds; round++) {
        memset(array, 0, 4 * ints);
        if (rank == 0) unlink(argv[3]);
        for (int writes = 0; writes < 2; writes++) {
            MPI_Barrier(MPI_COMM_WORLD);
            int64_t since = now();
            if (writes) write_block(argv[3]);
            else read_block(argv[2]);
            nanos[writes][round % 64] = now() - since;
            MPI_Barrier(MPI_COMM_WORLD);
        }
        uint32_t sum = 1;
        for (size_t k = 0; k < ints; k++) sum = 31 * sum + array[k];
        if (round > 0 && sum != known) must("a round has read something else than those before", MPI_ERR_OTHER);
        known = sum;
    }
    char *said = NULL;
    size_t length;
    FILE *out = open_memstream(&said, &length);
    for (int round = 0; round < rounds; round++) {
        fprintf(out, "time %d %lld %lld\n", round, (long long) nanos[0][round % 64], (long long) nanos[1][round % 64]);
    }
    fprintf(out, "sum %d %08x\n", rank, known);
    fclose(out);
    fwrite(said, 1, length, stdout);
    fflush(stdout);
    MPI_Finalize();
    return 0;
}
