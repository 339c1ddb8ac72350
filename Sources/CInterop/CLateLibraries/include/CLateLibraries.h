#ifndef CLATELIBRARIES_H
#define CLATELIBRARIES_H

/* Libraries that are opened when one of their functions is first called, instead of whenever the program starts: with what they
 * bring along they are some sixty, which takes three times as long as the rest of the start, and most commands read no
 * picture. functions.inc lists them. Their functions are called as ever, by the names in their own headers.
 *
 * Where a library is missing, or lacks a function, the first call says so and ends the process with 69 (EX_UNAVAILABLE of
 * sysexits.h), as the dynamic linker would have ended it at its start. */

typedef enum {
#define LIBRARY(name, file) LATE_##name,
#define FUNCTION(library, name)
#include "../functions.inc"
#undef LIBRARY
#undef FUNCTION
} late_library;

/* Opens a library now and finds all of its functions that are listed, so that it can be used where nothing can be opened any
 * more, as in a process that was forked off, and so that `dlsym` finds what it brings along. */
void late_open(late_library library);

#endif
