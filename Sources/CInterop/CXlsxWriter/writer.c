#include "CXlsxWriter.h"

#include <pthread.h>

static cxlsx_writer writer;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void open_writer(void) {
#define FUNCTION(name) LATE_FOUND(writer, "libxlsxwriter.so.4", name)
    CXLSXWRITER_FUNCTIONS(FUNCTION)
#undef FUNCTION
}

const cxlsx_writer *cxlsx_open(void) {
    pthread_once(&once, open_writer);
    return &writer;
}
