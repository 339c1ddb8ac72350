#ifndef CATTACKS_H
#define CATTACKS_H

#include <stdint.h>

/* Actions of code that has taken over a reader. Nothing here does harm where it succeeds. */

/* Takes Landlock, and also seccomp unless `keeps_filters`, from this process and all that it starts, as on a kernel without them.
 * Returns 0, or an error number. */
int attack_hide_means(int keeps_filters);

/* Whether the system call of this number, with zeros for arguments, says `refusal`; it is made in a process of its own. */
int attack_is_refused(uint32_t number, int refusal);

/* How many attacks there are. */
int attack_count(void);

/* `open-other-file`, `kill-parent`, … */
const char *attack_name(int attack);

/* 1 where the attack succeeded, 0 where it was refused. `secret` is a file of the user's; `parent` is a process of theirs. */
int attack_succeeds(int attack, const char *secret, int parent);

#endif
