#ifndef CIMAGECODECS_H
#define CIMAGECODECS_H

#include <stddef.h>
#include <stdint.h>

/* Decoding of JPEG, PNG, HEIC and AVIF into 8-bit grey, behind three functions.
 *
 * libjpeg and libpng report errors by longjmp, which must never pass through a Swift frame. So everything that may
 * jump happens in here, and the result is a status, a picture and a message. libheif cannot be held to limits: it may end the
 * process, or use up its memory. The functions keep no state and may be called from many threads at once. */

typedef enum image_status {
    IMAGE_OK = 0,
    /* Decoding failed before there was a usable part of the picture. */
    IMAGE_DAMAGED,
    /* The data ended before there was a usable part of the picture. */
    IMAGE_TRUNCATED,
    /* One of image_limits was passed. */
    IMAGE_OVER_LIMIT,
    IMAGE_OUT_OF_MEMORY,
    /* A newer version of the library is needed; the message is the installed version. */
    IMAGE_TOO_NEW
} image_status;

typedef struct image_limits {
    /* The largest size in the picture's header. */
    uint64_t max_pixels;
    uint32_t max_side;
    /* The most scans of a progressive JPEG; each costs a pass over the whole picture. */
    int32_t max_scans;
    /* The bytes that libjpeg may use for a progressive JPEG's coefficients, and libpng for its largest chunks together. */
    size_t max_memory;
    /* A JPEG with more pixels than this is halved while it is decoded, as often as needed, ... */
    uint64_t full_size_pixels;
    /* ... but not below this length of its longer side. */
    uint32_t min_long_side;
    /* The least percentage of rows for which a damaged picture is returned. */
    uint32_t min_percent;
} image_limits;

typedef struct image_result {
    image_status status;
    /* width * height bytes without gaps, in colour three times as many; 0 is black; NULL unless the status is IMAGE_OK. Freed by
     * image_free. */
    uint8_t *pixels;
    uint32_t width;
    uint32_t height;
    /* The number of rows from the top that were decoded; the others are mid-grey. */
    uint32_t rows;
    /* Whether the data ended, or could not be decoded further, before the last row. */
    int32_t is_incomplete;
    /* EXIF of a HEIC or AVIF from the TIFF header on; NULL for none. Freed by image_free. */
    uint8_t *exif;
    uint32_t exif_size;
    /* The library's message: the fatal error, or the first warning about a picture that could be decoded. */
    char message[200];
} image_result;

/* Decodes the picture of a JPEG, of any colour space, halved as the limits say. The result's status is returned. */
image_status image_decode_jpeg(const uint8_t *bytes, size_t count, const image_limits *limits, image_result *result);

/* Decodes the picture of a PNG, laid on white. The result's status is returned. */
image_status image_decode_png(const uint8_t *bytes, size_t count, const image_limits *limits, image_result *result);

/* Decodes the brightness of the primary picture of a HEIC or AVIF, or with in_color three bytes for each pixel, red, green and
 * blue. The picture is turned as the file says: EXIF's orientation must not be applied as well. The result's status is returned. */
image_status image_decode_heif(const uint8_t *bytes, size_t count, int32_t in_color, const image_limits *limits,
                               image_result *result);

/* Frees pixels and EXIF, if any. */
void image_free(image_result *result);

#endif
