#define _GNU_SOURCE
#include "confine.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <string.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define THIS_ARCHITECTURE AUDIT_ARCH_X86_64
#define LOADER "/lib64/ld-linux-x86-64.so.2"
#elif defined(__aarch64__)
#define THIS_ARCHITECTURE AUDIT_ARCH_AARCH64
#define LOADER "/lib/ld-linux-aarch64.so.1"
#else
#error "the numbers of system calls are not known for this processor"
#endif

/* Files: Landlock (Documentation/userspace-api/landlock.rst of the kernel). */

int landlock_version(void) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    return version > 0 ? (int)version : 0;
}

/* Bits of later versions than the headers of Debian 12 know: by version, all access to files, to TCP ports, and what goes
 * beyond the processes within. */
struct ruleset_attributes {
    uint64_t files, ports, scope;
};

static struct ruleset_attributes everything(int version, size_t *size) {
    /* Thirteen kinds of access in version 1, then linking across folders, truncating, and calls to devices. */
    int kinds = version >= 5 ? 16 : version >= 3 ? 15 : version == 2 ? 14 : 13;
    struct ruleset_attributes all = {.files = (1ULL << kinds) - 1};
    *size = sizeof all.files;
    if (version >= 4) {
        all.ports = 3;
        *size = 2 * sizeof(uint64_t);
    }
    if (version >= 6) {
        all.scope = 3;
        *size = 3 * sizeof(uint64_t);
    }
    return all;
}

static void allow(int ruleset, const char *path, uint64_t access) {
    struct landlock_path_beneath_attr rule = {.allowed_access = access, .parent_fd = open(path, O_PATH | O_CLOEXEC)};
    /* What is not there needs no rule. */
    if (rule.parent_fd < 0) return;
    syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    close(rule.parent_fd);
}

static int file_rules(const char *program) {
    static const char *const folders[] = {"/usr", "/lib", "/lib64", "/etc/fonts", "/var/cache/fontconfig"};
    int version = landlock_version();
    if (version == 0) return -1;
    size_t size;
    struct ruleset_attributes all = everything(version, &size);
    int ruleset = (int)syscall(SYS_landlock_create_ruleset, &all, size, 0);
    if (ruleset < 0) return -1;
    for (size_t i = 0; i < sizeof folders / sizeof folders[0]; i++)
        allow(ruleset, folders[i], LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR);
    allow(ruleset, "/etc/ld.so.cache", LANDLOCK_ACCESS_FS_READ_FILE);
    allow(ruleset, "/dev/null", LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE);
    allow(ruleset, program, LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_EXECUTE);
    allow(ruleset, LOADER, LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_EXECUTE);
    return ruleset;
}

/* System calls: seccomp. What a program that reads one file and writes another needs is too much to list, and differs
 * between libraries; so what it has no use for is refused. */

