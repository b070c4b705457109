/*
 * Faults of the system, for programs that are started with LD_PRELOAD: which call on which file fails, stops short or
 * comes late is named by the position in the file and not by how many calls there were before, so that a program meets
 * the same faults whether it reads byte by byte or all at once, as it would on a disk with a bad sector.
 *
 * FAULTS holds rules, with a semicolon between: FILE CALL AT WHAT
 *
 *   FILE  what is in the name of the open file; * for any
 *   CALL  read, write, pread, pwrite, lseek, fstat (but for the first of each open file, which is the JDK's when it opens one),
 *         stat or readlink (of what /proc tells of open files), malloc (of AT bytes, or a few more)
 *   AT    the position in the file; a call never goes across it. * for any
 *   WHAT  EIO*3    fails so often in each open file, and goes on; also EINTR, ENOSPC, EAGAIN, ENOMEM, EBADF. EIO alone: always
 *         again*3  EINTR so often at each position that a call begins at
 *         short*7  never more than so many bytes, how many depends on the position
 *         late*100 so many microseconds, for calls of 1 KiB or more
 *         cut*9    the file is cut off there before the call, once for each open file
 *         grow*9   so many bytes of -1 are appended before the call, once for each open file
 *         over*9   so many bytes from AT on become -1 before the call, once for each open file
 *         count    nothing; how many there were is written into the file FAULTS_COUNTS at the end, a line for each rule
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

enum call { READ, WRITE, PREAD, PWRITE, LSEEK, FSTAT, STAT, READLINK, MALLOC, CALLS };
static const char *const call_names[] = {"read", "write", "pread", "pwrite", "lseek", "fstat", "stat", "readlink", "malloc"};

static const struct {
    const char *name;
    int number;
} errors[] = {{"EIO", EIO},       {"EINTR", EINTR},   {"ENOSPC", ENOSPC},
              {"EAGAIN", EAGAIN}, {"ENOMEM", ENOMEM}, {"EBADF", EBADF}};

#define MOST 16
#define FILES 1024
#define ANYWHERE (-1L)

struct rule {
    char file[64];
    enum call call;
    long at;
    char what[32];
    int error;
    long times; /* -1: always */
    long left;  /* of them; counted anew for each open file */
    long last; /* where it last failed */
    long here; /* and how often, there */
    int counts;
    long met;
};

static struct rule rules[MOST];
static int count;
static volatile int ready;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* Which rules are for an open file, as bits, and one above for "known". */
#define KNOWN (1 << MOST)
static volatile int files[FILES];
static volatile int stats[FILES];

__attribute__((constructor)) static void parse(void) {
    const char *text = getenv("FAULTS");
    char copy[2048], *save = 0;
    if (text == 0) {
        return;
    }
    snprintf(copy, sizeof copy, "%s", text);
    for (char *part = strtok_r(copy, ";", &save); part != 0; part = strtok_r(0, ";", &save)) {
        struct rule *r = &rules[count];
        char call[16], at[32], what[32];
        if (sscanf(part, " %63s %15s %31s %31s", r->file, call, at, what) != 4 || count == MOST) {
            fprintf(stderr, "faults: cannot read %s\n", part);
            _exit(99);
        }
        r->call = CALLS;
        for (int k = 0; k < CALLS; k++) {
            if (strcmp(call, call_names[k]) == 0) {
                r->call = (enum call)k;
            }
        }
        char *star = strchr(what, '*');
        r->left = star == 0 ? -1 : atol(star + 1);
        r->times = r->left;
        if (star != 0) {
            *star = 0;
        }
        snprintf(r->what, sizeof r->what, "%s", what);
        for (size_t k = 0; k < sizeof errors / sizeof *errors; k++) {
            if (strcmp(what, errors[k].name) == 0) {
                r->error = errors[k].number;
            }
        }
        r->at = strcmp(at, "*") == 0 ? ANYWHERE : atol(at);
        r->last = -2;
        r->counts = strcmp(what, "count") == 0;
        if (r->call == CALLS || (r->error == 0 && strstr("again short late cut grow over count", what) == 0)) {
            fprintf(stderr, "faults: cannot read %s\n", part);
            _exit(99);
        }
        count++;
    }
    ready = count > 0;
}

__attribute__((destructor)) static void tell(void) {
    const char *name = getenv("FAULTS_COUNTS");
    FILE *to = ready && name != 0 ? fopen(name, "w") : 0;
    for (int k = 0; k < count && to != 0; k++) {
        if (rules[k].counts) {
            fprintf(to, "%s %ld\n", call_names[rules[k].call], rules[k].met);
        }
    }
    if (to != 0) {
        fclose(to);
    }
}

