/* The job of the measured Java programs, in C: read(2) or write(2) in chunks, bytes swapped by the widest shuffle the CPU has.
 * transfer READ|WRITE ELEMENT_SIZE memory|file PATH, then orders on standard input as in Measured.java. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define JOBS 64

typedef void kernel(uint8_t *to, const uint8_t *from, size_t bytes, int size);

static void swap_scalar(uint8_t *to, const uint8_t *from, size_t bytes, int size) {
    for (size_t i = 0; i + size <= bytes; i += size)
        for (int b = 0; b < size; b++) to[i + b] = from[i + size - 1 - b];
}

#if defined(__x86_64__)
#include <immintrin.h>

static __m128i pattern(int size) {
    uint8_t p[16];
    for (int b = 0; b < 16; b++) p[b] = (uint8_t) (b / size * size + size - 1 - b % size);
    return _mm_loadu_si128((const __m128i *) p);
}

__attribute__((target("ssse3"))) static void swap_ssse3(uint8_t *to, const uint8_t *from, size_t bytes, int size) {
    __m128i p = pattern(size);
    size_t i = 0;
    for (; i + 16 <= bytes; i += 16)
        _mm_storeu_si128((__m128i *) (to + i), _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *) (from + i)), p));
    swap_scalar(to + i, from + i, bytes - i, size);
}

__attribute__((target("avx2"))) static void swap_avx2(uint8_t *to, const uint8_t *from, size_t bytes, int size) {
    __m256i p = _mm256_broadcastsi128_si256(pattern(size));
    size_t i = 0;
    for (; i + 128 <= bytes; i += 128)
        for (int u = 0; u < 128; u += 32)
            _mm256_storeu_si256((__m256i *) (to + i + u), _mm256_shuffle_epi8(_mm256_loadu_si256((const __m256i *) (from + i + u)), p));
    swap_scalar(to + i, from + i, bytes - i, size);
}

__attribute__((target("avx512f,avx512bw"))) static void swap_avx512(uint8_t *to, const uint8_t *from, size_t bytes, int size) {
    __m512i p = _mm512_broadcast_i32x4(pattern(size));
    size_t i = 0;
    for (; i + 256 <= bytes; i += 256)
        for (int u = 0; u < 256; u += 64)
            _mm512_storeu_si512(to + i + u, _mm512_shuffle_epi8(_mm512_loadu_si512(from + i + u), p));
    swap_scalar(to + i, from + i, bytes - i, size);
}
#endif

static kernel *widest(const char **name) {
#if defined(__x86_64__)
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512bw")) return *name = "AVX-512", swap_avx512;
    if (__builtin_cpu_supports("avx2")) return *name = "AVX2", swap_avx2;
    if (__builtin_cpu_supports("ssse3")) return *name = "SSSE3", swap_ssse3;
#endif
    return *name = "scalar", swap_scalar;
}

static void swap(uint8_t *to, const uint8_t *from, size_t bytes, int size) {
    static kernel *chosen;
    const char *name;
    if (!chosen) chosen = widest(&name);
    if (size == 1) memcpy(to, from, bytes);
    else chosen(to, from, bytes, size);
}

static void die(const char *what) {
    perror(what);
    exit(1);
}

static void *pages(size_t bytes) {
    void *p = NULL;
    if (posix_memalign(&p, 4096, bytes < 4096 ? 4096 : bytes)) die("posix_memalign");
    return memset(p, 0, bytes < 4096 ? 4096 : bytes);
}

struct job { size_t chunk, bytes; long calls; uint8_t *array, *scratch, *memory; int fd; };

static int reads, size, in_memory;
static const char *path;
static struct job jobs[JOBS];

static uint64_t mix(uint64_t k) {
    uint64_t z = (k + 1) * 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    return z ^ z >> 27;
}

/* Element k of the data. 8 stands for long; a driver that measures double says 9: eight bytes, another value. */
static int doubles;

static void element(uint8_t *to, uint64_t k) {
    uint64_t bits = mix(k);
    if (doubles) {
        double d = (double) (bits >> 11) * 0x1p-53;
        memcpy(to, &d, 8);
    } else {
        memcpy(to, &bits, size); /* little-endian, as all of this */
    }
}

static void all(struct job *j, uint8_t *p, size_t n) {
    while (n > 0) {
        ssize_t r = reads ? read(j->fd, p, n) : write(j->fd, p, n);
        if (r <= 0) die("transfer");
        p += r;
        n -= (size_t) r;
    }
}

static void once(struct job *j, long call) {
    if (in_memory) {
        uint8_t *m = j->memory + (size_t) call * j->bytes;
        if (reads) swap(j->array, m, j->bytes, size);
        else swap(m, j->array, j->bytes, size);
        return;
    }
    for (size_t i = 0; i < j->bytes; i += j->chunk) {
        size_t n = j->bytes - i < j->chunk ? j->bytes - i : j->chunk;
        if (size == 1) {
            all(j, j->array + i, n);
        } else if (reads) {
            all(j, j->scratch, n);
            swap(j->array + i, j->scratch, n, size);
        } else {
            swap(j->scratch, j->array + i, n, size);
            all(j, j->scratch, n);
        }
    }
}

