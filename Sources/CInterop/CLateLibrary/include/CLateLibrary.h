#ifndef CLATELIBRARY_H
#define CLATELIBRARY_H

#include <pthread.h>

/* Opens libraries at the first call of one of their functions: loading them with their dependencies would double the start time
 * of every command, and few commands use a database, an object store, a workbook or a PDF. */

/* The function of that name in the library of that file. Where either is missing, says so and ends the process with 69
 * (EX_UNAVAILABLE of sysexits.h), as the dynamic linker would at the start. */
void *late_function(const char *file, const char *name);

/* A library is a list of its functions, `#define FUNCTIONS(FUNCTION) FUNCTION(a) FUNCTION(b)`, and a table with a field for
 * each, by the type that its header gives it. */
#define LATE_FIELD(name) __typeof__(&name) name;

/* Defines `const type *opener(void)`: the table of the library of that file, filled by the first call. */
#define LATE_TABLE(type, opener, path, functions)                 \
    static type opener##_table;                                   \
    static void opener##_fill(void) {                             \
        type *table = &opener##_table;                            \
        const char *file = path;                                  \
        functions(LATE_FOUND)                                     \
    }                                                             \
    const type *opener(void) {                                    \
        static pthread_once_t once = PTHREAD_ONCE_INIT;           \
        pthread_once(&once, opener##_fill);                       \
        return &opener##_table;                                   \
    }
#define LATE_FOUND(name) table->name = (__typeof__(table->name))late_function(file, #name);

#endif
