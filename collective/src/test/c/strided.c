/* Every int whose number leaves the rank when divided by the size: written or read by all, big-endian. */
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int failed(const char *what, int code) {
    char text[MPI_MAX_ERROR_STRING];
    int length;
    if (code == MPI_SUCCESS) {
        return 0;
    }
    MPI_Error_string(code, text, &length);
    fprintf(stderr, "%s: %s\n", what, text);
    return 1;
}

int main(int argc, char **argv) {
    int rank, size;
    MPI_File file;
    MPI_Datatype strided, repeated;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int writes = strcmp(argv[1], "write") == 0;
    int count = atoi(argv[3]);
    unsigned *a = malloc(4u * count);
    if (failed("open", MPI_File_open(MPI_COMM_WORLD, argv[2], writes ? MPI_MODE_CREATE | MPI_MODE_RDWR : MPI_MODE_RDONLY,
                    MPI_INFO_NULL, &file))) {
        MPI_Abort(MPI_COMM_WORLD, 2);
    }
    MPI_Type_contiguous(1, MPI_INT, &strided);
    MPI_Type_create_resized(strided, 0, 4 * size, &repeated);
    MPI_Type_commit(&repeated);
    MPI_File_set_view(file, 4 * rank, MPI_INT, repeated, "native", MPI_INFO_NULL);
    for (int k = 0; k < count; k++) {
        a[k] = __builtin_bswap32((unsigned) ((k * size + rank) * 7));
    }
    int bad = 0;
    if (writes) {
        bad = failed("write", MPI_File_write_all(file, a, count, MPI_INT, MPI_STATUS_IGNORE));
    } else {
        unsigned *b = calloc(count, 4);
        bad = failed("read", MPI_File_read_all(file, b, count, MPI_INT, MPI_STATUS_IGNORE));
        bad |= memcmp(a, b, 4u * count) != 0;
    }
    MPI_File_close(&file);
    MPI_Finalize();
    printf(bad ? "other elements\n" : "C is through\n");
    return bad;
}
