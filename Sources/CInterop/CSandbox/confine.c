#define _GNU_SOURCE
#include "CSandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <stddef.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/sysinfo.h>
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

static int landlock_version(void) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    return version > 0 ? (int)version : 0;
}

sandbox_means sandbox_means_here(void) {
    return (sandbox_means){.landlock = landlock_version(), .filter = prctl(PR_GET_SECCOMP, 0, 0, 0, 0) >= 0};
}

/* Includes the fields of versions newer than Debian 12's headers: all access to files, to TCP ports, and scopes that limit
 * signals and abstract sockets to processes within the domain. */
struct ruleset_attributes {
    uint64_t files, ports, scope;
};

static struct ruleset_attributes everything(int version, size_t *size) {
    /* Thirteen kinds of access in version 1; later versions add linking across folders, truncating, and ioctl on devices. */
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
    /* A missing path needs no rule. */
    if (rule.parent_fd < 0) return;
    /* A rule for a file must not include the right to list folders. */
    if (syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) != 0) {
        rule.allowed_access &= ~(uint64_t)LANDLOCK_ACCESS_FS_READ_DIR;
        syscall(SYS_landlock_add_rule, ruleset, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    }
    close(rule.parent_fd);
}

static int close_files(const sandbox_policy *policy, int version) {
    size_t size;
    struct ruleset_attributes all = everything(version, &size);
    int ruleset = (int)syscall(SYS_landlock_create_ruleset, &all, size, 0);
    if (ruleset < 0) return errno;
    const uint64_t reading = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
    const uint64_t starting = LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_EXECUTE;
    for (size_t i = 0; policy->readable[i]; i++) allow(ruleset, policy->readable[i], reading);
    for (size_t i = 0; policy->programs[i]; i++) allow(ruleset, policy->programs[i], starting);
    allow(ruleset, LOADER, starting);
    int error = syscall(SYS_landlock_restrict_self, ruleset, 0) == 0 ? 0 : errno;
    close(ruleset);
    return error;
}

/* System calls: seccomp. Calls that are not in this list are refused, including those of later kernels. */

static const unsigned int allowed[] = {
    /* Open files, and memory. */
    SYS_read, SYS_write, SYS_readv, SYS_writev, SYS_pread64, SYS_lseek, SYS_close, SYS_close_range, SYS_dup, SYS_dup3,
    SYS_fstat, SYS_newfstatat, SYS_statx, SYS_faccessat, SYS_faccessat2, SYS_readlinkat, SYS_getdents64, SYS_getcwd,
    SYS_statfs, SYS_fstatfs, SYS_fadvise64, SYS_pipe2, SYS_ppoll, SYS_pselect6, SYS_recvmsg, SYS_memfd_create,
    SYS_mmap, SYS_mprotect, SYS_munmap, SYS_mremap, SYS_madvise, SYS_brk, SYS_membarrier,
    /* Threads, and starting of programs. */
    SYS_futex, SYS_set_tid_address, SYS_set_robust_list, SYS_rseq, SYS_execve, SYS_wait4, SYS_waitid, SYS_exit,
    SYS_exit_group, SYS_sched_yield, SYS_sched_getaffinity, SYS_getcpu,
    SYS_rt_sigaction, SYS_rt_sigprocmask, SYS_rt_sigreturn, SYS_sigaltstack, SYS_restart_syscall, SYS_setitimer,
    /* Identity, time, and resources used. */
    SYS_getpid, SYS_gettid, SYS_getppid, SYS_getuid, SYS_geteuid, SYS_getgid, SYS_getegid, SYS_uname, SYS_sysinfo,
    SYS_getrusage, SYS_times, SYS_clock_gettime, SYS_clock_getres, SYS_clock_nanosleep, SYS_nanosleep, SYS_gettimeofday,
    SYS_getrandom,
#if defined(__x86_64__)
    SYS_stat, SYS_lstat, SYS_access, SYS_readlink, SYS_dup2, SYS_pipe, SYS_poll, SYS_select, SYS_vfork, SYS_fork,
    SYS_arch_prctl, SYS_time, SYS_getrlimit,
#endif
};

/* Flags for creating, writing or truncating a file; the fifth is O_TMPFILE without its bit O_DIRECTORY. */
enum { CHANGING = O_WRONLY | O_RDWR | O_CREAT | O_TRUNC | (O_TMPFILE & ~O_DIRECTORY) | O_APPEND };

/* Calls that are allowed for some values of one argument, of which the 32 bits that the kernel uses are compared. */
struct condition {
    unsigned int number, argument;
    /* Allowed without any of these bits; if no bits are given, with one of these values. */
    unsigned int without;
    unsigned int values[8];
    size_t count;
};

static const struct condition conditions[] = {
    /* Reading only, independent of Landlock's version: no creating, truncating or writing. */
    {SYS_openat, 2, CHANGING, {0}, 0},
#if defined(__x86_64__)
    {SYS_open, 1, CHANGING, {0}, 0},
#endif
    /* No new namespaces, and no tracing. */
    {SYS_clone, 0,
     CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_IO |
         CLONE_PTRACE | CLONE_PARENT | CLONE_PIDFD,
     {0}, 0},
    /* Only the limits of the process itself. */
    {SYS_prlimit64, 0, 0, {0}, 1},
    /* Without F_SETOWN and F_SETSIG, by which the kernel would send signals to other processes. */
    {SYS_fcntl, 1, 0,
     {F_DUPFD, F_GETFD, F_SETFD, F_GETFL, F_SETFL, F_DUPFD_CLOEXEC, F_ADD_SEALS, F_GET_SEALS}, 8},
    /* Without FIOSETOWN, which is like F_SETOWN. */
    {SYS_ioctl, 1, 0, {TCGETS, FIONREAD}, 2},
    /* Names of threads and of memory; ending with the parent. */
    {SYS_prctl, 0, 0, {PR_SET_PDEATHSIG, PR_SET_NAME, PR_GET_NAME, 0x53564d41 /* PR_SET_VMA */}, 4},
};

