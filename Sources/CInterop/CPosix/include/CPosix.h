#ifndef CPOSIX_H
#define CPOSIX_H

// Linux calls that Swift's Glibc module leaves out. Each returns 0, or the error number.

/// Renames a file or folder unless something already has the new name (renameat2 with RENAME_NOREPLACE).
int cposix_rename_noreplace(const char *from, const char *to);

/// Takes an exclusive lock on the whole file if nobody has one: an open-file-description lock, which the kernel
/// releases with the descriptor, so that a dead process never holds it. EAGAIN while another holds it.
int cposix_try_lock(int descriptor);

/// Gives the lock back before the descriptor is closed.
int cposix_unlock(int descriptor);

/// Writes everything of the file system that the descriptor is on to the disk (syncfs).
int cposix_sync_file_system(int descriptor);

/// Starts a program with usual signals and no open files but its standard ones: the three descriptors, or `/dev/null` for those below
/// zero. The first word is the program's path; without an environment it has ours.
int cposix_spawn(char **words, char **environment, const int files[3], int own_group, int *process);

#endif
