#define _GNU_SOURCE
#include "CPostgres.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <sysexits.h>
#include <unistd.h>

static cpostgres_client client;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void *found(void *address) {
    if (address) return address;
    fprintf(stderr, "receiptmind: PostgreSQL's client is missing or of another version: %s; Scripts/setup or apt-get installs it\n",
            dlerror());
    _exit(EX_UNAVAILABLE);
}

static void open_client(void) {
    void *library = found(dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL));
#define FUNCTION(name) client.name = (__typeof__(client.name))found(dlsym(library, #name));
    CPOSTGRES_FUNCTIONS(FUNCTION)
#undef FUNCTION
}

const cpostgres_client *cpostgres_open(void) {
    pthread_once(&once, open_client);
    return &client;
}
