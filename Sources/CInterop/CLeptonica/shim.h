#include <leptonica/allheaders.h>

/* From version 1.83 on the structures are declared in a separate header, without which Swift sees pointers without a type. */
#if __has_include(<leptonica/pix_internal.h>)
#include <leptonica/array_internal.h>
#include <leptonica/pix_internal.h>
#endif
