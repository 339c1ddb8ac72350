#include <leptonica/allheaders.h>

/* From version 1.83 on the structures themselves are declared apart; where they are not, Swift knows their pointers by no type. */
#if __has_include(<leptonica/pix_internal.h>)
#include <leptonica/array_internal.h>
#include <leptonica/pix_internal.h>
#endif
