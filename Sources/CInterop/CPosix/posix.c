#define _GNU_SOURCE
#include "CPosix.h"

#include <errno.h>
#include <fcntl.h>
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