static int is_of(const char *file, const char *name) {
    return strcmp(file, "*") == 0 || strstr(name, file) != 0;
}

static int rules_of(int fd) {
    char link[40], name[4096];
    int found = KNOWN;
    if (fd < 0 || fd >= FILES) {
        return KNOWN;
    }
    if (files[fd] != 0) {
        return files[fd];
    }
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    long n = syscall(SYS_readlink, link, name, sizeof name - 1);
    if (n > 0) {
        name[n] = 0;
        for (int k = 0; k < count; k++) {
            if (is_of(rules[k].file, name)) {
                found |= 1 << k;
                rules[k].left = rules[k].times;
                rules[k].last = -2;
            }
        }
    }
    return files[fd] = found;
}

static void forget(int fd) {
    if (fd >= 0 && fd < FILES) {
        files[fd] = 0;
        stats[fd] = 0;
    }
}

static int fails(struct rule *r, long position) {
    int failed = 0;
    pthread_mutex_lock(&lock);
    if (r->counts) {
        r->met++;
    } else if (strcmp(r->what, "again") == 0) {
        if (r->last != position) {
            r->last = position;
            r->here = 0;
        }
        failed = r->here++ < r->left ? EINTR : 0;
    } else if (r->error != 0 && r->left != 0) {
        r->left -= r->left > 0;
        failed = r->error;
    }
    pthread_mutex_unlock(&lock);
    return failed;
}

/* Another process writes to the file that fd is open for. */
static void change(struct rule *r, int fd, long at) {
    pthread_mutex_lock(&lock);
    long n = r->left;
    r->left = 0;
    pthread_mutex_unlock(&lock);
    if (n == 0) {
        return;
    }
    char link[40], name[4096], ones[4096];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    long length = syscall(SYS_readlink, link, name, sizeof name - 1);
    name[length < 0 ? 0 : length] = 0;
    int other = (int)syscall(SYS_openat, AT_FDCWD, name, O_WRONLY);
    memset(ones, 255, sizeof ones);
    if (strcmp(r->what, "cut") == 0) {
        syscall(SYS_ftruncate, other, n);
    } else {
        long from = strcmp(r->what, "grow") == 0 ? syscall(SYS_lseek, other, 0L, SEEK_END) : at;
        while (n > 0) {
            long part = n < (long)sizeof ones ? n : (long)sizeof ones;
            syscall(SYS_pwrite64, other, ones, part, from);
            from += part;
            n -= part;
        }
    }
    syscall(SYS_close, other);
}

static long position_of(int fd, enum call call) {
    if (call == WRITE && (fcntl(fd, F_GETFL) & O_APPEND) != 0) {
        struct stat now;
        return syscall(SYS_fstat, fd, &now) == 0 ? (long)now.st_size : ANYWHERE;
    }
    return syscall(SYS_lseek, fd, 0L, SEEK_CUR);
}

/* How many bytes the call may move, or less than 0 for an error. */
static long allowed(int fd, enum call call, long position, long n) {
    int mine = rules_of(fd) & ~KNOWN;
    if (mine == 0) {
        return n;
    }
    long at = position >= 0 ? position : position_of(fd, call);
    for (int k = 0; k < count; k++) {
        struct rule *r = &rules[k];
        if ((mine & 1 << k) == 0 || r->call != call) {
            continue;
        }
        if (r->counts) {
            fails(r, at);
        } else if (strcmp(r->what, "late") == 0) {
            if (n >= 1024) {
                usleep((useconds_t)r->left);
            }
        } else if (strcmp(r->what, "short") == 0) {
            unsigned long mixed = ((unsigned long)at + 1) * 0x9E3779B97F4A7C15UL;
            long most = 1 + (long)((mixed >> 40) % (unsigned long)r->left);
            n = n < most ? n : most;
        } else if (r->at != ANYWHERE && at < r->at) {
            n = at + n > r->at ? r->at - at : n;
        } else if (r->at == ANYWHERE || at == r->at) {
            if (r->error == 0 && strcmp(r->what, "again") != 0) {
                change(r, fd, at);
                continue;
            }
            int error = fails(r, at);
            if (error != 0) {
                errno = error;
                return -1;
            }
        }
    }
    return n;
}

/* For calls that move nothing. */
static int refused(int fd, enum call call) {
    int mine = ready ? rules_of(fd) & ~KNOWN : 0;
    for (int k = 0; k < count && mine != 0; k++) {
        if ((mine & 1 << k) != 0 && rules[k].call == call) {
            int error = fails(&rules[k], 0);
            if (error != 0) {
                errno = error;
                return 1;
            }
        }
    }
    return 0;
}

