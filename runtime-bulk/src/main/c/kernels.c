/*
 * The codec's kernels, for each level of the processor. Nothing of the C library is used and nothing linked, so which
 * C library a system has is all the same.
 */
#include "kernels.h"

#define EXPORT __attribute__((visibility("default")))

typedef void kernel(const uint8_t *from, uint8_t *to, size_t n);

/* One element at a time: the ends of every vector kernel, and whole transfers on a processor without vectors. */
#define SCALAR(name, type, turn)                                              \
    static void name##_0(const uint8_t *from, uint8_t *to, size_t n) {        \
        for (size_t k = 0; k < n; k += sizeof(type)) {                        \
            type v;                                                           \
            __builtin_memcpy(&v, from + k, sizeof v);                         \
            v = (type)(turn);                                                 \
            __builtin_memcpy(to + k, &v, sizeof v);                           \
        }                                                                     \
    }

SCALAR(ones, uint8_t, v != 0)
SCALAR(swap2, uint16_t, __builtin_bswap16(v))
SCALAR(swap4, uint32_t, __builtin_bswap32(v))
SCALAR(swap8, uint64_t, __builtin_bswap64(v))
SCALAR(floats, uint32_t, __builtin_bswap32((v & 0x7FFFFFFF) > 0x7F800000 ? 0x7FC00000 : v))
SCALAR(doubles, uint64_t, __builtin_bswap64((v & INT64_MAX) > 0x7FF0000000000000 ? 0x7FF8000000000000 : v))

#if defined(__x86_64__)
#include <immintrin.h>

/* Bytes before the target is aligned for vectors, or none if its elements never are. */
static size_t head(const uint8_t *to, size_t vector, size_t element, size_t n) {
    size_t bytes = -(uintptr_t)to & (vector - 1);
    return bytes % element != 0 || bytes > n ? 0 : bytes;
}

#define VECTOR(name, level, isa, element, type, load, store, turn)                              \
    __attribute__((target(isa))) static void name##_##level(const uint8_t *from, uint8_t *to, size_t n) { \
        const size_t w = sizeof(type);                                                          \
        size_t k = head(to, w, element, n);                                                     \
        name##_0(from, to, k);                                                                  \
        for (; k + 4 * w <= n; k += 4 * w) {                                                    \
            type a = load((const void *)(from + k)), b = load((const void *)(from + k + w));    \
            type c = load((const void *)(from + k + 2 * w)), d = load((const void *)(from + k + 3 * w)); \
            store((void *)(to + k), turn(a));                                                   \
            store((void *)(to + k + w), turn(b));                                               \
            store((void *)(to + k + 2 * w), turn(c));                                           \
            store((void *)(to + k + 3 * w), turn(d));                                           \
        }                                                                                       \
        for (; k + w <= n; k += w) {                                                            \
            type v = load((const void *)(from + k));                                            \
            store((void *)(to + k), turn(v));                                                   \
        }                                                                                       \
        name##_0(from + k, to + k, n - k);                                                      \
    }

