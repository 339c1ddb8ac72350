#define _GNU_SOURCE
#include "CAttacks.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <netinet/in.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

int attack_hide_means(int keeps_filters) {
    struct sock_filter instructions[] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 444 /* landlock_create_ruleset */, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOSYS),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, keeps_filters ? ~0u : SYS_prctl, 0, 4),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, args)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, PR_GET_SECCOMP, 1, 0),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, PR_SET_SECCOMP, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EINVAL),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    };
    struct sock_fprog program = {sizeof instructions / sizeof instructions[0], instructions};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0 ? 0 : errno;
}

int attack_is_refused(uint32_t number, int refusal) {
    int answer[2], ending;
    char refused = 0;
    if (pipe2(answer, O_CLOEXEC) != 0) return -1;
    pid_t child = fork();
    if (child == 0) {
        /* A call that waits is ended, and was not refused. */
        struct itimerval second = {.it_value = {1, 0}};
        sigset_t all;
        sigfillset(&all);
        sigprocmask(SIG_UNBLOCK, &all, NULL);
        signal(SIGALRM, SIG_DFL);
        setitimer(ITIMER_REAL, &second, NULL);
        refused = syscall((long)number, 0, 0, 0, 0, 0, 0) == -1 && errno == refusal;
        syscall(SYS_write, answer[1], &refused, 1);
        _exit(0);
    }
    close(answer[1]);
    if (read(answer[0], &refused, 1) != 1) refused = 0;
    close(answer[0]);
    while (waitpid(child, &ending, 0) < 0 && errno == EINTR) {}
    return refused;
}

static int opens(const char *path, int flags) {
    int file = open(path, flags, 0600);
    if (file < 0) return 0;
    close(file);
    return 1;
}

static const char *of_process(int process, const char *what) {
    static char path[64];
    snprintf(path, sizeof path, "/proc/%d/%s", process, what);
    return path;
}

static int starts(const char *path) {
    int ending = 0;
    pid_t child = fork();
    if (child == 0) {
        char *arguments[] = {(char *)path, "-c", "exit 0", NULL}, *nothing[] = {NULL};
        execve(path, arguments, nothing);
        _exit(99);
    }
    while (waitpid(child, &ending, 0) < 0 && errno == EINTR) {}
    return WIFEXITED(ending) && WEXITSTATUS(ending) == 0;
}

static int connects(int domain, int type) { return socket(domain, type, 0) >= 0; }

static long number(long call, long first, long second, long third, long fourth) {
    return syscall(call, first, second, third, fourth, 0, 0) >= 0;
}

/* Calls that are newer than the headers, by numbers that all processors share. */
enum { FCHMODAT2 = 452, SETXATTRAT = 463, REMOVEXATTRAT = 466 };