static int is_open_file(const char *path) {
    return path != 0 && (strncmp(path, "/proc/self/fd/", 14) == 0 || strncmp(path, "/dev/fd/", 8) == 0);
}

static int refused_of(const char *path, enum call call) {
    return ready && is_open_file(path) && refused(atoi(strrchr(path, '/') + 1), call);
}

#define NEXT(type, name, ...)                                       \
    static type (*next)(__VA_ARGS__);                               \
    if (next == 0) {                                                \
        *(void **)&next = dlsym(RTLD_NEXT, name);                   \
    }

ssize_t read(int fd, void *to, size_t n) {
    long m = ready ? allowed(fd, READ, ANYWHERE, (long)n) : (long)n;
    return m < 0 ? -1 : syscall(SYS_read, fd, to, m);
}

ssize_t write(int fd, const void *from, size_t n) {
    long m = ready ? allowed(fd, WRITE, ANYWHERE, (long)n) : (long)n;
    return m < 0 ? -1 : syscall(SYS_write, fd, from, m);
}

ssize_t pread64(int fd, void *to, size_t n, off64_t at) {
    long m = ready ? allowed(fd, PREAD, at, (long)n) : (long)n;
    return m < 0 ? -1 : syscall(SYS_pread64, fd, to, m, at);
}

ssize_t pread(int fd, void *to, size_t n, off_t at) {
    return pread64(fd, to, n, at);
}

ssize_t pwrite64(int fd, const void *from, size_t n, off64_t at) {
    long m = ready ? allowed(fd, PWRITE, at, (long)n) : (long)n;
    return m < 0 ? -1 : syscall(SYS_pwrite64, fd, from, m, at);
}

ssize_t pwrite(int fd, const void *from, size_t n, off_t at) {
    return pwrite64(fd, from, n, at);
}

off64_t lseek64(int fd, off64_t at, int from) {
    return refused(fd, LSEEK) ? -1 : syscall(SYS_lseek, fd, at, from);
}

off_t lseek(int fd, off_t at, int from) {
    return lseek64(fd, at, from);
}

static int refuses_fstat(int fd) {
    return ready && fd >= 0 && fd < FILES && stats[fd]++ > 0 && refused(fd, FSTAT);
}

int fstat(int fd, struct stat *to) {
    return refuses_fstat(fd) ? -1 : (int)syscall(SYS_fstat, fd, to);
}

int fstat64(int fd, struct stat64 *to) {
    return refuses_fstat(fd) ? -1 : (int)syscall(SYS_fstat, fd, to);
}

int __fxstat(int version, int fd, struct stat *to) {
    (void)version;
    return fstat(fd, to);
}

int __fxstat64(int version, int fd, struct stat64 *to) {
    (void)version;
    return fstat64(fd, to);
}

int stat(const char *path, struct stat *to) {
    return refused_of(path, STAT) ? -1 : (int)syscall(SYS_stat, path, to);
}

int stat64(const char *path, struct stat64 *to) {
    return refused_of(path, STAT) ? -1 : (int)syscall(SYS_stat, path, to);
}

int __xstat(int version, const char *path, struct stat *to) {
    (void)version;
    return stat(path, to);
}

int __xstat64(int version, const char *path, struct stat64 *to) {
    (void)version;
    return stat64(path, to);
}

ssize_t readlink(const char *path, char *to, size_t n) {
    return refused_of(path, READLINK) ? -1 : syscall(SYS_readlink, path, to, n);
}

int open64(const char *path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    int mode = va_arg(more, int);
    va_end(more);
    int fd = (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
    forget(fd);
    return fd;
}

int open(const char *path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    int mode = va_arg(more, int);
    va_end(more);
    return open64(path, flags, mode);
}

int close(int fd) {
    forget(fd);
    return (int)syscall(SYS_close, fd);
}

int dup2(int from, int to) {
    int fd = (int)syscall(SYS_dup2, from, to);
    forget(fd);
    return fd;
}

void *malloc(size_t n) {
    NEXT(void *, "malloc", size_t)
    if (ready && n >= 4096) {
        for (int k = 0; k < count; k++) {
            if (rules[k].call == MALLOC && (long)n >= rules[k].at && (long)n < rules[k].at + 64 && fails(&rules[k], 0)) {
                errno = ENOMEM;
                return 0;
            }
        }
    }
    return next(n);
}