#define VECTORS(level, isa, type, load, store)                                        \
    VECTOR(ones, level, isa, 1, type, load, store, ONES_##level)                      \
    VECTOR(swap2, level, isa, 2, type, load, store, SWAP2_##level)                    \
    VECTOR(swap4, level, isa, 4, type, load, store, SWAP4_##level)                    \
    VECTOR(swap8, level, isa, 8, type, load, store, SWAP8_##level)                    \
    VECTOR(floats, level, isa, 4, type, load, store, FLOATS_##level)                  \
    VECTOR(doubles, level, isa, 8, type, load, store, DOUBLES_##level)

/* The same sixteen bytes serve each lane of a wider vector. */
#define ORDER2 1, 0, 3, 2, 5, 4, 7, 6, 9, 8, 11, 10, 13, 12, 15, 14
#define ORDER4 3, 2, 1, 0, 7, 6, 5, 4, 11, 10, 9, 8, 15, 14, 13, 12
#define ORDER8 7, 6, 5, 4, 3, 2, 1, 0, 15, 14, 13, 12, 11, 10, 9, 8

#define TURN_1(v, order) _mm_shuffle_epi8(v, _mm_setr_epi8(order))
#define PICK_1(met, v, other) _mm_or_si128(_mm_andnot_si128(met, v), _mm_and_si128(met, other))
#define ONES_1(v) _mm_add_epi8(_mm_cmpeq_epi8(v, _mm_setzero_si128()), _mm_set1_epi8(1))
#define SWAP2_1(v) TURN_1(v, ORDER2)
#define SWAP4_1(v) TURN_1(v, ORDER4)
#define SWAP8_1(v) TURN_1(v, ORDER8)
#define FLOATS_1(v) \
    SWAP4_1(PICK_1(_mm_castps_si128(_mm_cmpunord_ps(_mm_castsi128_ps(v), _mm_castsi128_ps(v))), v, _mm_set1_epi32(0x7FC00000)))
#define DOUBLES_1(v) \
    SWAP8_1(PICK_1(_mm_castpd_si128(_mm_cmpunord_pd(_mm_castsi128_pd(v), _mm_castsi128_pd(v))), v, _mm_set1_epi64x(0x7FF8000000000000)))
VECTORS(1, "ssse3", __m128i, _mm_loadu_si128, _mm_storeu_si128)

#define TURN_2(v, order) _mm256_shuffle_epi8(v, _mm256_broadcastsi128_si256(_mm_setr_epi8(order)))
#define ONES_2(v) _mm256_add_epi8(_mm256_cmpeq_epi8(v, _mm256_setzero_si256()), _mm256_set1_epi8(1))
#define SWAP2_2(v) TURN_2(v, ORDER2)
#define SWAP4_2(v) TURN_2(v, ORDER4)
#define SWAP8_2(v) TURN_2(v, ORDER8)
#define FLOATS_2(v)                                                                                                               \
    SWAP4_2(_mm256_blendv_epi8(v, _mm256_set1_epi32(0x7FC00000),                                                                  \
                               _mm256_castps_si256(_mm256_cmp_ps(_mm256_castsi256_ps(v), _mm256_castsi256_ps(v), _CMP_UNORD_Q))))
#define DOUBLES_2(v)                                                                                                              \
    SWAP8_2(_mm256_blendv_epi8(v, _mm256_set1_epi64x(0x7FF8000000000000),                                                         \
                               _mm256_castpd_si256(_mm256_cmp_pd(_mm256_castsi256_pd(v), _mm256_castsi256_pd(v), _CMP_UNORD_Q))))
VECTORS(2, "avx2", __m256i, _mm256_loadu_si256, _mm256_storeu_si256)

#define TURN_3(v, order) _mm512_shuffle_epi8(v, _mm512_broadcast_i32x4(_mm_setr_epi8(order)))
#define ONES_3(v) _mm512_maskz_mov_epi8(_mm512_test_epi8_mask(v, v), _mm512_set1_epi8(1))
#define SWAP2_3(v) TURN_3(v, ORDER2)
#define SWAP4_3(v) TURN_3(v, ORDER4)
#define SWAP8_3(v) TURN_3(v, ORDER8)
#define FLOATS_3(v)                                                                                                               \
    SWAP4_3(_mm512_mask_mov_epi32(v, _mm512_cmp_ps_mask(_mm512_castsi512_ps(v), _mm512_castsi512_ps(v), _CMP_UNORD_Q),            \
                                  _mm512_set1_epi32(0x7FC00000)))
#define DOUBLES_3(v)                                                                                                              \
    SWAP8_3(_mm512_mask_mov_epi64(v, _mm512_cmp_pd_mask(_mm512_castsi512_pd(v), _mm512_castsi512_pd(v), _CMP_UNORD_Q),            \
                                  _mm512_set1_epi64(0x7FF8000000000000)))
VECTORS(3, "avx512f,avx512bw", __m512i, _mm512_loadu_si512, _mm512_storeu_si512)

static int best(void) {
    __builtin_cpu_init();
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw")) {
        return 3;
    }
    return __builtin_cpu_supports("avx2") ? 2 : __builtin_cpu_supports("ssse3") ? 1 : 0;
}

#define LEVELS 4
#define LEVEL(n) {ones_##n, swap2_##n, swap4_##n, swap8_##n, floats_##n, doubles_##n}
static kernel *const kernels[LEVELS][KINDS] = {LEVEL(0), LEVEL(1), LEVEL(2), LEVEL(3)};
#else
static int best(void) {
    return 0;
}

#define LEVELS 1
static kernel *const kernels[LEVELS][KINDS] = {{ones_0, swap2_0, swap4_0, swap8_0, floats_0, doubles_0}};
#endif

static int level_in_use;

EXPORT int32_t standpipe_level(int32_t wanted) {
    int level = best();
    if (wanted >= 0 && wanted < level) {
        level = wanted;
    }
    if (wanted >= -1) {
        level_in_use = level;
    }
    return level_in_use;
}

__attribute__((constructor)) static void start(void) {
    standpipe_level(-1);
}

EXPORT void standpipe_move(int32_t kind, const void *from, void *to, int64_t n) {
    kernels[level_in_use][kind](from, to, (size_t)n);
}
