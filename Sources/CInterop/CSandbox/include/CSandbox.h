#ifndef CSANDBOX_H
#define CSANDBOX_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* A confined process that parses untrusted files, and the socket for its requests.
 *
 * The program starts the reader with sandbox_start; the reader gives up its rights with sandbox_enter before it takes the
 * first file, and starts the programs that open documents with sandbox_run: they inherit its confinement. */

/* The kernel's features for confining a process. */
typedef struct sandbox_means {
    /* The version of Landlock, which restricts access to files; 0 if the kernel has none or it is disabled. */
    int32_t landlock;
    /* Whether the kernel can filter system calls. */
    int32_t filter;
} sandbox_means;

sandbox_means sandbox_means_here(void);

typedef struct sandbox_policy {
    /* The readable files and folders, ending with NULL; missing ones are ignored. */
    const char *const *readable;
    /* The programs that can be started and read, ending with NULL. */
    const char *const *programs;
    /* The limit of writable memory in bytes, for each process. */
    uint64_t memory;
    /* The limit of additional processes and threads, beyond those now on the machine. */
    uint32_t processes;
    /* The highest version of Landlock that is used; tests lower it. */
    int32_t landlock;
    /* errno of a refused system call: EPERM; tests choose another. */
    int32_t refusal;
} sandbox_policy;

/* Gives up all rights but those of the policy, for this process, what it starts, and for good. Returns 0, or the error
 * number of a step that failed although the kernel supports it, EBUSY if the process has other threads, which would keep their
 * rights; features that the kernel lacks are missing from `held`. */
int sandbox_enter(const sandbox_policy *policy, sandbox_means *held);

/* Ends this process when the other end of the socket is closed, even during a computation. Must be called after confinement,
 * which covers threads that are created afterwards. Returns 0, or an error number. */
int sandbox_end_with(int socket);

/* Whether a confined process may make the system call of this number: 1 always, 2 with some arguments, 0 never. */
int sandbox_allows(uint32_t number);

/* Starts a program with one end of a socket as its standard input, nowhere to write, no other open file, and an environment of
 * these variables (`NAME=value`; ends with NULL). The other end is `*socket`. Returns its process, or -1 and errno. */
pid_t sandbox_start(const char *path, const char *const *arguments, const char *const *environment, int *socket);

/* Sends bytes, and with the first of them an open file unless it is -1. Returns 0, or an error number. */
int sandbox_send(int socket, const void *bytes, size_t count, int file);

/* Takes up to `count` bytes, and an open file where one comes with them: `*file` is -1 otherwise. Returns how many bytes, 0 at
 * the end, or -1 and errno. */
ssize_t sandbox_receive(int socket, void *bytes, size_t count, int *file);

/* A sealed copy of the bytes as an open file in memory, which cannot be changed; -1 and errno without memory. */
int sandbox_sealed_copy(const uint8_t *bytes, size_t count);

typedef enum sandbox_status {
    /* The program exited; its exit status may still report a failure. */
    SANDBOX_ENDED = 0,
    /* The program is missing or cannot be started. */
    SANDBOX_NOT_STARTED,
    /* It exceeded its time or its processor time. */
    SANDBOX_OVER_TIME,
    /* It exceeded its output limit. */
    SANDBOX_OVER_OUTPUT,
    /* A signal ended it: out of memory, or a crash on its input. */
    SANDBOX_BROKE_OFF,
    /* The system has no memory, processes or files left. */
    SANDBOX_NO_RESOURCES
} sandbox_status;

typedef struct sandbox_limits {
    uint32_t computing_seconds;
    /* The elapsed time from start to end. */
    uint32_t milliseconds;
    /* The address space in bytes. */
    uint64_t memory;
    /* The standard output in bytes. */
    uint64_t output;
} sandbox_limits;

typedef struct sandbox_result {
    int32_t exit_status;
    /* Its standard output; freed by sandbox_free. */
    uint8_t *output;
    size_t count;
    /* The beginning of its standard error, ending with NUL. */
    char message[400];
} sandbox_result;

/* Runs the program at the path with its arguments, of which the first is its name and the last NULL. Its standard input is
 * `input`, from the beginning; it can write to two pipes and has no other file. */
sandbox_status sandbox_run(const char *path, const char *const *arguments, int input, const sandbox_limits *limits,
                           sandbox_result *result);

void sandbox_free(sandbox_result *result);

#endif
