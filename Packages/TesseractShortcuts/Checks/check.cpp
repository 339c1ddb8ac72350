// Reads the drawn line with each model, and runs layers of random shapes, by CFastLSTM's functions and by libtesseract's.
// Called by `check`.
#include "CFastLSTM.h"
#include "CLayerChecks.h"

#include <cstdio>
#include <fstream>
#include <iterator>
#include <random>
#include <string>

// The first model decides for the process, so each has one of its own.
static int check_model(const char *path) {
    std::ifstream file(path, std::ios::binary);
    const std::string model{std::istreambuf_iterator<char>(file), {}};
    const fast_lstm_state state = fast_lstm_prepare(model.data(), model.size());
    const bool is_fast = state == FAST_LSTM_VNNI || state == FAST_LSTM_AVX2;
    std::printf("%s: %s (state %d)\n", path, is_fast ? "same bytes" : "NOT FAST", state);
    return is_fast ? 0 : 1;
}

static layer_shape random_shape(layer_kind kind, std::minstd_rand &random) {
    const auto from = [&random](int minimum, int maximum) { return std::uniform_int_distribution<int>(minimum, maximum)(random); };
    const bool is_spatial = kind <= LAYER_RECONFIG, is_lstm = kind >= LAYER_LSTM;
    layer_shape shape = {};
    shape.kind = kind;
    shape.inputs = from(1, is_spatial ? 20 : 120);
    shape.outputs = is_lstm ? 8 * from(1, 24) : from(1, 200);
    shape.x = from(kind == LAYER_CONVOLVE ? 0 : 1, 3);
    shape.y = from(kind == LAYER_CONVOLVE ? 0 : 1, 3);
    shape.width = from(shape.x, 60) + (kind == LAYER_CONVOLVE ? 1 : 0);
    shape.height = from(shape.y, 12) + (kind == LAYER_CONVOLVE ? 1 : 0);
    return shape;
}

static int check_layers(unsigned rounds) {
    std::minstd_rand random;
    for (unsigned round = 0; round < rounds; ++round) {
        for (int kind = LAYER_CONVOLVE; kind <= LAYER_LSTM_SUMMARY; ++kind) {
            const layer_shape shape = random_shape(static_cast<layer_kind>(kind), random);
            const layer_result result = layer_check(shape, round + 1);
            if (result == LAYER_SAME) continue;
            std::printf("layer of kind %d, %d to %d, %d × %d, on %d × %d, seed %u: %s\n", kind, shape.inputs,
                shape.outputs, shape.x, shape.y, shape.width, shape.height, round + 1,
                result == LAYER_DIFFERENT ? "DIFFERENT" : "libtesseract lacks a function of it");
            return 1;
        }
    }
    std::printf("%u layers of each kind: same bytes\n", rounds);
    return 0;
}

int main(int, char **arguments) {
    const int status = check_model(arguments[1]);
    if (status != 0 || arguments[2] == nullptr) return status;
    return check_layers(static_cast<unsigned>(std::stoul(arguments[2])));
}
