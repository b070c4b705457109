/* Drops files from the page cache, as far as the system allows it, and prints how many of their pages are there before and after. */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static long resident(int fd, size_t length, long page) {
    size_t pages = (length + page - 1) / page;
    unsigned char *there = malloc(pages);
    void *map = mmap(NULL, length, PROT_READ, MAP_SHARED, fd, 0);
    long count = 0;
    if (map == MAP_FAILED || there == NULL || mincore(map, length, there) != 0) {
        count = -1;
    } else {
        for (size_t i = 0; i < pages; i++) {
            count += there[i] & 1;
        }
    }
    if (map != MAP_FAILED) {
        munmap(map, length);
    }
    free(there);
    return count;
}

int main(int argc, char **argv) {
    long page = sysconf(_SC_PAGESIZE);
    long pages = 0, before = 0, after = 0;
    for (int i = 1; i < argc; i++) {
        struct stat facts;
        int fd = open(argv[i], O_RDONLY);
        if (fd < 0 || fstat(fd, &facts) != 0) {
            perror(argv[i]);
            return 1;
        }
        if (facts.st_size > 0) {
            pages += (facts.st_size + page - 1) / page;
            before += resident(fd, facts.st_size, page);
            fsync(fd);
            posix_fadvise(fd, 0, 0, POSIX_FADV_DONTNEED);
            after += resident(fd, facts.st_size, page);
        }
        close(fd);
    }
    printf("%ld %ld %ld\n", pages, before, after);
    return 0;
}
