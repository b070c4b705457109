/* Workers, threads or processes, that read their block of a file of ints and write it to another. */
#include "program.h"

#include <pthread.h>
#include <sys/mman.h>
#include <sys/wait.h>

enum { PIECE = 1 << 18 };

/* Seen by all workers. */
static pthread_barrier_t *barrier;
static uint32_t *array;
static int64_t ints;

static int workers = 1, rounds = 1, steps, as_threads = 1, locked;
static const char *from, *to;

static void swap_ints(uint32_t *target, const uint32_t *source, size_t count) {
    for (size_t i = 0; i < count; i++) target[i] = __builtin_bswap32(source[i]);
}

static int open_locked(const char *path, int flags, int64_t first, int64_t count) {
    struct flock lock = {.l_type = F_WRLCK, .l_whence = SEEK_SET, .l_start = 4 * first, .l_len = 4 * count};
    int file = open_file(path, locked ? (flags & O_CREAT) | O_RDWR : flags);
    if (locked && fcntl(file, F_SETLKW, &lock) != 0) fail("lock");
    return file;
}

static void read_block(int64_t first, int64_t count) {
    int file = open_locked(from, O_RDONLY, first, count);
    for (int64_t done = 0; done < 4 * count;) {
        uint32_t *piece = array + first + done / 4;
        size_t wanted = 4 * count - done < PIECE ? (size_t) (4 * count - done) : PIECE;
        for (size_t n = 0; n < wanted;) {
            ssize_t got = pread(file, (char *) piece + n, wanted - n, 4 * first + done + (int64_t) n);
            if (got <= 0) fail(from);
            n += (size_t) got;
        }
        swap_ints(piece, piece, wanted / 4);
        done += (int64_t) wanted;
    }
    close(file);
}

static void write_block(int64_t first, int64_t count) {
    int file = open_locked(to, O_WRONLY | O_CREAT, first, count);
    uint32_t *scratch = allocate(PIECE);
    for (int64_t done = 0; done < 4 * count;) {
        size_t wanted = 4 * count - done < PIECE ? (size_t) (4 * count - done) : PIECE;
        swap_ints(scratch, array + first + done / 4, wanted / 4);
        for (size_t n = 0; n < wanted;) {
            ssize_t put = pwrite(file, (char *) scratch + n, wanted - n, 4 * first + done + (int64_t) n);
            if (put <= 0) fail(to);
            n += (size_t) put;
        }
        done += (int64_t) wanted;
    }
    free(scratch);
    close(file);
}

static void force(void) {
    int file = open_file(to, O_RDWR);
    if (fsync(file) != 0) fail(to);
    close(file);
}

/* What a worker does between two barriers; the main program is at them too. */
static void *work(void *argument) {
    int64_t rank = (int64_t) (intptr_t) argument;
    int64_t first = ints * rank / workers, count = ints * (rank + 1) / workers - first;
    for (int i = 0; i < rounds * steps; i++) {
        int step = i % steps;
        pthread_barrier_wait(barrier);
        if (step == 0) {
            read_block(first, count);
        } else if (step == 1) {
            write_block(first, count);
        } else {
            force();
        }
        pthread_barrier_wait(barrier);
    }
    return NULL;
}

static void time_phase(const char *name) {
    /* Whoever comes last lets all go, so the clock is a little ahead of the barrier. */
    phase(name);
    pthread_barrier_wait(barrier);
    pthread_barrier_wait(barrier);
    rest();
}

static void *shared(size_t bytes) {
    void *memory = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (memory == MAP_FAILED) fail("memory");
    memset(memory, 0, bytes);
    return memory;
}

int main(int argc, char **argv) {
    if (argc < 4 || argc > 7 || strcmp(argv[1], "run") != 0) usage(argv[0], "c|c-locked");
    locked = strcmp(argv[2], "c-locked") == 0;
    if (!locked && strcmp(argv[2], "c") != 0) usage(argv[0], "c|c-locked");
    if (argc >= 6) {
        as_threads = strcmp(argv[4], "threads") == 0;
        workers = atoi(argv[5]);
        if (argc == 7) rounds = atoi(argv[6]);
    }
    steps = locked ? 3 : 2;
    from = in_folder(argv[3], "numbers.dat");
    to = in_folder(argv[3], "blocks.dat");
    ints = length_of(from) / 4;
    array = shared((size_t) (4 * ints));
    barrier = shared(sizeof *barrier);
    pthread_barrierattr_t across;
    pthread_barrierattr_init(&across);
    pthread_barrierattr_setpshared(&across, PTHREAD_PROCESS_SHARED);
    pthread_barrier_init(barrier, &across, (unsigned) workers + 1);
    pthread_t threads[workers];
    for (int64_t rank = 0; rank < workers; rank++) {
        if (as_threads) {
            if (pthread_create(&threads[rank], NULL, work, (void *) (intptr_t) rank) != 0) fail("thread");
        } else {
            pid_t child = fork();
            if (child < 0) fail("fork");
            if (child == 0) {
                work((void *) (intptr_t) rank);
                _exit(0);
            }
        }
    }
    usleep(20000); /* until all are at the barrier */
    for (int i = 0; i < rounds * steps; i++) {
        if (i % steps == 0) {
            memset(phases, 0, sizeof phases); /* the last round is what counts */
            unlink(to);
        }
        time_phase((const char *[]) {"read", "write", "force"}[i % steps]);
    }
    for (int rank = 0; rank < workers; rank++) {
        int status = 0;
        if (as_threads) {
            pthread_join(threads[rank], NULL);
        } else if (wait(&status) < 0 || status != 0) {
            fail("worker");
        }
    }
    uint64_t sum = 0;
    for (int64_t i = 0; i < ints; i++) sum += (uint64_t) (int64_t) (int32_t) array[i] * weight((uint64_t) i);
    add(sum);
    add(sum_of_file(to));
    print_tally();
    return 0;
}
