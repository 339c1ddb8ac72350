#include "CPixels.h"

#if defined(__x86_64__)
#include <immintrin.h>
#endif

static uint8_t sampled(const uint8_t *picture, size_t width, float x, float y) {
    const int32_t left = (int32_t)x, top = (int32_t)y;
    const float fx = x - (float)left, fy = y - (float)top;
    const uint8_t *above = picture + (size_t)top * width + (size_t)left, *below = above + width;
    const float upper = (float)above[0] * (1 - fx) + (float)above[1] * fx;
    const float lower = (float)below[0] * (1 - fx) + (float)below[1] * fx;
    return (uint8_t)(int32_t)(upper + (lower - upper) * fy + 0.5f);
}

#if defined(__x86_64__)
/* Samples eight places; of each four bytes that are loaded, two are used. */
__attribute__((target("avx2"))) static inline __m256 between(const uint8_t *row, __m256i places, __m256 fx) {
    const __m256i four = _mm256_i32gather_epi32((const int *)row, places, 1), byte = _mm256_set1_epi32(255);
    const __m256 left = _mm256_cvtepi32_ps(_mm256_and_si256(four, byte));
    const __m256 right = _mm256_cvtepi32_ps(_mm256_and_si256(_mm256_srli_epi32(four, 8), byte));
    const __m256 rest = _mm256_sub_ps(_mm256_set1_ps(1), fx);
    return _mm256_add_ps(_mm256_mul_ps(left, rest), _mm256_mul_ps(right, fx));
}

__attribute__((target("avx2"))) static size_t sample_eights(
    const uint8_t *picture, size_t width, float x, float y, float dx, float dy, uint8_t *target, size_t count) {
    const __m256 steps = _mm256_setr_ps(0, 1, 2, 3, 4, 5, 6, 7);
    size_t done = 0;
    for (; done + 8 <= count; done += 8) {
        const __m256 index = _mm256_add_ps(_mm256_set1_ps((float)done), steps);
        const __m256 px = _mm256_add_ps(_mm256_set1_ps(x), _mm256_mul_ps(index, _mm256_set1_ps(dx)));
        const __m256 py = _mm256_add_ps(_mm256_set1_ps(y), _mm256_mul_ps(index, _mm256_set1_ps(dy)));
        const __m256i left = _mm256_cvttps_epi32(px), top = _mm256_cvttps_epi32(py);
        const __m256 fx = _mm256_sub_ps(px, _mm256_cvtepi32_ps(left)), fy = _mm256_sub_ps(py, _mm256_cvtepi32_ps(top));
        const __m256i places = _mm256_add_epi32(_mm256_mullo_epi32(top, _mm256_set1_epi32((int)width)), left);
        const __m256 upper = between(picture, places, fx), lower = between(picture + width, places, fx);
        const __m256 sum = _mm256_add_ps(upper, _mm256_mul_ps(_mm256_sub_ps(lower, upper), fy));
        const __m256i shades = _mm256_cvttps_epi32(_mm256_add_ps(sum, _mm256_set1_ps(0.5f)));
        const __m128i words = _mm_packus_epi32(_mm256_castsi256_si128(shades), _mm256_extracti128_si256(shades, 1));
        _mm_storel_epi64((__m128i *)(target + done), _mm_packus_epi16(words, words));
    }
    return done;
}
#endif

void pixels_sample(
    const uint8_t *picture, size_t width, float x, float y, float dx, float dy, uint8_t *target, size_t count) {
    size_t done = 0;
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx2")) done = sample_eights(picture, width, x, y, dx, dy, target, count);
#endif
    for (; done < count; ++done) target[done] = sampled(picture, width, x + (float)done * dx, y + (float)done * dy);
}
