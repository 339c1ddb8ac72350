#include "CPixels.h"

#include <stdio.h>
#include <stdlib.h>

/* Prints a hash of what each function of CPixels makes of the same made-up pictures. */

enum { COUNT = 4093, CELLS = 64 };

static uint32_t state = 1;

static uint32_t next(void) { return state = state * 1664525 + 1013904223; }

static float part(void) { return (float)(next() >> 8) / (float)(1 << 24); }

static void tell(const char *name, const void *bytes, size_t size) {
    uint64_t hash = 14695981039346656037u;
    for (size_t i = 0; i < size; i++) hash = (hash ^ ((const uint8_t *)bytes)[i]) * 1099511628211u;
    printf("%s %016llx\n", name, (unsigned long long)hash);
}

int main(void) {
    static uint8_t picture[COUNT * 64], target[COUNT];
    static float cells[CELLS], light[COUNT], ink[COUNT], weight[COUNT], values[COUNT];
    static int32_t first[COUNT], second[COUNT];
    static uint32_t words[COUNT / 32];
    uint16_t counts[64] = {0};
    for (size_t i = 0; i < sizeof picture; i++) picture[i] = (uint8_t)(next() >> 24);
    for (size_t i = 0; i < CELLS; i++) cells[i] = 255 * part();
    for (size_t i = 0; i < COUNT; i++) {
        light[i] = 1 + 254 * part();
        ink[i] = light[i] * part();
        weight[i] = part();
        first[i] = (int32_t)(i * (CELLS - 1) / COUNT);
        second[i] = first[i] + 1;
    }
    pixels_sample(picture, COUNT, 3.25f, 5.5f, .97f, .0101f, target, COUNT - 128);
    tell("sample", target, COUNT);
    pixels_interpolate((pixels_places){first, second, weight}, cells, values, COUNT);
    tell("interpolate", values, sizeof values);
    pixels_flatten(picture, light, 40, target, COUNT);
    tell("flatten", target, COUNT);
    pixels_clean(picture, light, ink, 40, .08f, target, COUNT);
    tell("clean", target, COUNT);
    pixels_mark_darker(picture, values, words, COUNT / 32 * 32);
    tell("mark_darker", words, sizeof words);
    pixels_count(picture, COUNT, COUNT, 4, counts);
    tell("count", counts, sizeof counts);
    return 0;
}
