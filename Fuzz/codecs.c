/* Gives libFuzzer's bytes to a codec; built by Scripts/fuzz with -DDECODE=image_decode_jpeg, _png or _heif.
 * Of image_decode_heif only our own lines are looked at: libheif and its decoders are not built for it.
 * With -DWHOLE_FILES pictures may be as large as the program takes them: for files that are there, not for random bytes. */
#include "CImageCodecs.h"

#include <stdlib.h>

/* In colour: three bytes for each pixel, of which the sum below reads the first third. */
#define image_decode_heif(bytes, count, limits, result) image_decode_heif(bytes, count, 1, limits, result)

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
#ifdef WHOLE_FILES
    const image_limits limits = {
        .max_pixels = 60000000, .max_side = 32767, .max_scans = 64, .max_memory = 200 << 20,
        .full_size_pixels = 16000000, .min_long_side = 3000, .min_percent = 5};
#else
    /* Small enough that most runs are about the codec and not about memory. */
    const image_limits limits = {
        .max_pixels = 1 << 16, .max_side = 4096, .max_scans = 8, .max_memory = 4 << 20,
        .full_size_pixels = 1 << 13, .min_long_side = 64, .min_percent = 5};
#endif
    image_result result;
    const image_status status = DECODE(bytes, count, &limits, &result);
    if (status != result.status || (result.pixels != NULL) != (status == IMAGE_OK)) abort();
    if (status == IMAGE_OK) {
        if (result.width == 0 || result.height == 0 || result.rows > result.height) abort();
        /* Every byte that is promised is there. */
        uint64_t sum = 0;
        for (uint64_t at = 0; at < (uint64_t)result.width * result.height; at++) sum += result.pixels[at];
        if (sum > (uint64_t)result.width * result.height * 255) abort();
    }
    image_free(&result);
    return 0;
}
