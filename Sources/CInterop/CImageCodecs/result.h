#ifndef RESULT_H
#define RESULT_H

#include "CImageCodecs.h"

/* Writes the message, truncated to the buffer. */
void result_say(image_result *result, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Compares the header's size with the limits; beyond them sets status and message, and returns 0. */
int result_check_size(image_result *result, uint32_t width, uint32_t height, const image_limits *limits);

/* Allocates the picture with so many bytes for each pixel, filled with mid-grey; without memory sets the status and returns 0. */
int result_allocate(image_result *result, uint32_t width, uint32_t height, uint32_t channels);

/* Ends a decoding that stopped early: keeps the picture if it has enough rows, otherwise drops it with the given status. */
image_status result_settle(image_result *result, image_status failure, const image_limits *limits);

#endif
