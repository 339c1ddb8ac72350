// Preloaded into ReceiptMind by the promises: counts the calls that change what is on disk below FAULT_ROOT, and at the
// FAULT_AT-th of them ends the process (FAULT_DO=kill), ends it in the middle of a write (FAULT_DO=torn), or lets the call
// fail with the error number FAULT_DO. With FAULT_STICKY all later calls fail as well, as after a read-only remount.
// FAULT_SWAP is a link that takes the place of swap.png just before that is opened for the FAULT_AT-th time.
// FAULT_ONLY=data restricts the count to calls that can run into a full or failing disk. FAULT_LOG takes a line per call.
// FAULT_DISK is a folder that gets what a disk is bound to have kept if its power is cut: for each file that was synced one
// with its content, named by the inode's number; for each folder <number>.names, with the number, kind (d or f) and name of
// each entry; and removed/<number> for what was unlinked.
// FAULT_CLOCK is the second since 1970 that it is when the program starts.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

static atomic_long calls;
static long clock_offset;

__attribute__((constructor)) static void set_clock(void) {
    const char *start = getenv("FAULT_CLOCK");
    struct timespec now;
    if (start && syscall(SYS_clock_gettime, CLOCK_REALTIME, &now) == 0) clock_offset = atol(start) - now.tv_sec;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    int result = (int)syscall(SYS_clock_gettime, clock, time);
    if (result == 0 && clock == CLOCK_REALTIME) time->tv_sec += clock_offset;
    return result;
}
enum kind { NAMES, DATA };
enum answer { GO_ON, TEAR, FAIL };

static int is_below_root(const char *path) {
    const char *root = getenv("FAULT_ROOT");
    return root && strncmp(path, root, strlen(root)) == 0;
}

static void path_of(int descriptor, char path[PATH_MAX]) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, PATH_MAX - 1);
    path[length < 0 ? 0 : length] = 0;
}

static void end_process(void) {
    syscall(SYS_kill, getpid(), SIGKILL);
    for (;;) pause();
}

static enum answer count(const char *name, enum kind kind, const char *path) {
    if (!is_below_root(path)) return GO_ON;
    const char *only = getenv("FAULT_ONLY");
    if (only && kind != DATA) return GO_ON;
    long number = atomic_fetch_add(&calls, 1) + 1;
    const char *log = getenv("FAULT_LOG");
    if (log) {
        int file = (int)syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_APPEND, 0600);
        char line[PATH_MAX + 64];
        int length = snprintf(line, sizeof line, "%ld %s %s\n", number, name, path);
        syscall(SYS_write, file, line, length < (int)sizeof line ? length : (int)sizeof line);
        syscall(SYS_close, file);
    }
    const char *at = getenv("FAULT_AT"), *what = getenv("FAULT_DO");
    if (!at || !what || number < atol(at) || (number > atol(at) && !getenv("FAULT_STICKY"))) return GO_ON;
    if (strcmp(what, "torn") == 0) {
        if (strcmp(name, "write") == 0) return TEAR;
        end_process();
    }
    if (strcmp(what, "kill") == 0) end_process();
    errno = atoi(what);
    return FAIL;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// What is on the disk for good. Calls the kernel directly, so as not to be counted.

static void keep_file(int from, int to, off_t size) {
    char buffer[1 << 16];
    for (off_t at = 0; at < size;) {
        ssize_t count = pread(from, buffer, sizeof buffer, at);
        if (count <= 0) return;
        syscall(SYS_write, to, buffer, count);
        at += count;
    }
}

static void keep_folder(int from, int to) {
    int again = (int)syscall(SYS_openat, from, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
    DIR *stream = fdopendir(again);
    for (struct dirent *entry; stream && (entry = readdir(stream));) {
        char line[NAME_MAX + 64];
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        int length = snprintf(line, sizeof line, "%lu %c %s", (unsigned long)entry->d_ino,
                              entry->d_type == DT_DIR ? 'd' : 'f', entry->d_name);
        syscall(SYS_write, to, line, length + 1);
    }
    if (stream) closedir(stream);
}

static void keep(int descriptor) {
    const char *disk = getenv("FAULT_DISK");
    struct stat status;
    char path[PATH_MAX], temporary[PATH_MAX];
    path_of(descriptor, path);
    if (!disk || !is_below_root(path) || fstat(descriptor, &status) != 0) return;
    snprintf(path, sizeof path, "%s/%lu%s", disk, (unsigned long)status.st_ino, S_ISDIR(status.st_mode) ? ".names" : "");
    snprintf(temporary, sizeof temporary, "%s/.%lu-%ld", disk, (unsigned long)status.st_ino, syscall(SYS_gettid));
    int to = (int)syscall(SYS_openat, AT_FDCWD, temporary, O_WRONLY | O_CREAT | O_TRUNC, status.st_mode & 0777);
    if (S_ISDIR(status.st_mode)) keep_folder(descriptor, to);
    else keep_file(descriptor, to, status.st_size);
    syscall(SYS_fchmod, to, status.st_mode & 0777);
    // The order of syncs counts: the kernel's own times of files tick slowly, and a clock that is set goes back.
    struct timespec times[2];
    syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &times[1]);
    times[0] = times[1];
    syscall(SYS_utimensat, to, NULL, times, 0);
    syscall(SYS_close, to);
    syscall(SYS_renameat, AT_FDCWD, temporary, AT_FDCWD, path);
}

