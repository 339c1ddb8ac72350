#ifndef RESULT_H
#define RESULT_H

#include "CImageCodecs.h"

/* Writes the message, cut to fit. */
void result_say(image_result *result, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Compares the header's size with the limits; sets status and message, and returns 0, when it is over. */
int result_check_size(image_result *result, uint32_t width, uint32_t height, const image_limits *limits);

/* Allocates the picture, all mid-grey; sets the status and returns 0 when there is no memory. */
int result_allocate(image_result *result, uint32_t width, uint32_t height);

/* Ends a decoding that stopped early: keeps what there is if that is enough, else drops it with the given status. */
image_status result_settle(image_result *result, image_status failure, const image_limits *limits);

#endif
