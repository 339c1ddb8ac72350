#include "CLayerChecks.h"

#include <cstring>
#include <tesseract/capi.h>

bool messages_are_on_standard_error() {
    TessBaseAPI *const engine = TessBaseAPICreate();
    /* Before its first variable an engine has no table of them. */
    TessBaseAPISetVariable(engine, "preserve_interword_spaces", "1");
    const char *const file = TessBaseAPIGetStringVariable(engine, "debug_file");
    const bool are_there = file != nullptr && strcmp(file, "") == 0;
    TessBaseAPIDelete(engine);
    return are_there;
}