static long nanos(clockid_t clock) {
    struct timespec t;
    clock_gettime(clock, &t);
    return t.tv_sec * 1000000000L + t.tv_nsec;
}

static void pass(struct job *j, long *cpu, long *elapsed) {
    if (!in_memory && lseek(j->fd, 0, SEEK_SET)) die("lseek");
    long clock = nanos(CLOCK_MONOTONIC), start = nanos(CLOCK_THREAD_CPUTIME_ID);
    for (long c = 0; c < j->calls; c++) once(j, c);
    *cpu += nanos(CLOCK_THREAD_CPUTIME_ID) - start;
    *elapsed += nanos(CLOCK_MONOTONIC) - clock;
}

static void prepare(struct job *j, size_t chunk, long length, long calls) {
    j->chunk = chunk;
    j->bytes = (size_t) length * (size_t) size;
    j->calls = calls;
    j->array = pages(j->bytes);
    j->scratch = pages(chunk);
    for (long k = 0; k < length; k++) element(j->array + k * size, (uint64_t) k);
    if (!in_memory) {
        j->fd = reads ? open(path, O_RDONLY) : open(path, O_RDWR | O_CREAT | O_TRUNC, 0666);
        if (j->fd < 0) die(path);
        return;
    }
    j->memory = pages(j->bytes * (size_t) calls);
    uint8_t e[8];
    for (long k = 0; reads && k < length * calls; k++) {
        element(e, (uint64_t) k);
        swap_scalar(j->memory + k * size, e, (size_t) size, size);
    }
}

/* Compares the last call's bytes, as they stand on the wire, with what they must be. */
static const char *finish(struct job *j) {
    long cpu = 0, elapsed = 0;
    uint8_t *wire = pages(j->bytes), *right = pages(j->bytes);
    uint64_t first = reads ? (uint64_t) (j->calls - 1) * (j->bytes / (size_t) size) : 0;
    for (size_t k = 0; k < j->bytes / (size_t) size; k++) {
        uint8_t e[8];
        element(e, first + k);
        swap_scalar(right + k * (size_t) size, e, (size_t) size, size);
    }
    if (reads) memset(j->array, 0, j->bytes);
    pass(j, &cpu, &elapsed);
    if (reads) swap_scalar(wire, j->array, j->bytes, size);
    else if (in_memory) memcpy(wire, j->memory + (size_t) (j->calls - 1) * j->bytes, j->bytes);
    else if (pread(j->fd, wire, j->bytes, (off_t) ((size_t) (j->calls - 1) * j->bytes)) != (ssize_t) j->bytes) die("pread");
    const char *verdict = memcmp(wire, right, j->bytes) ? "differs" : "ok";
    free(wire);
    free(right);
    free(j->array);
    free(j->scratch);
    free(j->memory);
    if (!in_memory) close(j->fd);
    memset(j, 0, sizeof *j);
    return verdict;
}

int main(int argc, char **argv) {
    char line[256], word[64];
    long id, x, y;
    int next = 0;
    const char *name;
    if (argc == 2) return widest(&name), puts(name), 0;
    if (argc != 5) return fputs("usage: transfer READ|WRITE ELEMENT_SIZE memory|file PATH\n", stderr), 2;
    reads = !strcmp(argv[1], "READ");
    size = atoi(argv[2]);
    if (size == 9) size = 8, doubles = 1;
    in_memory = !strcmp(argv[3], "memory");
    path = argv[4];
    while (fgets(line, sizeof line, stdin)) {
        long cpu = 0, elapsed = 0;
        if (sscanf(line, "prepare %63s %ld %ld", word, &x, &y) == 3 && next < JOBS) {
            prepare(&jobs[next], !strcmp(word, "C_1M") ? 1 << 20 : 1 << 16, x, y);
            printf("ready %d\n", next++);
        } else if (sscanf(line, "warm %ld %ld", &id, &x) == 2) {
            long stop = nanos(CLOCK_MONOTONIC) + x * 1000000L;
            do cpu = 0, pass(&jobs[id], &cpu, &elapsed);
            while (nanos(CLOCK_MONOTONIC) < stop);
            printf("%ld\n", cpu);
        } else if (sscanf(line, "run %ld %ld", &id, &x) == 2) {
            while (x-- > 0) pass(&jobs[id], &cpu, &elapsed);
            printf("%ld %ld\n", cpu, elapsed);
        } else if (sscanf(line, "finish %ld", &id) == 1) {
            puts(finish(&jobs[id]));
        } else {
            return fprintf(stderr, "what is %s", line), 1;
        }
        fflush(stdout);
    }
    return 0;
}
