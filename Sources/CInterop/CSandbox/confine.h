#ifndef CONFINE_H
#define CONFINE_H

#include <linux/filter.h>
#include <stdint.h>

/* More than the list in confine.c comes to. */
#define LONGEST_FILTER 300

/* All that is made before the fork: after it nothing may be allocated. */
struct confinement {
    /* Opened; -1 where the kernel has no Landlock. */
    int ruleset;
    struct sock_filter instructions[LONGEST_FILTER];
    unsigned short count;
};

int landlock_version(void);

/* `program` is what may be started. The ruleset is the caller's to close. */
void confinement_prepare(struct confinement *confinement, const char *program);

/* Gives up all rights but those of the confinement, for this process and for good; 0 where the kernel refuses. */
int confinement_enter(const struct confinement *confinement);

#endif
