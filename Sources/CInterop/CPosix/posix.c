#define _GNU_SOURCE
#include "CPosix.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
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

int cposix_spawn(char **words, char **environment, const int files[3], int own_group, int *process) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t none, all;
    sigemptyset(&none);
    sigfillset(&all);
    posix_spawn_file_actions_init(&actions);
    posix_spawnattr_init(&attributes);
    for (int number = 0; number < 3; number++) {
        if (files[number] < 0) {
            posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0);
        } else {
            posix_spawn_file_actions_adddup2(&actions, files[number], number);
        }
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, 3);
    posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | (own_group ? POSIX_SPAWN_SETPGROUP : 0));
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setsigdefault(&attributes, &all);
    posix_spawnattr_setsigmask(&attributes, &none);
    int error = posix_spawn(process, words[0], &actions, &attributes, words, environment ? environment : environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return error;
}
