#pragma once

#include "library.h"

#include <immintrin.h>

/* Eight values at a time as lstm/functions.h and NetworkIO::WriteTimeStepPart compute one: the same tables, the same order of
 * the same operations in single precision, so the same bits. Nothing here may become a fused multiply-add: rounding would
 * differ. */

#define FAST_LSTM_AVX2 __attribute__((target("avx2")))

namespace fastlstm {

/* table[at] and table[at + 1] for eight places. Loads by hand: processors patched against reading stale data by
 * `gather` (Skylake to Tiger Lake) take tens of cycles for each. */
FAST_LSTM_AVX2 static inline void load_pairs(const float *table, __m256i at, __m256 &here, __m256 &next) {
    alignas(32) int32_t place[8];
    _mm256_store_si256(reinterpret_cast<__m256i *>(place), at);
    const auto pair = [table, &place](int first) __attribute__((target("avx2"))) {
        const auto low = reinterpret_cast<const double *>(table + place[first]);
        const auto high = reinterpret_cast<const double *>(table + place[first + 1]);
        return _mm_castpd_ps(_mm_loadh_pd(_mm_load_sd(low), high));
    };
    const __m256 even = _mm256_insertf128_ps(_mm256_castps128_ps256(pair(0)), pair(4), 1);
    const __m256 odd = _mm256_insertf128_ps(_mm256_castps128_ps256(pair(2)), pair(6), 1);
    here = _mm256_shuffle_ps(even, odd, _MM_SHUFFLE(2, 0, 2, 0));
    next = _mm256_shuffle_ps(even, odd, _MM_SHUFFLE(3, 1, 3, 1));
}

FAST_LSTM_AVX2 static inline __m256 without_sign(__m256 x) { return _mm256_andnot_ps(_mm256_set1_ps(-0.0f), x); }

/* The function that a table of 4096 places has at x ≥ 0, 256 places to 1; beyond the table it is 1. */
FAST_LSTM_AVX2 static inline __m256 interpolate(const float *table, __m256 x) {
    const __m256 place = _mm256_mul_ps(x, _mm256_set1_ps(256));
    const __m256 last = _mm256_set1_ps(4095);
    const __m256i index =
        _mm256_min_epi32(_mm256_cvttps_epi32(_mm256_min_ps(place, last)), _mm256_set1_epi32(4094));
    __m256 here, next;
    load_pairs(table, index, here, next);
    const __m256 part = _mm256_sub_ps(place, _mm256_cvtepi32_ps(index));
    const __m256 between = _mm256_add_ps(here, _mm256_mul_ps(_mm256_sub_ps(next, here), part));
    return _mm256_blendv_ps(between, _mm256_set1_ps(1), _mm256_cmp_ps(place, last, _CMP_GE_OQ));
}

FAST_LSTM_AVX2 static inline __m256 tanh_of(const float *table, __m256 x) {
    const __m256 sign = _mm256_and_ps(x, _mm256_set1_ps(-0.0f));
    return _mm256_or_ps(interpolate(table, without_sign(x)), sign);
}

FAST_LSTM_AVX2 static inline __m256 logistic_of(const float *table, __m256 x) {
    const __m256 positive = interpolate(table, without_sign(x));
    const __m256 negative = _mm256_sub_ps(_mm256_set1_ps(1), positive);
    return _mm256_blendv_ps(positive, negative, _mm256_cmp_ps(x, _mm256_setzero_ps(), _CMP_LT_OQ));
}

/* [-1, 1] as whole numbers from -127 to 127, halves away from zero. */
FAST_LSTM_AVX2 static inline void store_bytes(int8_t *to, __m256 x) {
    const __m256 scaled = _mm256_mul_ps(x, _mm256_set1_ps(127));
    const __m256 rounded = _mm256_add_ps(without_sign(scaled), _mm256_set1_ps(0.5f));
    const __m256i size = _mm256_cvttps_epi32(_mm256_min_ps(rounded, _mm256_set1_ps(127)));
    const __m256i sign = _mm256_or_si256(_mm256_castps_si256(scaled), _mm256_set1_epi32(1));
    const __m256i whole = _mm256_sign_epi32(size, sign);
    const __m128i halves = _mm_packs_epi32(_mm256_castsi256_si128(whole), _mm256_extracti128_si256(whole, 1));
    _mm_storel_epi64(reinterpret_cast<__m128i *>(to), _mm_packs_epi16(halves, halves));
}

}  // namespace fastlstm
