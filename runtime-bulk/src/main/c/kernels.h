#include <stddef.h>
#include <stdint.h>

/* What happens to the elements on their way. Known to NativeCodec by number. */
enum { ONES, SWAP2, SWAP4, SWAP8, FLOATS, DOUBLES, KINDS };

/* Moves n bytes, a whole number of elements. Every element is stored once; neither side need be aligned. */
void standpipe_move(int32_t kind, const void *from, void *to, int64_t n);

/*
 * Uses the kernels of this level, or of the best one the processor has if that is less; -1 asks for the best, which is what the library starts with, and -2 for
 * no change. Returns the level now in use.
 */
int32_t standpipe_level(int32_t wanted);