#define ATTACKS(A)                                                                                     \
    A("open-other-file", opens(secret, O_RDONLY))                                                      \
    A("open-passwords", opens("/etc/passwd", O_RDONLY))                                                \
    A("list-folder", opens("/", O_RDONLY | O_DIRECTORY))                                               \
    A("open-parents-environment", opens(of_process(parent, "environ"), O_RDONLY))                      \
    A("open-parents-memory", opens(of_process(parent, "mem"), O_RDONLY))                               \
    A("start-a-shell", starts("/bin/sh"))                                                              \
    A("write-other-file", opens(secret, O_WRONLY))                                                     \
    A("empty-file-by-opening", opens(secret, O_RDONLY | O_TRUNC))                                      \
    A("empty-file", truncate(secret, 0) == 0)                                                          \
    A("make-file", opens("/tmp/receiptmind-attack", O_WRONLY | O_CREAT))                               \
    A("make-nameless-file", opens("/tmp", O_RDWR | O_TMPFILE))                                         \
    A("make-shared-memory", opens("/dev/shm/receiptmind-attack", O_RDWR | O_CREAT))                    \
    A("make-folder", mkdir("/tmp/receiptmind-attack-folder", 0700) == 0)                               \
    A("remove-file", unlink(secret) == 0)                                                              \
    A("rename-file", rename(secret, "/tmp/receiptmind-attack") == 0)                                   \
    A("link-file", link(secret, "/tmp/receiptmind-attack") == 0)                                       \
    A("change-mode", chmod(secret, 0666) == 0)                                                         \
    A("change-mode-anew", number(FCHMODAT2, AT_FDCWD, (long)secret, 0666, 0))                          \
    A("change-owner", chown(secret, 0, 0) == 0)                                                        \
    A("set-attribute", number(SETXATTRAT, AT_FDCWD, (long)secret, 0, (long)"user.x"))                  \
    A("remove-attribute", number(REMOVEXATTRAT, AT_FDCWD, (long)secret, 0, (long)"user.x"))            \
    A("connect-by-ip", connects(AF_INET, SOCK_STREAM))                                                 \
    A("connect-by-ipv6", connects(AF_INET6, SOCK_DGRAM))                                               \
    A("connect-locally", connects(AF_UNIX, SOCK_STREAM))                                               \
    A("connect-to-kernel", connects(AF_NETLINK, SOCK_RAW))                                             \
    A("pair-of-sockets", number(SYS_socketpair, AF_UNIX, SOCK_STREAM, 0, (long)(int[2]){0, 0}))        \
    A("signal-parent", kill(parent, 0) == 0)                                                           \
    A("signal-thread-of-parent", number(SYS_tgkill, parent, parent, 0, 0))                             \
    A("signal-by-input", fcntl(STDIN_FILENO, F_SETOWN, parent) == 0)                                   \
    A("signal-by-terminal", ioctl(STDIN_FILENO, 0x8901 /* FIOSETOWN */, &parent) == 0)                 \
    A("handle-on-parent", number(SYS_pidfd_open, parent, 0, 0, 0))                                     \
    A("trace-parent", ptrace(PTRACE_SEIZE, parent, 0, 0) == 0)                                         \
    A("read-parents-memory", process_vm_readv(parent, (struct iovec[]){{0, 0}}, 1, (struct iovec[]){{0, 0}}, 1, 0) == 0) \
    A("limit-parent", prlimit(parent, RLIMIT_CORE, NULL, &(struct rlimit){0, 0}) == 0)                 \
    A("slow-parent", setpriority(PRIO_PROCESS, (id_t)parent, 19) == 0)                                 \
    A("new-user-namespace", unshare(CLONE_NEWUSER) == 0)                                               \
    A("child-in-namespace", number(SYS_clone, CLONE_NEWUSER | SIGCHLD, 0, 0, 0) && 1)                  \
    A("mount", number(SYS_mount, (long)"none", (long)"/tmp", (long)"tmpfs", 0))                        \
    A("ring-of-requests", number(SYS_io_uring_setup, 1, (long)(char[256]){0}, 0, 0))                   \
    A("program-in-kernel", number(SYS_bpf, 0, (long)(char[128]){0}, 128, 0))                           \
    A("measure-kernel", number(SYS_perf_event_open, (long)(char[128]){0}, 0, -1, -1))                  \
    A("handle-faults", number(SYS_userfaultfd, 0, 0, 0, 0))                                            \
    A("keys", number(SYS_keyctl, 0, -3, 1, 0))                                                         \
    A("system-v-memory", number(SYS_shmget, 0, 4096, 01600, 0))                                        \
    A("give-back-no-privileges", number(SYS_prctl, 38 /* PR_SET_NO_NEW_PRIVS */, 0, 0, 0))             \
    A("become-dumpable", number(SYS_prctl, 4 /* PR_SET_DUMPABLE */, 1, 0, 0))                          \
    A("set-user", setuid(65534) == 0)

#define NAME(name, code) name,
static const char *const names[] = {ATTACKS(NAME)};
#undef NAME

int attack_count(void) { return sizeof names / sizeof names[0]; }

const char *attack_name(int attack) { return names[attack]; }

int attack_succeeds(int attack, const char *secret, int parent) {
    int index = 0;
#define TRY(name, code) \
    if (attack == index++) return (code) ? 1 : 0;
    ATTACKS(TRY)
#undef TRY
    return -1;
}
