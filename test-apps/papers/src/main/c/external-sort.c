/* The first pass of an external merge sort: read a chunk of longs, sort it, write it. */
#include "program.h"

static void insertion_sort(int64_t *a, size_t n) {
    for (size_t i = 1; i < n; i++) {
        int64_t value = a[i];
        size_t j = i;
        for (; j > 0 && a[j - 1] > value; j--) a[j] = a[j - 1];
        a[j] = value;
    }
}

static void sift(int64_t *a, size_t at, size_t n) {
    int64_t value = a[at];
    for (size_t child = 2 * at + 1; child < n; child = 2 * at + 1) {
        if (child + 1 < n && a[child + 1] > a[child]) child++;
        if (a[child] <= value) break;
        a[at] = a[child];
        at = child;
    }
    a[at] = value;
}

static void heap_sort(int64_t *a, size_t n) {
    for (size_t i = n / 2; i-- > 0;) sift(a, i, n);
    for (size_t end = n; end-- > 1;) {
        int64_t top = a[0];
        a[0] = a[end];
        a[end] = top;
        sift(a, 0, end);
    }
}

static int64_t median(int64_t a, int64_t b, int64_t c) {
    return a < b ? (b < c ? b : a < c ? c : a) : (a < c ? a : b < c ? c : b);
}

/* Quicksort that turns to a heap when it goes wrong, and to insertion when little is left. */
static void sort(int64_t *a, size_t n, int depth) {
    while (n > 24) {
        if (depth-- == 0) {
            heap_sort(a, n);
            return;
        }
        int64_t pivot = median(a[0], a[n / 2], a[n - 1]);
        size_t i = 0, j = n - 1;
        for (;; i++, j--) {
            while (a[i] < pivot) i++;
            while (a[j] > pivot) j--;
            if (i >= j) break;
            int64_t swapped = a[i];
            a[i] = a[j];
            a[j] = swapped;
        }
        sort(a, j + 1, depth);
        a += j + 1;
        n -= j + 1;
    }
    insertion_sort(a, n);
}

int main(int argc, char **argv) {
    if (argc < 4 || argc > 5 || strcmp(argv[1], "run") != 0 || strcmp(argv[2], "c") != 0) usage(argv[0], "c");
    char *from = in_folder(argv[3], "numbers.dat"), *to = in_folder(argv[3], "chunks.dat");
    size_t bytes = argc == 5 ? (size_t) atol(argv[4]) : 1 << 19, length = bytes / 8;
    int64_t chunks = length_of(from) / (int64_t) bytes;
    int depth = 2 * (64 - __builtin_clzll(length | 1));
    unlink(to);
    phase("open");
    int64_t *chunk = allocate(bytes);
    int in = open_file(from, O_RDONLY), out = open_file(to, O_WRONLY | O_CREAT);
    for (int64_t c = 0; c < chunks; c++) {
        phase("read");
        read_fully(in, chunk, bytes);
        swap_longs(chunk, length);
        phase("sort");
        sort(chunk, length, depth);
        phase("write");
        swap_longs(chunk, length);
        write_fully(out, chunk, bytes);
    }
    close(in);
    close(out);
    rest();
    add(sum_of_file(to));
    print_tally();
    return 0;
}
