#ifndef CPIXELS_H
#define CPIXELS_H

#include <stddef.h>
#include <stdint.h>

/* What is done to every pixel of a picture, a row at a time. Processors with AVX2 do eight at once, to the same bytes: no sum is
 * computed in another order, and no product is rounded later than without. */

/* Samples `count` places by bilinear interpolation: (x, y), and on in steps of (dx, dy), in pixels of a picture whose rows are
 * `width` bytes long. All places have at least one pixel to their left and above them, and two to their right and below. */
void pixels_sample(const uint8_t *picture, size_t width, float x, float y, float dx, float dy, uint8_t *target, size_t count);

/* Between which two cells each pixel of a row lies, and how much the second counts, from 0 to 1. */
typedef struct {
    const int32_t *first;
    const int32_t *second;
    const float *weight;
} pixels_places;

/* The value at each pixel, from those of the cells. */
void pixels_interpolate(pixels_places places, const float *cells, float *target, size_t count);

/* Divides by the light on the paper, which becomes 240; light below `floor`, which is at least 1, counts as that. */
void pixels_flatten(const uint8_t *source, const float *light, float floor, uint8_t *target, size_t count);

/* The same, and lightens what is darker than the paper by less than a part `ghost` of its light, where ink is plainly darker. */
void pixels_clean(
    const uint8_t *source, const float *light, const float *ink, float floor, float ghost, uint8_t *target, size_t count);

/* Sets the bits of the pixels that are darker than the thresholds, the first one the highest of a word, as Leptonica has them. */
void pixels_mark_darker(const uint8_t *source, const float *thresholds, uint32_t *words, size_t count);

/* Counts how bright the pixels of a cell are, in steps of four. */
void pixels_count(const uint8_t *cell, size_t width, size_t columns, size_t rows, uint16_t counts[64]);

#endif
