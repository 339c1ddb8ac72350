#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

/* Operations on every pixel of a picture, a row at a time. Processors with AVX2 compute eight at once with identical results:
 * no sum is computed in another order, and no product is rounded later than without AVX2. */

/* Samples `count` places by bilinear interpolation: (x, y), and on in steps of (dx, dy), in pixels of a picture whose rows are
 * `width` bytes long. All places have at least one pixel to their left and above them, and two to their right and below. */
void pixels_sample(const uint8_t *picture, size_t width, float x, float y, float dx, float dy, uint8_t *target, size_t count);

/* The two cells around each pixel of a row, and the weight of the second, from 0 to 1. */
typedef struct {
    const int32_t *first;
    const int32_t *second;
    const float *weight;
} pixels_places;

/* Interpolates the cells' values at each pixel. */
void pixels_interpolate(pixels_places places, const float *cells, float *target, size_t count);

/* Divides by the light on the paper, so that paper becomes 240; light below `floor` (at least 1) counts as `floor`. */
void pixels_flatten(const uint8_t *source, const float *light, float floor, uint8_t *target, size_t count);

/* Like pixels_flatten, but lightens pixels brighter than the share `ghost` of the paper where `ink` is below 0.6 of it. */
void pixels_clean(
    const uint8_t *source, const float *light, const float *ink, float floor, float ghost, uint8_t *target, size_t count);

/* Sets the bits of pixels darker than the thresholds; the first pixel is the highest bit of a word, as in Leptonica. */
void pixels_mark_darker(const uint8_t *source, const float *thresholds, uint32_t *words, size_t count);

/* Counts a cell's pixels by brightness, in steps of four. */
void pixels_count(const uint8_t *cell, size_t width, size_t columns, size_t rows, uint16_t counts[64]);

#endif
