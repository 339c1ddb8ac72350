#ifndef CSANDBOX_H
#define CSANDBOX_H

#include <stddef.h>
#include <stdint.h>

/* Runs another program on bytes of ours, so that whatever those bytes make of it does no harm.
 *
 * The program gets the bytes as a file that it can seek in and not change (its standard input), and two pipes. It sees no
 * file of ours, no environment, no network and no other process; it can read the system's programs, libraries and fonts and
 * write nowhere. It ends when one of the limits is passed, and when we do. */

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

/* What confines a program on this machine. */
typedef struct sandbox_means {
    /* Version of the kernel's Landlock, which closes files; 0 where it has none or it is switched off. */
    int32_t landlock;
    /* The kernel filters system calls. */
    int32_t filter;
} sandbox_means;

sandbox_means sandbox_means_here(void);

/* A copy of the bytes in memory that nobody can change any more, as an open file; -1 and errno where there is no memory. */
int sandbox_sealed_copy(const uint8_t *bytes, size_t count);

/* Runs the program at the path with its arguments, of which the first is its name and the last NULL. Its standard input is
 * `input`, from the beginning. May be called from many threads at once, but not with the same input. */
sandbox_status sandbox_run(const char *path, const char *const *arguments, int input, const sandbox_limits *limits,
                           sandbox_result *result);

void sandbox_free(sandbox_result *result);

#endif
