#define _GNU_SOURCE
#include "CLinePictures.h"

#include <dlfcn.h>
#include <leptonica/allheaders.h>

/* Takes the place of Leptonica's function of this name in the whole process, for libtesseract too: the dynamic linker asks
 * the program for a symbol before it asks the libraries.
 *
 * Tesseract packs the picture of every line as a PNG and unpacks it at once (ImageData::SetPixInternal and GetPixInternal,
 * versions 4 and 5 as distributions build them): a tenth of all the time that reading a receipt takes. Leptonica's own form
 * of a picture is a plain copy of its memory, which pixReadMem knows by its first bytes; what is read stays the same. */
l_ok pixWriteMem(l_uint8 **data, size_t *size, PIX *picture, l_int32 format) {
    if (format == IFF_PNG) return pixWriteMemSpix(data, size, picture);
    l_ok (*const original)(l_uint8 **, size_t *, PIX *, l_int32) =
        (l_ok(*)(l_uint8 **, size_t *, PIX *, l_int32))dlsym(RTLD_NEXT, "pixWriteMem");
    return original ? original(data, size, picture, format) : 1;
}
