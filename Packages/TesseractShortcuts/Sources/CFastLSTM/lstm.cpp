#ifdef __x86_64__

#include "activation.h"
#include "layers.h"
#include "matrix.h"

#include <algorithm>
#include <cstring>

namespace fastlstm {

namespace {

/* The sums of each gate at one position, and the state that is passed to the next. */
struct Cells {
    explicit Cells(int states) : stride(static_cast<size_t>(Matrix::rounded(states))), floats(5 * stride) {}

    float *sums(LSTM::Gate gate) { return floats.data() + stride * gate; }
    float *state() { return floats.data() + stride * 4; }

private:
    const size_t stride;
    std::vector<float> floats;
};

/* Updates the state by the gates, and writes the cells' outputs. */
FAST_LSTM_AVX2 void step(Cells &cells, int states, int8_t *said) {
    const float *const tanh_table = library().tanh_table, *const logistic_table = library().logistic_table;
    const float *const cell_input = cells.sums(LSTM::cell_input), *const input_gate = cells.sums(LSTM::input_gate);
    const float *const forget_gate = cells.sums(LSTM::forget_gate), *const output_gate = cells.sums(LSTM::output_gate);
    float *const state = cells.state();
    const __m256 maximum = _mm256_set1_ps(100), minimum = _mm256_set1_ps(-100);
    for (int index = 0; index < states; index += 8) {
        const __m256 kept = logistic_of(logistic_table, _mm256_loadu_ps(forget_gate + index));
        const __m256 taken_in = logistic_of(logistic_table, _mm256_loadu_ps(input_gate + index));
        const __m256 given_out = logistic_of(logistic_table, _mm256_loadu_ps(output_gate + index));
        const __m256 input = tanh_of(tanh_table, _mm256_loadu_ps(cell_input + index));
        const __m256 old = _mm256_mul_ps(_mm256_loadu_ps(state + index), kept);
        const __m256 sum = _mm256_add_ps(old, _mm256_mul_ps(input, taken_in));
        const __m256 clipped = _mm256_min_ps(_mm256_max_ps(sum, minimum), maximum);
        _mm256_storeu_ps(state + index, clipped);
        store_bytes(said + index, _mm256_mul_ps(tanh_of(tanh_table, clipped), given_out));
    }
}

bool can_compute(const LSTM &layer, const NetworkIO &input) {
    const Network &network = layer.network;
    if (!is_plain(network, input) || (network.type != type_lstm && network.type != type_lstm_summary)) return false;
    if (layer.is_2d || layer.softmax != nullptr || layer.fed_back != 0) return false;
    if (layer.states < 8 || layer.states % 8 != 0 || layer.states != network.outputs) return false;
    if (layer.padded_inputs != network.inputs + layer.states) return false;
    return std::all_of(layer.gates, layer.gates + LSTM::forget_gate_2d, [&layer](const WeightMatrix &gate) {
        return Matrix::can_use(gate, layer.padded_inputs, layer.states);
    });
}

}  // namespace

bool lstm(const LSTM &layer, const NetworkIO &input, NetworkIO &output) {
    if (!can_compute(layer, input)) return false;
    const bool says_last_only = layer.network.type == type_lstm_summary;
    if (says_last_only) {
        library().resize_to_one_column(&output, &input, layer.network.outputs);
    } else {
        library().resize(&output, true, &input.stride_map, layer.network.outputs);
    }
    const size_t inputs = static_cast<size_t>(layer.network.inputs), states = static_cast<size_t>(layer.states);
    const Matrix matrices[] = {
        Matrix(layer.gates[0]), Matrix(layer.gates[1]), Matrix(layer.gates[2]), Matrix(layer.gates[3])};
    Cells cells(layer.states);
    /* The input, followed by the previous position's output. The library's multiplication reads 32 bytes at a time. */
    std::vector<int8_t> heard(inputs + states + 32);
    int8_t *const said = heard.data() + inputs;
    for (int y = 0, position = 0; y < input.stride_map.height; ++y) {
        memset(said, 0, states);
        memset(cells.state(), 0, states * sizeof(float));
        for (int x = 0; x < input.stride_map.width; ++x, ++position) {
            memcpy(heard.data(), input.bytes.row(position), inputs);
            for (int gate = 0; gate < LSTM::forget_gate_2d; ++gate) {
                matrices[gate].multiply(heard.data(), cells.sums(static_cast<LSTM::Gate>(gate)));
            }
            step(cells, layer.states, said);
            if (!says_last_only) memcpy(output.bytes.row(position), said, states);
        }
        if (says_last_only) memcpy(output.bytes.row(y), said, states);
    }
    return true;
}

}  // namespace fastlstm

#endif
