#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int sandbox_sealed_copy(const uint8_t *bytes, size_t count) {
    int file = memfd_create("document", MFD_CLOEXEC | MFD_ALLOW_SEALING);
    if (file < 0) return -1;
    for (size_t done = 0; done < count;) {
        ssize_t part = write(file, bytes + done, count - done);
        if (part < 0 && errno == EINTR) continue;
        if (part <= 0) {
            int error = errno;
            close(file);
            errno = error;
            return -1;
        }
        done += (size_t)part;
    }
    fcntl(file, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL);
    return file;
}

/* In the child process. */

struct ends {
    int input, output, message, report;
};

static void set_limit(int resource, rlim_t soft, rlim_t hard) {
    struct rlimit limit = {soft, hard};
    setrlimit(resource, &limit);
}

/* Gives the program its files and no others; they are moved to high descriptors first, so that none is overwritten. */
static int arrange_files(struct ends ends) {
    int input = fcntl(ends.input, F_DUPFD, 10), output = fcntl(ends.output, F_DUPFD, 10);
    int message = fcntl(ends.message, F_DUPFD, 10), report = fcntl(ends.report, F_DUPFD, 10);
    if (dup2(input, STDIN_FILENO) < 0 || dup2(output, STDOUT_FILENO) < 0 || dup2(message, STDERR_FILENO) < 0) return -1;
    if (dup2(report, STDERR_FILENO + 1) < 0 || fcntl(STDERR_FILENO + 1, F_SETFD, FD_CLOEXEC) != 0) return -1;
    close_range(STDERR_FILENO + 2, ~0u, 0);
    return STDERR_FILENO + 1;
}

static void take_usual_signals(void) {
    sigset_t all;
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigfillset(&all);
    sigprocmask(SIG_UNBLOCK, &all, NULL);
}

static void start(const char *path, const char *const *arguments, struct ends ends, const sandbox_limits *limits, pid_t parent) {
    static char *const environment[] = {"LC_ALL=C.UTF-8", "PATH=/usr/bin:/bin", NULL};
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    take_usual_signals();
    /* Writing to a file then fails with an error instead of killing the process. */
    signal(SIGXFSZ, SIG_IGN);
    int report = arrange_files(ends), error = EPERM;
    if (report < 0) _exit(1);
    set_limit(RLIMIT_CORE, 0, 0);
    set_limit(RLIMIT_FSIZE, 0, 0);
    set_limit(RLIMIT_CPU, limits->computing_seconds, limits->computing_seconds + 1);
    set_limit(RLIMIT_AS, limits->memory, limits->memory);
    /* A confined parent cannot send signals, so a timer of the child enforces the time limit. */
    struct itimerval waiting = {.it_value = {limits->milliseconds / 1000, limits->milliseconds % 1000 * 1000}};
    setitimer(ITIMER_REAL, &waiting, NULL);
    if (getppid() == parent) {
        execve(path, (char *const *)arguments, environment);
        error = errno;
    }
    if (write(report, &error, sizeof error) < 0) _exit(2);
    _exit(1);
}

/* In the parent process. */

struct reading {
    sandbox_result *result;
    size_t capacity, said;
    uint64_t most;
};

static int keep_output(struct reading *reading, const uint8_t *bytes, size_t count) {
    sandbox_result *result = reading->result;
    if (result->count + count > reading->most) return 0;
    if (result->count + count > reading->capacity) {
        size_t capacity = reading->capacity ? 2 * reading->capacity : 1 << 16;
        while (capacity < result->count + count) capacity *= 2;
        uint8_t *larger = realloc(result->output, capacity);
        if (!larger) return 0;
        result->output = larger;
        reading->capacity = capacity;
    }
    memcpy(result->output + result->count, bytes, count);
    result->count += count;
    return 1;
}

/* Appends to the message, truncated to the buffer. */
static void keep_message(struct reading *reading, const uint8_t *bytes, size_t count) {
    size_t room = sizeof reading->result->message - 1 - reading->said;
    if (count > room) count = room;
    memcpy(reading->result->message + reading->said, bytes, count);
    reading->said += count;
}