static void keep_all(int folder) {
    int again = (int)syscall(SYS_openat, folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
    DIR *stream = fdopendir(again);
    for (struct dirent *entry; stream && (entry = readdir(stream));) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
        if (entry->d_type != DT_DIR && entry->d_type != DT_REG) continue;
        int inner = (int)syscall(SYS_openat, again, entry->d_name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC, 0);
        if (entry->d_type == DT_DIR) keep_all(inner);
        else keep(inner);
        syscall(SYS_close, inner);
    }
    if (stream) closedir(stream);
    keep(folder);
}

static void keep_whole_root(void) {
    int root = (int)syscall(SYS_openat, AT_FDCWD, getenv("FAULT_ROOT"), O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
    keep_all(root);
    syscall(SYS_close, root);
}

static void note_removal(ino_t number) {
    const char *disk = getenv("FAULT_DISK");
    char name[PATH_MAX];
    if (!disk) return;
    snprintf(name, sizeof name, "%s/removed/%lu", disk, (unsigned long)number);
    syscall(SYS_close, syscall(SYS_openat, AT_FDCWD, name, O_WRONLY | O_CREAT, 0600));
}

ssize_t write(int descriptor, const void *bytes, size_t size) {
    char path[PATH_MAX];
    path_of(descriptor, path);
    switch (count("write", DATA, path)) {
    case FAIL: return -1;
    case TEAR:
        syscall(SYS_write, descriptor, bytes, size / 2);
        end_process();
        return -1;
    case GO_ON: break;
    }
    return syscall(SYS_write, descriptor, bytes, size);
}

#define ON_DESCRIPTOR(name, kind, parameters, arguments)                                                               \
    int name parameters {                                                                                              \
        char path[PATH_MAX];                                                                                           \
        path_of(descriptor, path);                                                                                     \
        return count(#name, kind, path) == GO_ON ? REAL(name) arguments : -1;                                          \
    }
ON_DESCRIPTOR(ftruncate, NAMES, (int descriptor, off_t size), (descriptor, size))
ON_DESCRIPTOR(fchmod, NAMES, (int descriptor, mode_t mode), (descriptor, mode))

#define ON_PATH(name, kind, parameters, arguments)                                                                     \
    int name parameters { return count(#name, kind, path) == GO_ON ? REAL(name) arguments : -1; }
ON_PATH(mkdir, DATA, (const char *path, mode_t mode), (path, mode))
ON_PATH(chmod, NAMES, (const char *path, mode_t mode), (path, mode))
ON_PATH(link, DATA, (const char *path, const char *to), (path, to))
ON_PATH(rename, DATA, (const char *path, const char *to), (path, to))
ON_PATH(renameat2, DATA, (int from, const char *path, int folder, const char *to, unsigned flags),
        (from, path, folder, to, flags))

int fsync(int descriptor) {
    char path[PATH_MAX];
    path_of(descriptor, path);
    if (count("fsync", DATA, path) != GO_ON) return -1;
    int result = REAL(fsync)(descriptor);
    if (result == 0) keep(descriptor);
    return result;
}

int syncfs(int descriptor) {
    char path[PATH_MAX];
    path_of(descriptor, path);
    if (count("syncfs", DATA, path) != GO_ON) return -1;
    int result = REAL(syncfs)(descriptor);
    if (result == 0 && getenv("FAULT_DISK")) keep_whole_root();
    return result;
}

static int remove_name(const char *call, const char *counted, int folder, const char *name, int flags) {
    struct stat status;
    if (count(call, NAMES, counted) != GO_ON) return -1;
    int known = fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW);
    int result = (int)syscall(SYS_unlinkat, folder, name, flags);
    if (result == 0 && known == 0 && (flags || status.st_nlink == 1)) note_removal(status.st_ino);
    return result;
}
int rmdir(const char *path) { return remove_name("rmdir", path, AT_FDCWD, path, AT_REMOVEDIR); }
int unlink(const char *path) { return remove_name("unlink", path, AT_FDCWD, path, 0); }
int unlinkat(int folder, const char *name, int flags) {
    char path[PATH_MAX];
    path_of(folder, path);
    return remove_name("unlinkat", path, folder, name, flags);
}

static void swap_before_opening(int folder, const char *path) {
    static atomic_long openings;
    const char *link = getenv("FAULT_SWAP"), *at = getenv("FAULT_AT"), *slash = strrchr(path, '/');
    if (!link || !at || strcmp(slash ? slash + 1 : path, "swap.png") != 0) return;
    if (atomic_fetch_add(&openings, 1) + 1 == atol(at)) syscall(SYS_renameat, AT_FDCWD, link, folder, path);
}

int openat(int folder, const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    swap_before_opening(folder, path);
    return (int)syscall(SYS_openat, folder, path, flags, mode);
}
int openat64(int folder, const char *path, int flags, ...) __attribute__((alias("openat")));

int open(const char *path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
    va_end(arguments);
    swap_before_opening(AT_FDCWD, path);
    if (flags & O_CREAT && count("open", DATA, path) != GO_ON) return -1;
    return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}
int open64(const char *path, int flags, ...) __attribute__((alias("open")));
