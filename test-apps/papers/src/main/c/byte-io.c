/* The bytes of a file, in order or at random places, by single calls, buffers, and operations of some size. */
#include "program.h"

static uint8_t *data;
static size_t length, size;

/* The same numbers as in Java. */
static uint32_t seed;

static size_t place(size_t count) {
    seed = seed * 1103515245u + 12345u;
    return (seed >> 7) % count;
}

/* stdio, whose buffer has the size asked for */
static void read_stdio(int file) {
    FILE *in = fdopen(file, "r");
    setvbuf(in, NULL, _IOFBF, size);
    for (size_t i = 0; i < length; i++) data[i] = (uint8_t) getc(in);
    fclose(in);
}

static void write_stdio(int file) {
    FILE *out = fdopen(file, "w");
    setvbuf(out, NULL, _IOFBF, size);
    for (size_t i = 0; i < length; i++) putc(data[i], out);
    fclose(out);
}

static void read_buffer(int file) {
    uint8_t *buffer = allocate(size);
    size_t filled = 0, next = 0;
    for (size_t i = 0; i < length; i++) {
        if (next == filled) {
            ssize_t n = read(file, buffer, size);
            if (n <= 0) fail("read");
            filled = (size_t) n;
            next = 0;
        }
        data[i] = buffer[next++];
    }
    close(file);
}

static void write_buffer(int file) {
    uint8_t *buffer = allocate(size);
    size_t next = 0;
    for (size_t i = 0; i < length; i++) {
        if (next == size) {
            write_fully(file, buffer, size);
            next = 0;
        }
        buffer[next++] = data[i];
    }
    write_fully(file, buffer, next);
    close(file);
}

static void read_pieces(int file) {
    for (size_t i = 0; i < length; i += size) read_fully(file, data + i, length - i < size ? length - i : size);
    close(file);
}

static void write_pieces(int file) {
    for (size_t i = 0; i < length; i += size) write_fully(file, data + i, length - i < size ? length - i : size);
    close(file);
}

/* At random places. */
static void read_pieces_at(int file) {
    size_t pieces = length / size;
    for (size_t i = 0; i < pieces; i++) {
        lseek(file, (off_t) (place(pieces) * size), SEEK_SET);
        read_fully(file, data + i * size, size);
    }
    close(file);
}

static void write_pieces_at(int file) {
    size_t pieces = length / size;
    for (size_t i = 0; i < pieces; i++) {
        lseek(file, (off_t) (place(pieces) * size), SEEK_SET);
        write_fully(file, data + i * size, size);
    }
    close(file);
}

static struct {
    int file;
    uint8_t *bytes;
    size_t start, length;
    int changed;
} page;

static void flush(void) {
    if (page.changed) {
        lseek(page.file, (off_t) page.start, SEEK_SET);
        write_fully(page.file, page.bytes, page.length);
        page.changed = 0;
    }
}

static uint8_t *byte_at(size_t at) {
    if (at < page.start || at >= page.start + page.length) {
        flush();
        page.start = at / size * size;
        lseek(page.file, (off_t) page.start, SEEK_SET);
        ssize_t n = read(page.file, page.bytes, size);
        if (n <= 0) fail("read");
        page.length = (size_t) n;
    }
    return page.bytes + (at - page.start);
}

static void open_page(int file) {
    memset(&page, 0, sizeof page);
    page.file = file;
    page.bytes = allocate(size);
}

static void read_buffer_at(int file) {
    open_page(file);
    for (size_t i = 0; i < length; i++) data[i] = *byte_at(place(length));
    close(file);
}

static void write_buffer_at(int file) {
    open_page(file);
    for (size_t i = 0; i < length; i++) {
        *byte_at(place(length)) = data[i];
        page.changed = 1;
    }
    flush();
    close(file);
}

static const struct {
    const char *name;
    void (*read)(int);
    void (*write)(int);
    void (*read_at)(int);
    void (*write_at)(int);
} variants[] = {
    {"raw", read_pieces, write_pieces, read_pieces_at, write_pieces_at},
    {"buffered", read_stdio, write_stdio, NULL, NULL},
    {"direct", read_buffer, write_buffer, read_buffer_at, write_buffer_at},
    {"operation", read_pieces, write_pieces, read_pieces_at, write_pieces_at},
};

int main(int argc, char **argv) {
    size_t v = 0, all = sizeof variants / sizeof variants[0];
    while (argc > 2 && v < all && strcmp(argv[2], variants[v].name) != 0) v++;
    int at_random = argc > 4 && strcmp(argv[4], "random") == 0;
    if (argc < 4 || argc > 6 || strcmp(argv[1], "run") != 0 || v >= all || (at_random && variants[v].read_at == NULL)) {
        usage(argv[0], "raw|buffered|direct|operation");
    }
    char *from = in_folder(argv[3], "numbers.dat"), *to = in_folder(argv[3], "bytes.dat");
    length = (size_t) length_of(from);
    size = argc < 6 || v == 0 ? 1 : strcmp(argv[5], "whole") == 0 ? length : (size_t) atol(argv[5]);
    data = allocate(length);
    unlink(to);
    if (at_random) {
        int created = open_file(to, O_WRONLY | O_CREAT);
        if (ftruncate(created, (off_t) length) != 0) fail(to);
        close(created);
    }
    seed = 1;
    phase("read");
    (at_random ? variants[v].read_at : variants[v].read)(open_file(from, O_RDONLY));
    seed = 1;
    phase("write");
    (at_random ? variants[v].write_at : variants[v].write)(open_file(to, at_random ? O_RDWR : O_WRONLY | O_CREAT));
    rest();
    uint64_t sum = 0;
    for (size_t i = 0; i < length; i++) sum += (uint64_t) (int64_t) (int8_t) data[i] * weight(i);
    add(sum);
    add(sum_of_file(to));
    print_tally();
    return 0;
}