static int64_t milliseconds_now(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/* Reads both pipes to their ends, or until a limit is exceeded. */
static sandbox_status read_all(int output, int message, int64_t deadline, struct reading *reading) {
    struct pollfd pipes[] = {{.fd = output, .events = POLLIN}, {.fd = message, .events = POLLIN}};
    uint8_t buffer[1 << 16];
    while (pipes[0].fd >= 0 || pipes[1].fd >= 0) {
        int64_t left = deadline - milliseconds_now();
        if (left <= 0) return SANDBOX_OVER_TIME;
        int ready = poll(pipes, 2, (int)left);
        if (ready < 0 && errno == EINTR) continue;
        if (ready < 0) return SANDBOX_NO_RESOURCES;
        for (int i = 0; i < 2; i++) {
            if (pipes[i].fd < 0 || pipes[i].revents == 0) continue;
            ssize_t count = read(pipes[i].fd, buffer, sizeof buffer);
            if (count < 0 && errno == EINTR) continue;
            if (count <= 0) {
                /* poll ignores a descriptor of -1. */
                pipes[i].fd = -1;
            } else if (i == 1) {
                keep_message(reading, buffer, (size_t)count);
            } else if (!keep_output(reading, buffer, (size_t)count)) {
                return SANDBOX_OVER_OUTPUT;
            }
        }
    }
    return SANDBOX_ENDED;
}

static sandbox_status ending_of(int ending, sandbox_result *result) {
    if (WIFEXITED(ending)) {
        result->exit_status = WEXITSTATUS(ending);
        return SANDBOX_ENDED;
    }
    int signal = WTERMSIG(ending);
    return signal == SIGXCPU || signal == SIGALRM || signal == SIGKILL ? SANDBOX_OVER_TIME : SANDBOX_BROKE_OFF;
}

/* Reads the program's output and waits for its end; its own timer bounds the wait. */
static sandbox_status follow(pid_t child, int *output, int *message, int report, const sandbox_limits *limits,
                             sandbox_result *result) {
    struct reading reading = {.result = result, .most = limits->output};
    int error = 0, ending = 0;
    sandbox_status status = read_all(*output, *message, milliseconds_now() + limits->milliseconds + 1000, &reading);
    /* Closing the pipes makes further writes of the program fail. */
    close(*output);
    close(*message);
    *output = *message = -1;
    while (waitpid(child, &ending, 0) < 0 && errno == EINTR) {}
    if (status != SANDBOX_ENDED) return status;
    if (read(report, &error, sizeof error) == sizeof error) {
        strncpy(result->message, strerror(error), sizeof result->message - 1);
        return error == ENOMEM || error == EAGAIN ? SANDBOX_NO_RESOURCES : SANDBOX_NOT_STARTED;
    }
    return ending_of(ending, result);
}

sandbox_status sandbox_run(const char *path, const char *const *arguments, int input, const sandbox_limits *limits,
                           sandbox_result *result) {
    int output[2] = {-1, -1}, message[2] = {-1, -1}, report[2] = {-1, -1};
    sandbox_status status = SANDBOX_NO_RESOURCES;
    memset(result, 0, sizeof *result);
    lseek(input, 0, SEEK_SET);
    if (pipe2(output, O_CLOEXEC) == 0 && pipe2(message, O_CLOEXEC) == 0 && pipe2(report, O_CLOEXEC) == 0) {
        struct ends ends = {input, output[1], message[1], report[1]};
        pid_t parent = getpid(), child = fork();
        if (child == 0) start(path, arguments, ends, limits, parent);
        close(output[1]);
        close(message[1]);
        close(report[1]);
        output[1] = message[1] = report[1] = -1;
        if (child > 0) status = follow(child, &output[0], &message[0], report[0], limits, result);
    }
    const int files[] = {output[0], output[1], message[0], message[1], report[0], report[1]};
    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
        if (files[i] >= 0) close(files[i]);
    return status;
}

void sandbox_free(sandbox_result *result) {
    free(result->output);
    result->output = NULL;
}