enum { ALLOWED = sizeof allowed / sizeof allowed[0], CONDITIONS = sizeof conditions / sizeof conditions[0] };

int sandbox_allows(uint32_t number) {
    for (size_t i = 0; i < ALLOWED; i++)
        if (allowed[i] == number) return 1;
    for (size_t i = 0; i < CONDITIONS; i++)
        if (conditions[i].number == number) return 2;
    return 0;
}

struct filter {
    struct sock_filter instructions[2 * ALLOWED + 16 * CONDITIONS + 16];
    unsigned short count;
};

static void add(struct filter *filter, struct sock_filter instruction) { filter->instructions[filter->count++] = instruction; }

static void answer(struct filter *filter, unsigned int what) {
    add(filter, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, what));
}

static void load(struct filter *filter, size_t offset) {
    add(filter, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (unsigned int)offset));
}

static void add_condition(struct filter *filter, const struct condition *condition, unsigned int refusal) {
    /* Jumps over the load, the comparisons and both results. */
    size_t comparisons = condition->without ? 1 : condition->count;
    add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, condition->number, 0, (uint8_t)(comparisons + 3)));
    /* Both architectures are little-endian: an argument's lower half comes first. */
    load(filter, offsetof(struct seccomp_data, args) + 8 * condition->argument);
    if (condition->without) {
        add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, condition->without, 0, 1));
    } else {
        for (size_t i = 0; i < condition->count; i++)
            add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, condition->values[i],
                                                     (uint8_t)(condition->count - i), 0));
    }
    answer(filter, refusal);
    answer(filter, SECCOMP_RET_ALLOW);
}

static void fill(struct filter *filter, int error) {
    const unsigned int refusal = SECCOMP_RET_ERRNO | ((unsigned int)error & SECCOMP_RET_DATA);
    filter->count = 0;
    load(filter, offsetof(struct seccomp_data, arch));
    add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, THIS_ARCHITECTURE, 1, 0));
    answer(filter, SECCOMP_RET_KILL_PROCESS);
    /* The second set of numbers on x86-64, for 32-bit pointers (x32), is in no list and so refused. */
    load(filter, offsetof(struct seccomp_data, nr));
    for (size_t i = 0; i < ALLOWED; i++) {
        add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, allowed[i], 0, 1));
        answer(filter, SECCOMP_RET_ALLOW);
    }
    for (size_t i = 0; i < CONDITIONS; i++) add_condition(filter, &conditions[i], refusal);
    /* The C library then creates threads by clone, whose flags a filter can check, unlike those of clone3. */
    add(filter, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_clone3, 0, 1));
    answer(filter, SECCOMP_RET_ERRNO | ENOSYS);
    answer(filter, refusal);
}

static int filter_calls(int error) {
    struct filter filter;
    fill(&filter, error);
    struct sock_fprog program = {filter.count, filter.instructions};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program) == 0 ? 0 : errno;
}

static void set_limit(int resource, uint64_t most) {
    struct rlimit limit = {most, most};
    setrlimit(resource, &limit);
}

static int drop_capabilities(void) {
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    struct __user_cap_data_struct none[2] = {{0}};
    return syscall(SYS_capset, &header, none) == 0 ? 0 : errno;
}

/* For documents passed to other programs as files in memory; Landlock refuses all other files. */
enum { LARGEST_FILE = 256 << 20 };

/* Whether the process has a single thread; true if that is unknown. */
static int is_alone(void) {
    struct stat tasks;
    /* The link count is two for the folder itself and one for each thread's folder (proc(5)). */
    return stat("/proc/self/task", &tasks) != 0 || tasks.st_nlink == 3;
}

int sandbox_enter(const sandbox_policy *policy, sandbox_means *held) {
    sandbox_means here = sandbox_means_here();
    int version = here.landlock < policy->landlock ? here.landlock : policy->landlock, error = 0;
    *held = (sandbox_means){0};
    if (!is_alone()) return EBUSY;
    set_limit(RLIMIT_CORE, 0);
    set_limit(RLIMIT_FSIZE, LARGEST_FILE);
    set_limit(RLIMIT_NOFILE, 64);
    set_limit(RLIMIT_DATA, policy->memory);
    struct sysinfo machine;
    if (sysinfo(&machine) == 0) set_limit(RLIMIT_NPROC, (uint64_t)machine.procs + policy->processes);
    prctl(PR_SET_DUMPABLE, 0);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return errno;
    if (version > 0) {
        error = close_files(policy, version);
        if (error) return error;
        held->landlock = version;
    }
    error = drop_capabilities();
    if (error) return error;
    if (here.filter) {
        error = filter_calls(policy->refusal);
        /* A kernel without filters returns EINVAL. */
        if (error && error != EINVAL) return error;
        held->filter = error == 0;
    }
    return 0;
}
