#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

/* Runs in the forked child: only functions that are safe after fork in a process with several threads. */
static void become(const char *path, const char *const *arguments, const char *const *environment, int socket, int report) {
    sigset_t all;
    for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
    sigfillset(&all);
    sigprocmask(SIG_UNBLOCK, &all, NULL);
    /* A session of its own, so that signals from the keyboard do not reach the reader. */
    setsid();
    int nowhere = open("/dev/null", O_WRONLY);
    int own = fcntl(socket, F_DUPFD, 10), telling = fcntl(report, F_DUPFD, 10), error = EMFILE;
    if (nowhere >= 0 && own >= 0 && telling >= 0 && dup2(own, STDIN_FILENO) >= 0 && dup2(nowhere, STDOUT_FILENO) >= 0 &&
        dup2(nowhere, STDERR_FILENO) >= 0 && dup2(telling, STDERR_FILENO + 1) >= 0 &&
        fcntl(STDERR_FILENO + 1, F_SETFD, FD_CLOEXEC) == 0 && close_range(STDERR_FILENO + 2, ~0u, 0) == 0 && chdir("/") == 0) {
        telling = STDERR_FILENO + 1;
        execve(path, (char *const *)arguments, (char *const *)environment);
        error = errno;
    }
    if (write(telling, &error, sizeof error) < 0) _exit(2);
    _exit(1);
}

pid_t sandbox_start(const char *path, const char *const *arguments, const char *const *environment, int *socket) {
    int ends[2] = {-1, -1}, report[2] = {-1, -1}, error = 0;
    pid_t child = -1;
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) == 0 && pipe2(report, O_CLOEXEC) == 0) {
        child = fork();
        if (child == 0) become(path, arguments, environment, ends[1], report[1]);
    }
    if (child < 0) error = errno;
    if (report[1] >= 0) close(report[1]);
    if (ends[1] >= 0) close(ends[1]);
    /* A successful execve closes the pipe without data. */
    if (child > 0 && read(report[0], &error, sizeof error) != sizeof error) error = 0;
    if (report[0] >= 0) close(report[0]);
    if (error == 0) {
        /* Limits the wait for a reader that does not accept a request. */
        struct timeval longest = {.tv_sec = 30};
        setsockopt(ends[0], SOL_SOCKET, SO_SNDTIMEO, &longest, sizeof longest);
        *socket = ends[0];
        return child;
    }
    if (ends[0] >= 0) close(ends[0]);
    while (child > 0 && waitpid(child, NULL, 0) < 0 && errno == EINTR) {}
    errno = error;
    return -1;
}

union control {
    struct cmsghdr header;
    char bytes[CMSG_SPACE(sizeof(int))];
};

int sandbox_send(int socket, const void *bytes, size_t count, int file) {
    for (size_t done = 0; done < count;) {
        struct iovec part = {(char *)bytes + done, count - done};
        union control control = {0};
        struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
        if (file >= 0 && done == 0) {
            message.msg_control = &control;
            message.msg_controllen = sizeof control;
            struct cmsghdr *header = CMSG_FIRSTHDR(&message);
            *header = (struct cmsghdr){.cmsg_len = CMSG_LEN(sizeof(int)), .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS};
            memcpy(CMSG_DATA(header), &file, sizeof file);
        }
        ssize_t sent = sendmsg(socket, &message, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) continue;
        if (sent <= 0) return errno;
        done += (size_t)sent;
    }
    return 0;
}

ssize_t sandbox_receive(int socket, void *bytes, size_t count, int *file) {
    struct iovec part = {bytes, count};
    union control control = {0};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = &control, .msg_controllen = sizeof control};
    ssize_t received;
    *file = -1;
    do received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    while (received < 0 && errno == EINTR);
    if (received <= 0) return received;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    if (header && header->cmsg_level == SOL_SOCKET && header->cmsg_type == SCM_RIGHTS && header->cmsg_len == CMSG_LEN(sizeof(int)))
        memcpy(file, CMSG_DATA(header), sizeof *file);
    return received;
}

static void *wait_for_end(void *socket) {
    struct pollfd end = {.fd = (int)(intptr_t)socket, .events = POLLRDHUP};
    while (poll(&end, 1, -1) <= 0 || !(end.revents & (POLLRDHUP | POLLHUP | POLLERR))) {}
    _exit(0);
}

int sandbox_end_with(int socket) {
    pthread_t thread;
    int error = pthread_create(&thread, NULL, wait_for_end, (void *)(intptr_t)socket);
    return error ? error : pthread_detach(thread);
}
