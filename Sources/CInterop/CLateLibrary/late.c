#define _GNU_SOURCE
#include "CLateLibrary.h"

#include <dlfcn.h>
#include <stdio.h>
#include <sysexits.h>
#include <unistd.h>

void *late_function(const char *file, const char *name) {
    /* Opened once, and never closed. */
    void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL), *function = library ? dlsym(library, name) : NULL;
    if (function) return function;
    fprintf(stderr, "receiptmind: a library is missing or of another version: %s; Scripts/setup or apt-get installs it\n", dlerror());
    /* Not by exit, whose registered functions may call the missing library. */
    _exit(EX_UNAVAILABLE);
}
