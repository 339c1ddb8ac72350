#include "CLayerChecks.h"

#include <cstring>
#include <initializer_list>
#include <leptonica/allheaders.h>

/* As Tesseract calls pixWriteMem for a line, and once for a format that is left to the library. */
bool line_picture_check() {
    PIX *picture = pixCreate(61, 17, 8);
    for (int x = 0; x < 61; ++x) pixSetPixel(picture, x, x % 17, static_cast<unsigned>(4 * x));
    bool is_right = true;
    for (const int format : {IFF_PNG, IFF_PNM}) {
        l_uint8 *bytes = nullptr;
        size_t size = 0;
        l_int32 is_same = 0;
        is_right = is_right && pixWriteMem(&bytes, &size, picture, format) == 0 && size > 4;
        is_right = is_right && (memcmp(bytes, "spix", 4) == 0) == (format == IFF_PNG);
        PIX *again = is_right ? pixReadMem(bytes, size) : nullptr;
        if (again != nullptr) pixEqual(picture, again, &is_same);
        is_right = is_right && is_same == 1;
        pixDestroy(&again);
        lept_free(bytes);
    }
    pixDestroy(&picture);
    return is_right;
}
