#define _GNU_SOURCE
#include "CPosix.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

int cposix_rename_noreplace(const char *from, const char *to) {
    return renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_NOREPLACE) == 0 ? 0 : errno;
}

static int set_lock(int descriptor, short type) {
    struct flock whole_file = {.l_type = type, .l_whence = SEEK_SET, .l_start = 0, .l_len = 0};
    return fcntl(descriptor, F_OFD_SETLK, &whole_file) == 0 ? 0 : errno;
}

int cposix_try_lock(int descriptor) { return set_lock(descriptor, F_WRLCK); }

int cposix_unlock(int descriptor) { return set_lock(descriptor, F_UNLCK); }

int cposix_sync_file_system(int descriptor) { return syncfs(descriptor) == 0 ? 0 : errno; }

static int sealed_copy(const void *bytes, unsigned long length) {
    int file = memfd_create("event", MFD_CLOEXEC);
    if (file < 0) return -1;
    for (unsigned long done = 0; done < length;) {
        ssize_t count = write(file, (const char *)bytes + done, length - done);
        if (count <= 0) {
            close(file);
            return -1;
        }
        done += (unsigned long)count;
    }
    lseek(file, 0, SEEK_SET);
    return file;
}

int cposix_spawn_group(char **words, const void *input, unsigned long length, int shows_output, int *process) {
    int file = sealed_copy(input, length);
    if (file < 0) return errno;
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    posix_spawn_file_actions_adddup2(&actions, file, 0);
    if (shows_output) {
        posix_spawn_file_actions_adddup2(&actions, 2, 1);
    } else {
        posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setsigmask(&attributes, &none);
    int error = posix_spawn(process, words[0], &actions, &attributes, words, environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    close(file);
    return error;
}
