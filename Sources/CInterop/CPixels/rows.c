#include "CPixels.h"

#include <string.h>

/* The compiler emits two versions of each function, and the loader chooses one when the program starts. */
#if defined(__x86_64__) && defined(__linux__)
#define TWICE __attribute__((target_clones("avx2", "default")))
#else
#define TWICE
#endif

static inline float larger(float a, float b) { return a > b ? a : b; }
static inline uint8_t shade(float value) { return (uint8_t)(int32_t)(value < 0 ? 0 : value > 255 ? 255 : value); }

TWICE void pixels_interpolate(pixels_places places, const float *cells, float *restrict target, size_t count) {
    for (size_t x = 0; x < count; ++x) {
        const float first = cells[places.first[x]];
        target[x] = first + places.weight[x] * (cells[places.second[x]] - first);
    }
}

TWICE void pixels_flatten(
    const uint8_t *source, const float *light, float floor, uint8_t *restrict target, size_t count) {
    for (size_t x = 0; x < count; ++x) target[x] = shade((float)source[x] * 240 / larger(light[x], floor));
}

TWICE void pixels_clean(
    const uint8_t *source, const float *light, const float *ink, float floor, float ghost, uint8_t *restrict target,
    size_t count) {
    for (size_t x = 0; x < count; ++x) {
        const float paper = larger(light[x], floor), share = (float)source[x] / paper;
        const float lightened = (ghost + (share - ghost) * 2.5f) * 240;
        const int is_ghost = (ink[x] < 0.6f * paper) & (share > ghost);
        target[x] = shade(is_ghost ? lightened : share * 240);
    }
}

TWICE void pixels_mark_darker(
    const uint8_t *source, const float *thresholds, uint32_t *restrict words, size_t count) {
    for (size_t start = 0; start < count; start += 32) {
        const size_t length = count - start < 32 ? count - start : 32;
        uint8_t darker[32] = {0};
        for (size_t x = 0; x < length; ++x) darker[x] = (float)source[start + x] < thresholds[start + x];
        uint32_t word = 0;
        for (size_t x = 0; x < 32; ++x) word |= (uint32_t)darker[x] << (31 - x);
        words[start / 32] = word;
    }
}

void pixels_count(const uint8_t *cell, size_t width, size_t columns, size_t rows, uint16_t counts[64]) {
    /* Neighbours are often equal, and increments of one counter wait for each other, so four counters alternate. */
    uint16_t turns[4][64] = {{0}};
    for (size_t y = 0; y < rows; ++y, cell += width) {
        size_t x = 0;
        for (; x + 4 <= columns; x += 4) {
            for (size_t turn = 0; turn < 4; ++turn) ++turns[turn][cell[x + turn] >> 2];
        }
        for (; x < columns; ++x) ++turns[0][cell[x] >> 2];
    }
    for (size_t step = 0; step < 64; ++step) {
        counts[step] = turns[0][step] + turns[1][step] + turns[2][step] + turns[3][step];
    }
}
