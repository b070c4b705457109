/* Workers, each of which has many pieces of one file: read and written one by one, or sieved as ROMIO does it. */
#ifndef PIECES_H
#define PIECES_H

#include "program.h"

#include <pthread.h>

enum { READ_WINDOW = 4 << 20, WRITE_WINDOW = 512 << 10 };

struct piece {
    int64_t at, length;
};

/* What an experiment says: bytes of an element, bytes of the file that are used, and the pieces of a worker. */
static int64_t element_size(void);
static int64_t used_bytes(int64_t file_length);
static size_t pieces_of(int64_t file_length, int rank, int workers, struct piece **pieces);

static struct worker {
    struct piece *pieces;
    size_t count;
    char *data;
    pthread_t thread;
} *all;

static pthread_barrier_t barrier;
static int workers = 4, rounds = 1, sieved;
static const char *from, *to;

static inline int64_t first_of(int64_t things, int k, int shares) {
    return things * k / shares;
}

static inline int64_t edge_of(int64_t things) {
    int64_t edge = 0;
    while ((edge + 1) * (edge + 1) * (edge + 1) <= things) edge++;
    return edge;
}

/* From one side of memory to the other; both may be the same. */
static void swap_elements(char *target, const char *source, int64_t bytes) {
    if (element_size() == 4) {
        for (int64_t i = 0; i < bytes; i += 4) {
            uint32_t value;
            memcpy(&value, source + i, 4);
            value = __builtin_bswap32(value);
            memcpy(target + i, &value, 4);
        }
    } else {
        for (int64_t i = 0; i < bytes; i += 8) {
            uint64_t value;
            memcpy(&value, source + i, 8);
            value = __builtin_bswap64(value);
            memcpy(target + i, &value, 8);
        }
    }
}

static void read_at(int file, char *data, int64_t bytes, int64_t at) {
    for (int64_t done = 0; done < bytes;) {
        ssize_t n = pread(file, data + done, (size_t) (bytes - done), at + done);
        if (n <= 0) fail("read");
        done += n;
    }
}

static void write_at(int file, const char *data, int64_t bytes, int64_t at) {
    for (int64_t done = 0; done < bytes;) {
        ssize_t n = pwrite(file, data + done, (size_t) (bytes - done), at + done);
        if (n <= 0) fail("write");
        done += n;
    }
}

static void lock(int file, short type, int64_t at, int64_t bytes) {
    struct flock lock = {.l_type = type, .l_whence = SEEK_SET, .l_start = at, .l_len = bytes};
    if (fcntl(file, F_OFD_SETLKW, &lock) != 0) fail("lock");
}

/* One by one. */
static void carry_pieces(struct worker *own, int file, int reads) {
    char *data = own->data, *scratch = reads ? NULL : allocate(WRITE_WINDOW);
    for (size_t p = 0; p < own->count; p++) {
        int64_t length = own->pieces[p].length, at = own->pieces[p].at;
        if (reads) {
            read_at(file, data, length, at);
            swap_elements(data, data, length);
        } else {
            for (int64_t done = 0; done < length; done += WRITE_WINDOW) {
                int64_t some = length - done < WRITE_WINDOW ? length - done : WRITE_WINDOW;
                swap_elements(scratch, data + done, some);
                write_at(file, scratch, some, at + done);
            }
        }
        data += length;
    }
    free(scratch);
}

