#define _GNU_SOURCE
#include "CLateLibraries.h"

#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <sysexits.h>
#include <unistd.h>

/* The entry of a function, as functions.S lays it out. */
struct late_function {
    void *address;
    const char *name;
    uint64_t library;
};

extern struct late_function late_functions[], late_functions_end[];

static const char *const files[] = {
#define LIBRARY(name, file) file,
#define FUNCTION(library, name)
#include "functions.inc"
#undef LIBRARY
#undef FUNCTION
};

/* Not by exit: what is registered for it may well be what cannot be called. */
static _Noreturn void give_up(void) {
    fprintf(stderr, "receiptmind: a library is missing or is another version: %s; Scripts/setup or apt-get installs it\n", dlerror());
    _exit(EX_UNAVAILABLE);
}

void late_open(late_library library) {
    /* Global, as if the program had been linked with it: functions of the program take the place of some of its own, and
     * ask for those as the next of that name. It is never closed. */
    void *handle = dlopen(files[library], RTLD_NOW | RTLD_GLOBAL);
    if (handle == NULL) give_up();
    for (struct late_function *function = late_functions; function < late_functions_end; function++) {
        if (function->library != (uint64_t)library) continue;
        void *address = dlsym(handle, function->name);
        if (address == NULL) give_up();
        /* Threads that come here at the same time store the same. */
        __atomic_store_n(&function->address, address, __ATOMIC_RELEASE);
    }
}

__attribute__((visibility("hidden"))) void late_find(const struct late_function *function);

void late_find(const struct late_function *function) { late_open((late_library)function->library); }
