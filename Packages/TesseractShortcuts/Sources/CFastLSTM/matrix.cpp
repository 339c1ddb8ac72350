#ifdef __x86_64__

#include "matrix.h"

#include <cstring>
#include <immintrin.h>

/* The library lays its weights out for AVX2 (IntSimdMatrix::Init): as many blocks of 64 outputs as there are, then at most one
 * each of 32, 16 and 8. In a block come 4 inputs of all its outputs, the next 4, and so on, and at last its biases.
 *
 * Without VNNI the library's own multiplication is as good as any. With it, one instruction multiplies 32 bytes and adds the
 * products up, but takes the input without sign: 128 is added to every input, and 128 times the weights taken off in advance. */

#define FAST_LSTM_VNNI __attribute__((target("avx2,avx512vl,avx512vnni")))

namespace fastlstm {

namespace {

constexpr int group = 4;       /* inputs that lie side by side */
constexpr int lanes = 8;       /* outputs of a register */
constexpr int one = 127;       /* what the library takes for 1, and so a bias is multiplied with */
constexpr int middle = 128;    /* added to an input, which then has no sign */

int in_groups(int inputs) { return (inputs + group - 1) / group * group; }

const __m256i *as_register(const void *bytes) { return static_cast<const __m256i *>(bytes); }

/* The initial sums of a block: its biases minus 128 times its weights. */
template <int registers>
FAST_LSTM_VNNI void offset_block(const int8_t *&weights, int inputs, int32_t *&offsets) {
    __m256i sums[registers];
    for (auto &sum : sums) sum = _mm256_setzero_si256();
    const __m256i all_middle = _mm256_set1_epi8(static_cast<int8_t>(middle));
    for (int input = 0; input < inputs; input += group) {
        for (int index = 0; index < registers; ++index, weights += group * lanes) {
            sums[index] = _mm256_dpbusd_epi32(sums[index], all_middle, _mm256_loadu_si256(as_register(weights)));
        }
    }
    for (int index = 0; index < registers; ++index, weights += lanes, offsets += lanes) {
        const __m256i biases = _mm256_cvtepi8_epi32(_mm_loadl_epi64(reinterpret_cast<const __m128i *>(weights)));
        const __m256i sum = _mm256_sub_epi32(_mm256_mullo_epi32(biases, _mm256_set1_epi32(one)), sums[index]);
        _mm256_storeu_si256(reinterpret_cast<__m256i *>(offsets), sum);
    }
}

/* The position of the multiplication in the weights. */
struct Course {
    const int8_t *weights;
    const int32_t *offsets;
    const float *scales;
    float *output;
};

template <int registers>
FAST_LSTM_VNNI inline void multiply_block(Course &course, const int8_t *values, int inputs) {
    __m256i sums[registers];
    for (int index = 0; index < registers; ++index) {
        sums[index] = _mm256_loadu_si256(as_register(course.offsets + index * lanes));
    }
    const int8_t *weights = course.weights;
    for (int input = 0; input < inputs; input += group) {
        int32_t four;
        memcpy(&four, values + input, sizeof four);
        const __m256i all = _mm256_xor_si256(_mm256_set1_epi32(four), _mm256_set1_epi8(static_cast<int8_t>(middle)));
        for (int index = 0; index < registers; ++index, weights += group * lanes) {
            sums[index] = _mm256_dpbusd_epi32(sums[index], all, _mm256_loadu_si256(as_register(weights)));
        }
    }
    for (int index = 0; index < registers; ++index) {
        const __m256 scale = _mm256_loadu_ps(course.scales + index * lanes);
        _mm256_storeu_ps(course.output + index * lanes, _mm256_mul_ps(_mm256_cvtepi32_ps(sums[index]), scale));
    }
    course.weights = weights + registers * lanes;
    course.offsets += registers * lanes;
    course.scales += registers * lanes;
    course.output += registers * lanes;
}

FAST_LSTM_VNNI void multiply_vnni(Course course, const int8_t *values, int inputs, int outputs) {
    int registers = Matrix::rounded(outputs) / lanes;
    for (; registers >= 8; registers -= 8) multiply_block<8>(course, values, inputs);
    if (registers & 4) multiply_block<4>(course, values, inputs);
    if (registers & 2) multiply_block<2>(course, values, inputs);
    if (registers & 1) multiply_block<1>(course, values, inputs);
}

FAST_LSTM_VNNI void compute_offsets(const int8_t *weights, int inputs, int outputs, int32_t *offsets) {
    int registers = Matrix::rounded(outputs) / lanes;
    for (; registers >= 8; registers -= 8) offset_block<8>(weights, inputs, offsets);
    if (registers & 4) offset_block<4>(weights, inputs, offsets);
    if (registers & 2) offset_block<2>(weights, inputs, offsets);
    if (registers & 1) offset_block<1>(weights, inputs, offsets);
}

}  // namespace

bool has_avx2() { return __builtin_cpu_supports("avx2"); }

bool has_vnni() {
    static const bool found = __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512vnni");
    return found;
}

namespace {
thread_local bool is_vnni_allowed = true;
}

void allow_vnni(bool is_allowed) { is_vnni_allowed = is_allowed; }

bool Matrix::can_use(const WeightMatrix &weights, int inputs, int outputs) {
    if (!weights.is_bytes || inputs < 1 || outputs < 1) return false;
    const size_t rounded_outputs = static_cast<size_t>(rounded(outputs));
    return weights.bytes.rows == outputs && weights.bytes.columns == inputs + 1
        && weights.scales.count() >= rounded_outputs
        && weights.shaped.count() == rounded_outputs * (static_cast<size_t>(in_groups(inputs)) + 1);
}

Matrix::Matrix(const WeightMatrix &weights)
    : weights(weights), inputs(weights.bytes.columns - 1), outputs(weights.bytes.rows) {
    if (!has_vnni() || !is_vnni_allowed) return;
    offsets.resize(static_cast<size_t>(rounded(outputs)));
    compute_offsets(weights.shaped.first, in_groups(inputs), outputs, offsets.data());
}

void Matrix::multiply(const int8_t *input, float *output, int count) const {
    const auto library_multiply = library().avx2_kernel->multiply;
    const int in_all = in_groups(inputs);
    for (; count > 0; --count, input += inputs, output += rounded(outputs)) {
        if (offsets.empty()) {
            library_multiply(outputs, inputs + 1, weights.shaped.first, weights.scales.first, input, output);
        } else {
            multiply_vnni({weights.shaped.first, offsets.data(), weights.scales.first, output}, input, in_all, outputs);
        }
    }
}

}  // namespace fastlstm

#endif