static const int refused[] = {
    /* Networks and other ways to other processes. */
    SYS_socket, SYS_socketpair, SYS_connect, SYS_bind, SYS_listen, SYS_accept, SYS_accept4, SYS_sendto, SYS_sendmsg,
    SYS_sendmmsg, SYS_shmget, SYS_shmat, SYS_shmctl, SYS_msgget, SYS_msgsnd, SYS_msgrcv, SYS_semget, SYS_semop,
    SYS_mq_open, SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev, SYS_pidfd_open, SYS_pidfd_getfd,
    SYS_pidfd_send_signal, SYS_kill, SYS_tkill, SYS_rt_sigqueueinfo, SYS_rt_tgsigqueueinfo, SYS_setpriority, SYS_kcmp,
    SYS_sched_setaffinity, SYS_sched_setscheduler, SYS_process_madvise, SYS_migrate_pages, SYS_move_pages,
    /* Other namespaces, mounts, the kernel itself. */
    SYS_unshare, SYS_setns, SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_open_tree, SYS_move_mount, SYS_fsopen,
    SYS_fspick, SYS_fsmount, SYS_fsconfig, SYS_mount_setattr, SYS_open_by_handle_at, SYS_name_to_handle_at, SYS_bpf,
    SYS_userfaultfd, SYS_perf_event_open, SYS_io_uring_setup, SYS_io_uring_enter, SYS_io_uring_register, SYS_keyctl,
    SYS_add_key, SYS_request_key, SYS_init_module, SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_reboot,
    SYS_swapon, SYS_swapoff, SYS_acct, SYS_quotactl, SYS_syslog, SYS_fanotify_init, SYS_inotify_init1, SYS_memfd_create,
    SYS_memfd_secret, SYS_personality, SYS_settimeofday, SYS_clock_settime, SYS_adjtimex, SYS_sethostname,
    /* Files by their attributes, which Landlock does not guard. */
    SYS_fchmod, SYS_fchmodat, SYS_fchown, SYS_fchownat, SYS_utimensat, SYS_setxattr, SYS_lsetxattr, SYS_fsetxattr,
    SYS_flock,
#if defined(__x86_64__)
    SYS_fork, SYS_vfork, SYS_chmod, SYS_chown, SYS_lchown, SYS_utime, SYS_utimes, SYS_futimesat, SYS_iopl, SYS_ioperm,
    SYS_modify_ldt, SYS_inotify_init, SYS_kexec_file_load,
#endif
};

static void add(struct confinement *confinement, struct sock_filter instruction) {
    confinement->instructions[confinement->count++] = instruction;
}

static void add_refusal(struct confinement *confinement, unsigned int call, unsigned int error) {
    add(confinement, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, call, 0, 1));
    add(confinement, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | error));
}

static void call_filter(struct confinement *confinement) {
    _Static_assert(2 * sizeof refused / sizeof refused[0] + 20 < LONGEST_FILTER, "the filter has room for all of them");
    const unsigned int number = offsetof(struct seccomp_data, nr);
    /* The lower half, which is first on both processors. */
    const unsigned int first_argument = offsetof(struct seccomp_data, args);
    confinement->count = 0;
    add(confinement, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)));
    add(confinement, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, THIS_ARCHITECTURE, 1, 0));
    add(confinement, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS));
    add(confinement, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, number));
    /* The second set of numbers that x86-64 has, for programs of 32-bit pointers. */
    add(confinement, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, 0x40000000, 0, 1));
    add(confinement, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS));
    for (size_t i = 0; i < sizeof refused / sizeof refused[0]; i++)
        add_refusal(confinement, (unsigned int)refused[i], EPERM);
    /* The C library then makes its threads by the older call, whose flags can be looked at. */
    add_refusal(confinement, SYS_clone3, ENOSYS);
    /* Threads, but no processes. */
    add(confinement, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone, 0, 3));
    add(confinement, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, first_argument));
    add(confinement, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, CLONE_THREAD, 1, 0));
    add(confinement, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM));
    add(confinement, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, number));
    /* One's own limits can be asked for, nobody else's be set. */
    add(confinement, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_prlimit64, 0, 3));
    add(confinement, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, first_argument));
    add(confinement, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0));
    add(confinement, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM));
    add(confinement, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW));
}

void confinement_prepare(struct confinement *confinement, const char *program) {
    memset(confinement, 0, sizeof *confinement);
    confinement->ruleset = file_rules(program);
    call_filter(confinement);
}

int confinement_enter(const struct confinement *confinement) {
    struct sock_fprog program = {confinement->count, (struct sock_filter *)confinement->instructions};
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return 0;
    if (confinement->ruleset >= 0) {
        if (syscall(SYS_landlock_restrict_self, confinement->ruleset, 0) != 0) return 0;
        close(confinement->ruleset);
    }
    /* A kernel without filters says EINVAL; the limits remain, and whoever asks is told. */
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0 || errno == EINVAL;
}
