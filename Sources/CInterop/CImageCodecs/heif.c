#include "result.h"

#include <stdlib.h>
#include <string.h>

#include <libheif/heif.h>

/* libheif and the decoders behind it (libde265, dav1d, libaom) take the size of a picture from its coded data, and only
 * what the container says can be asked beforehand: a file of 2 KB can demand gigabytes. The process that calls this has to be
 * one whose memory is limited, and that may end. */

enum { LARGEST_EXIF = 1 << 20 };

/* Phones since iOS 18 describe pictures in ways that versions before 1.18 take for mistakes, and say so in these words
 * (https://github.com/strukturag/libheif/issues/1190). */
static int is_too_new(const char *message) {
    return heif_get_version_number() < 0x01120000 && message &&
           (strstr(message, "Too many auxiliary image references") || strstr(message, "Metadata not correctly assigned"));
}

static int succeeds(struct heif_error error, image_result *result) {
    if (error.code == heif_error_Ok) return 1;
    if (is_too_new(error.message)) {
        result->status = IMAGE_TOO_NEW;
        result_say(result, "%s", heif_get_version());
        return 0;
    }
    result->status = error.code == heif_error_Memory_allocation_error  ? IMAGE_OUT_OF_MEMORY
                     : error.subcode == heif_suberror_End_of_data      ? IMAGE_TRUNCATED
                                                                       : IMAGE_DAMAGED;
    result_say(result, "%s", error.message ? error.message : "no reason given");
    return 0;
}

/* The EXIF block from the TIFF header on; the bytes before it give the header's offset. */
static void copy_exif(const struct heif_image_handle *handle, image_result *result) {
    heif_item_id id;
    if (heif_image_handle_get_list_of_metadata_block_IDs(handle, "Exif", &id, 1) != 1) return;
    size_t size = heif_image_handle_get_metadata_size(handle, id);
    if (size <= 4 || size > LARGEST_EXIF) return;
    uint8_t *block = malloc(size);
    if (!block) return;
    size_t start = size;
    if (heif_image_handle_get_metadata(handle, id, block).code == heif_error_Ok)
        start = 4 + ((size_t)block[0] << 24 | (size_t)block[1] << 16 | (size_t)block[2] << 8 | block[3]);
    if (start >= size) {
        free(block);
        return;
    }
    memmove(block, block + start, size - start);
    result->exif = block;
    result->exif_size = (uint32_t)(size - start);
}

/* One plane: the luma, which the file stores separately from the colours, or red, green and blue in turn. */
static void copy_pixels(const struct heif_image *image, int in_color, const image_limits *limits, image_result *result) {
    enum heif_channel channel = in_color ? heif_channel_interleaved : heif_channel_Y;
    uint32_t bytes = in_color ? 3 : 1;
    int stride = 0, width = heif_image_get_width(image, channel), height = heif_image_get_height(image, channel);
    const uint8_t *plane = heif_image_get_plane_readonly(image, channel, &stride);
    if (!plane || width <= 0 || height <= 0) {
        result_say(result, "no pixels");
        return;
    }
    if (!result_check_size(result, (uint32_t)width, (uint32_t)height, limits)) return;
    if (!result_allocate(result, (uint32_t)width, (uint32_t)height, bytes)) return;
    size_t length = (size_t)width * bytes;
    for (size_t row = 0; row < (size_t)height; row++)
        memcpy(result->pixels + row * length, plane + row * (size_t)stride, length);
    result->rows = (uint32_t)height;
    result->status = IMAGE_OK;
}

static void decode(struct heif_context *context, const uint8_t *bytes, size_t count, int in_color,
                   const image_limits *limits, image_result *result) {
    struct heif_image_handle *handle = NULL;
    if (!succeeds(heif_context_read_from_memory_without_copy(context, bytes, count, NULL), result)) return;
    if (!succeeds(heif_context_get_primary_image_handle(context, &handle), result)) return;
    int width = heif_image_handle_get_width(handle), height = heif_image_handle_get_height(handle);
    if (width > 0 && height > 0 && result_check_size(result, (uint32_t)width, (uint32_t)height, limits)) {
        struct heif_decoding_options *options = heif_decoding_options_alloc();
        struct heif_image *image = NULL;
        options->convert_hdr_to_8bit = 1;
        if (succeeds(heif_decode_image(handle, &image, in_color ? heif_colorspace_RGB : heif_colorspace_YCbCr,
                                       in_color ? heif_chroma_interleaved_RGB : heif_chroma_420, options),
                     result)) {
            copy_pixels(image, in_color, limits, result);
            copy_exif(handle, result);
        }
        heif_image_release(image);
        heif_decoding_options_free(options);
    }
    heif_image_handle_release(handle);
}

image_status image_decode_heif(const uint8_t *bytes, size_t count, int32_t in_color, const image_limits *limits,
                               image_result *result) {
    memset(result, 0, sizeof *result);
    result->status = IMAGE_DAMAGED;
    struct heif_context *context = heif_context_alloc();
    if (!context) return result->status = IMAGE_OUT_OF_MEMORY;
    decode(context, bytes, count, in_color, limits, result);
    heif_context_free(context);
    return result->status;
}
