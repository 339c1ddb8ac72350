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

/// Starts a program in a process group of its own, with the bytes as a file on its standard input, no other open files, and usual
/// signals; what it writes goes to our standard error, or nowhere. The first word is the program's path.
int cposix_spawn_group(char **words, const void *input, unsigned long length, int shows_output, int *process);

#endif
