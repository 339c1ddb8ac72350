#ifndef CSANDBOX_H
#define CSANDBOX_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/* A process that looks into bytes from outside, and the socket it is asked by.
 *
 * The program starts the reader with sandbox_start; the reader gives up its rights with sandbox_enter before it takes the
 * first file, and starts the programs that open documents with sandbox_run: they inherit what confines it. */

/* The means of this kernel to confine a process. */
typedef struct sandbox_means {
    /* Version of the kernel's Landlock, which closes files; 0 where it has none or it is switched off. */
    int32_t landlock;
    /* The kernel filters system calls. */
    int32_t filter;
} sandbox_means;

sandbox_means sandbox_means_here(void);

typedef struct sandbox_policy {
    /* Files and folders that can be read; ends with NULL. What is not there is passed over. */
    const char *const *readable;
    /* Programs that can be started and read; ends with NULL. */
    const char *const *programs;
    /* Of writable memory, in bytes, for each process. */
    uint64_t memory;
    /* How many more processes and threads than there are now on the machine. */
    uint32_t processes;
    /* The highest version of Landlock that is used; tests lower it. */
    int32_t landlock;
    /* errno of a refused system call: EPERM; tests choose another. */
    int32_t refusal;
} sandbox_policy;

/* Gives up all rights but those of the policy, for this process, what it starts, and for good. Returns 0, or the error
 * number of a step that failed although the kernel has it, EBUSY where the process has other threads, which would keep their
 * rights; what the kernel lacks is missing from `held`. */
int sandbox_enter(const sandbox_policy *policy, sandbox_means *held);

/* Ends this process when the other end of the socket is closed, whatever it computes then. Call it once confined: what confines a
 * process holds for threads that are made afterwards. Returns 0, or an error number. */
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

/* A copy of the bytes in memory that nobody can change any more, as an open file; -1 and errno where there is no memory. */
int sandbox_sealed_copy(const uint8_t *bytes, size_t count);

typedef enum sandbox_status {
    /* The program ended by itself; its exit status may still say that it failed. */
    SANDBOX_ENDED = 0,
    /* There is no such program, or it cannot be started. */
    SANDBOX_NOT_STARTED,
    /* It took more time, or more computing time, than it was given. */
    SANDBOX_OVER_TIME,
    /* It wrote more than it may. */
    SANDBOX_OVER_OUTPUT,
    /* It broke off: out of memory, or struck by what it read. */
    SANDBOX_BROKE_OFF,
    /* The system has no memory, process or file left for it. */
    SANDBOX_NO_RESOURCES
} sandbox_status;

typedef struct sandbox_limits {
    uint32_t computing_seconds;
    /* From start to end. */
    uint32_t milliseconds;
    /* Of address space, in bytes. */
    uint64_t memory;
    /* In bytes. */
    uint64_t output;
} sandbox_limits;

typedef struct sandbox_result {
    int32_t exit_status;
    /* What it wrote on standard output; ends with sandbox_free. */
    uint8_t *output;
    size_t count;
    /* What it wrote on standard error first; ends with a NUL. */
    char message[400];
} sandbox_result;

/* Runs the program at the path with its arguments, of which the first is its name and the last NULL. Its standard input is
 * `input`, from the beginning; it can write to two pipes and has no other file. */
sandbox_status sandbox_run(const char *path, const char *const *arguments, int input, const sandbox_limits *limits,
                           sandbox_result *result);

void sandbox_free(sandbox_result *result);

#endif
