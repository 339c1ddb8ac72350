#include "CPostgres.h"

#include <pthread.h>

static cpostgres_client client;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_client(void) {
#define FUNCTION(name) LATE_FOUND(client, "libpq.so.5", name)
    CPOSTGRES_FUNCTIONS(FUNCTION)
#undef FUNCTION
}

const cpostgres_client *cpostgres_open(void) {
    pthread_once(&once, open_client);
    return &client;
}
