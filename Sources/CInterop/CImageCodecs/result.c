#include "result.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MISSING_GREY = 128 };

void result_say(image_result *result, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(result->message, sizeof result->message, format, arguments);
    va_end(arguments);
}

int result_check_size(image_result *result, uint32_t width, uint32_t height, const image_limits *limits) {
    if (width <= limits->max_side && height <= limits->max_side && (uint64_t)width * height <= limits->max_pixels)
        return 1;
    result->status = IMAGE_OVER_LIMIT;
    result_say(result, "%lu x %lu pixels", (unsigned long)width, (unsigned long)height);
    return 0;
}

int result_allocate(image_result *result, uint32_t width, uint32_t height, uint32_t channels) {
    size_t count = (size_t)width * height * channels;
    result->pixels = malloc(count);
    if (!result->pixels) {
        result->status = IMAGE_OUT_OF_MEMORY;
        result_say(result, "no memory for %lu x %lu pixels", (unsigned long)width, (unsigned long)height);
        return 0;
    }
    memset(result->pixels, MISSING_GREY, count);
    result->width = width;
    result->height = height;
    return 1;
}

image_status result_settle(image_result *result, image_status failure, const image_limits *limits) {
    result->is_incomplete = 1;
    if (result->pixels && result->rows > 0 &&
        (uint64_t)result->rows * 100 >= (uint64_t)result->height * limits->min_percent) {
        size_t known = (size_t)result->rows * result->width;
        memset(result->pixels + known, MISSING_GREY, (size_t)result->height * result->width - known);
        return result->status = IMAGE_OK;
    }
    image_free(result);
    return result->status = failure;
}

void image_free(image_result *result) {
    free(result->pixels);
    free(result->exif);
    result->pixels = result->exif = NULL;
}
