#ifdef __x86_64__

#include "activation.h"
#include "layers.h"
#include "matrix.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace fastlstm {

namespace {

/* The number of sums computed before they are processed: a quarter of the first-level cache. */
constexpr int kept_sums = 2048;

FAST_LSTM_AVX2 void write_tanh(const float *sums, int count, int8_t *to) {
    const float *table = library().tanh_table;
    int index = 0;
    for (; index + 8 <= count; index += 8) store_bytes(to + index, tanh_of(table, _mm256_loadu_ps(sums + index)));
    if (index == count) return;
    int8_t rest[8];
    store_bytes(rest, tanh_of(table, _mm256_loadu_ps(sums + index)));
    memcpy(to + index, rest, static_cast<size_t>(count - index));
}

/* SoftmaxInPlace (lstm/functions.h), from one array to another. One value after another: the sum depends on the order. */
void write_softmax(const float *sums, int count, float *to) {
    constexpr float minimum = -86;
    float largest = sums[0];
    for (int index = 1; index < count; ++index) {
        if (sums[index] > largest) largest = sums[index];
    }
    float total = 0;
    for (int index = 0; index < count; ++index) {
        const float below = sums[index] - largest;
        to[index] = std::exp(below < minimum ? minimum : below > 0 ? 0 : below);
        total += to[index];
    }
    if (total <= 0) return;
    for (int index = 0; index < count; ++index) to[index] /= total;
}

}  // namespace

bool fully_connected(const FullyConnected &layer, const NetworkIO &input, NetworkIO &output) {
    const Network &network = layer.network;
    if (!is_plain(network, input) || (network.type != type_softmax && network.type != type_tanh)) return false;
    if (!Matrix::can_use(layer.weights, network.inputs, network.outputs)) return false;
    const bool is_softmax = network.type == type_softmax;
    library().resize(&output, !is_softmax, &input.stride_map, network.outputs);
    const Matrix matrix(layer.weights);
    const int stride = Matrix::rounded(network.outputs), maximum = std::max(1, kept_sums / stride);
    std::vector<float> sums(static_cast<size_t>(stride * maximum));
    for (int position = 0; position < input.bytes.rows; position += maximum) {
        const int count = std::min(maximum, input.bytes.rows - position);
        matrix.multiply(input.bytes.row(position), sums.data(), count);
        if (!is_softmax && stride == network.outputs) {
            write_tanh(sums.data(), count * stride, output.bytes.row(position));
            continue;
        }
        for (int index = 0; index < count; ++index) {
            const float *const some = sums.data() + index * stride;
            if (is_softmax) {
                write_softmax(some, network.outputs, output.floats.row(position + index));
            } else {
                write_tanh(some, network.outputs, output.bytes.row(position + index));
            }
        }
    }
    return true;
}

}  // namespace fastlstm

#endif