/* Window by window, whatever lies between; pieces are cut where a window ends. */
static void carry_sieved(struct worker *own, int file, int reads) {
    int64_t size = reads ? READ_WINDOW : WRITE_WINDOW, done = 0;
    char *window = allocate((size_t) size), *data = own->data;
    for (size_t p = 0; p < own->count;) {
        int64_t start = own->pieces[p].at + done, end = start;
        size_t last = p;
        while (last < own->count && own->pieces[last].at < start + size) {
            end = own->pieces[last].at + own->pieces[last].length;
            last++;
        }
        if (end > start + size) end = start + size;
        if (!reads) lock(file, F_WRLCK, start, end - start);
        read_at(file, window, end - start, start);
        while (p < own->count && own->pieces[p].at + done < end) {
            int64_t at = own->pieces[p].at + done, some = own->pieces[p].length - done;
            if (some > end - at) some = end - at;
            if (reads) {
                swap_elements(data, window + at - start, some);
            } else {
                swap_elements(window + at - start, data, some);
            }
            data += some;
            done += some;
            if (done == own->pieces[p].length) {
                done = 0;
                p++;
            }
        }
        if (!reads) {
            write_at(file, window, end - start, start);
            lock(file, F_UNLCK, start, end - start);
        }
    }
    free(window);
}

static void *work(void *argument) {
    struct worker *own = argument;
    for (int step = 0; step < 2 * rounds; step++) {
        int reads = step % 2 == 0;
        pthread_barrier_wait(&barrier);
        int file = reads ? open_file(from, O_RDONLY) : open_file(to, O_RDWR);
        if (sieved) {
            carry_sieved(own, file, reads);
        } else {
            carry_pieces(own, file, reads);
        }
        close(file);
        pthread_barrier_wait(&barrier);
    }
    return NULL;
}

static uint64_t sum_of_worker(const struct worker *own) {
    uint64_t sum = 0;
    const char *data = own->data;
    for (size_t p = 0; p < own->count; p++) {
        for (int64_t i = 0; i < own->pieces[p].length; i += element_size()) {
            int64_t value;
            if (element_size() == 4) {
                int32_t narrow;
                memcpy(&narrow, data, 4);
                value = narrow;
            } else {
                memcpy(&value, data, 8);
            }
            sum += (uint64_t) value * weight((uint64_t) ((own->pieces[p].at + i) / element_size()));
            data += element_size();
        }
    }
    return sum;
}

int main(int argc, char **argv) {
    if (argc < 4 || strcmp(argv[1], "run") != 0) usage(argv[0], "c|c-sieved");
    sieved = strcmp(argv[2], "c-sieved") == 0;
    if (!sieved && strcmp(argv[2], "c") != 0) usage(argv[0], "c|c-sieved");
    if (argc >= 6) workers = atoi(argv[5]);
    if (argc >= 7) rounds = atoi(argv[6]);
    from = in_folder(argv[3], "numbers.dat");
    to = in_folder(argv[3], "parts.dat");
    int64_t length = length_of(from);
    all = calloc((size_t) workers, sizeof *all);
    pthread_barrier_init(&barrier, NULL, (unsigned) workers + 1);
    for (int rank = 0; rank < workers; rank++) {
        int64_t bytes = 0;
        all[rank].count = pieces_of(length, rank, workers, &all[rank].pieces);
        for (size_t p = 0; p < all[rank].count; p++) bytes += all[rank].pieces[p].length;
        all[rank].data = allocate((size_t) bytes);
        if (pthread_create(&all[rank].thread, NULL, work, &all[rank]) != 0) fail("thread");
    }
    for (int round = 0; round < rounds; round++) {
        memset(phases, 0, sizeof phases); /* the last round is what counts */
        unlink(to);
        int file = open_file(to, O_RDWR | O_CREAT);
        if (ftruncate(file, used_bytes(length)) != 0) fail(to);
        close(file);
        for (int step = 0; step < 2; step++) {
            pthread_barrier_wait(&barrier);
            phase(step == 0 ? "read" : "write");
            pthread_barrier_wait(&barrier);
            rest();
        }
    }
    uint64_t sum = 0;
    for (int rank = 0; rank < workers; rank++) {
        pthread_join(all[rank].thread, NULL);
        sum += sum_of_worker(&all[rank]);
    }
    add(sum);
    add(sum_of_file(to));
    print_tally();
    return 0;
}

#endif
