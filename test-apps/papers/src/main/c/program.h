/* What the C programs share: phases, the checksum, and whole transfers, as the Java programs have them. */
#ifndef PROGRAM_H
#define PROGRAM_H

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { PHASES = 8 };

static struct {
    const char *name;
    int64_t nanos;
} phases[PHASES];
static int current = -1;
static int64_t since;
static uint64_t checksum;

static void fail(const char *what) {
    perror(what);
    exit(1);
}

static void usage(const char *program, const char *variants) {
    fprintf(stderr, "usage: %s run %s FOLDER [MORE...]\n", program, variants);
    exit(2);
}

static int64_t now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000000000LL + t.tv_nsec;
}

static void rest(void) {
    if (current >= 0) {
        phases[current].nanos += now() - since;
        current = -1;
    }
}

static void phase(const char *name) {
    int i = 0;
    rest();
    while (phases[i].name != NULL && strcmp(phases[i].name, name) != 0) i++;
    phases[i].name = name;
    current = i;
    since = now();
}

static inline void add(uint64_t value) {
    checksum = 31 * checksum + value;
}

static void print_tally(void) {
    int64_t total = 0;
    rest();
    for (int i = 0; i < PHASES && phases[i].name != NULL; i++) {
        printf("phase %s %lld ns\n", phases[i].name, (long long) phases[i].nanos);
        total += phases[i].nanos;
    }
    printf("phase total %lld ns\n", (long long) total);
    printf("checksum %08x\n", (uint32_t) (checksum ^ checksum >> 32));
}

static inline char *in_folder(const char *folder, const char *name) {
    char *path;
    if (asprintf(&path, "%s/%s", folder, name) < 0) fail("memory");
    return path;
}

static inline int open_file(const char *path, int flags) {
    int file = open(path, flags, 0666);
    if (file < 0) fail(path);
    return file;
}

static int64_t length_of(const char *path) {
    struct stat about;
    if (stat(path, &about) != 0) fail(path);
    return about.st_size;
}

static inline void *allocate(size_t bytes) {
    void *memory = aligned_alloc(4096, (bytes + 4095) / 4096 * 4096);
    if (memory == NULL) fail("memory");
    memset(memory, 0, bytes);
    return memory;
}

static inline void read_fully(int file, void *to, size_t bytes) {
    for (size_t done = 0; done < bytes;) {
        ssize_t n = read(file, (char *) to + done, bytes - done);
        if (n <= 0) fail("read");
        done += (size_t) n;
    }
}

static inline void write_fully(int file, const void *from, size_t bytes) {
    for (size_t done = 0; done < bytes;) {
        ssize_t n = write(file, (const char *) from + done, bytes - done);
        if (n <= 0) fail("write");
        done += (size_t) n;
    }
}

/* Files are big-endian, and the processor is taken to be little-endian. */
static inline void swap_longs(int64_t *values, size_t count) {
    for (size_t i = 0; i < count; i++) values[i] = (int64_t) __builtin_bswap64((uint64_t) values[i]);
}

/* A sum in which each value has a weight by its place. */
static uint64_t weight(uint64_t place) {
    return 2 * place + 1;
}

static inline uint64_t sum_of_file(const char *path) {
    enum { CHUNK = 1 << 16 };
    static uint64_t chunk[CHUNK / 8];
    uint64_t sum = 0, place = 0, longs = (uint64_t) length_of(path) / 8;
    int file = open_file(path, O_RDONLY);
    while (place < longs) {
        size_t count = longs - place < CHUNK / 8 ? longs - place : CHUNK / 8;
        read_fully(file, chunk, 8 * count);
        for (size_t i = 0; i < count; i++) sum += __builtin_bswap64(chunk[i]) * weight(place++);
    }
    close(file);
    return sum;
}

#endif
