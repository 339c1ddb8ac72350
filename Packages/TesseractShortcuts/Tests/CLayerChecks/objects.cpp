#include "objects.h"

#include <climits>
#include <dlfcn.h>
#include <string>

/* The offsets are those that CFastLSTM/library.h writes out. */

namespace layerchecks {

namespace {

template <class Function>
Function *find(const char *symbol) {
    return reinterpret_cast<Function *>(dlsym(RTLD_DEFAULT, symbol));
}

template <class Value>
Value &at(void *object, size_t offset) {
    return *reinterpret_cast<Value *>(static_cast<unsigned char *>(object) + offset);
}

#define STRING "ERKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"

using Named = void(void *, const std::string &, int, int, int);
using CNamed = void(void *, const char *, int, int, int);
using NamedLSTM = void(void *, const std::string &, int, int, int, bool, int);
using InitWeights = int(void *, float, Random *);
using ConvertToInt = void(void *);

constexpr size_t training_offset = 12, randomizer_offset = 88;

bool construct(void *layer, const layer_shape &shape) {
    const std::string name = "check";
    switch (shape.kind) {
    case LAYER_CONVOLVE: {
        const auto make = find<Named>("_ZN9tesseract8ConvolveC1" STRING "iii");
        if (make != nullptr) make(layer, name, shape.inputs, shape.x, shape.y);
        return make != nullptr;
    }
    case LAYER_MAXPOOL:
    case LAYER_RECONFIG: {
        const bool is_maxpool = shape.kind == LAYER_MAXPOOL;
        /* 5.5.0 takes names as std::string here, too. */
        const auto make = find<Named>(
            is_maxpool ? "_ZN9tesseract7MaxpoolC1" STRING "iii" : "_ZN9tesseract8ReconfigC1" STRING "iii");
        const auto make_from_c = find<CNamed>(
            is_maxpool ? "_ZN9tesseract7MaxpoolC1EPKciii" : "_ZN9tesseract8ReconfigC1EPKciii");
        if (make != nullptr) {
            make(layer, name, shape.inputs, shape.x, shape.y);
        } else if (make_from_c != nullptr) {
            make_from_c(layer, name.c_str(), shape.inputs, shape.x, shape.y);
        }
        return make != nullptr || make_from_c != nullptr;
    }
    case LAYER_TANH:
    case LAYER_SOFTMAX:
    case LAYER_LOGISTIC: {
        const auto make = find<Named>("_ZN9tesseract14FullyConnectedC1" STRING "iiNS_11NetworkTypeE");
        const int type = shape.kind == LAYER_TANH ? 19 : shape.kind == LAYER_SOFTMAX ? 22 : 16;
        if (make != nullptr) make(layer, name, shape.inputs, shape.outputs, type);
        return make != nullptr;
    }
    case LAYER_LSTM:
    case LAYER_LSTM_SUMMARY: {
        const auto make = find<NamedLSTM>("_ZN9tesseract4LSTMC1" STRING "iiibNS_11NetworkTypeE");
        const int type = shape.kind == LAYER_LSTM ? 14 : 15;
        if (make != nullptr) make(layer, name, shape.inputs, shape.outputs, shape.outputs, false, type);
        return make != nullptr;
    }
    }
    return false;
}

/* Random weights of all sizes, as whole numbers. */
bool fill(void *layer, layer_kind kind, Random &randomizer) {
    const bool is_lstm = kind == LAYER_LSTM || kind == LAYER_LSTM_SUMMARY;
    if (!is_lstm && kind != LAYER_TANH && kind != LAYER_SOFTMAX && kind != LAYER_LOGISTIC) return true;
    const auto init = find<InitWeights>(
        is_lstm ? "_ZN9tesseract4LSTM11InitWeightsEfPNS_5TRandE" : "_ZN9tesseract14FullyConnected11InitWeightsEfPNS_5TRandE");
    const auto convert = find<ConvertToInt>(
        is_lstm ? "_ZN9tesseract4LSTM12ConvertToIntEv" : "_ZN9tesseract14FullyConnected12ConvertToIntEv");
    if (init == nullptr || convert == nullptr) return false;
    init(layer, 0.5f, &randomizer);
    convert(layer);
    return true;
}

}  // namespace

void *make_layer(const layer_shape &shape, Random &randomizer) {
    Room *layer = new Room;
    if (!construct(layer, shape) || !fill(layer, shape.kind, randomizer)) return nullptr;
    at<int32_t>(layer, training_offset) = 0; /* TS_DISABLED */
    at<Random *>(layer, randomizer_offset) = &randomizer;
    return layer;
}

void *make_values() {
    const auto floats = find<unsigned char>("_ZTVN9tesseract16GENERIC_2D_ARRAYIfEE");
    const auto bytes = find<unsigned char>("_ZTVN9tesseract16GENERIC_2D_ARRAYIaEE");
    if (floats == nullptr || bytes == nullptr) return nullptr;
    Room *values = new Room;
    /* Before the functions of a class come its offset and its type. */
    at<unsigned char *>(values, 0) = floats + 2 * sizeof(void *);
    at<unsigned char *>(values, 32) = bytes + 2 * sizeof(void *);
    return values;
}

void *make_input(const layer_shape &shape, unsigned seed) {
    struct {
        int32_t shape[3], steps[3];
        int32_t *heights[3], *widths[3];
    } map = {};
    static_assert(sizeof map == 72, "a StrideMap");
    int32_t height = shape.height, width = shape.width;
    map.shape[0] = 1, map.shape[1] = height, map.shape[2] = width;
    map.steps[0] = width * height, map.steps[1] = width, map.steps[2] = 1;
    map.heights[0] = &height, map.heights[1] = map.heights[2] = &height + 1;
    map.widths[0] = &width, map.widths[1] = map.widths[2] = &width + 1;
    using Resize = void(void *, bool, const void *, int);
    const auto resize = find<Resize>("_ZN9tesseract9NetworkIO11ResizeToMapEbRKNS_9StrideMapEi");
    void *const input = make_values();
    if (resize == nullptr || input == nullptr) return nullptr;
    resize(input, true, &map, shape.inputs); /* copies the map */
    std::minstd_rand random(seed);
    std::uniform_int_distribution<int> values(-127, 127);
    int8_t *const cells = at<int8_t *>(input, 32 + 8);
    const int count = width * height * shape.inputs;
    for (int index = 0; index < count; ++index) cells[index] = static_cast<int8_t>(values(random));
    return input;
}

void *make_scratch() { return new Room; }

const char *forward_symbol(layer_kind kind) {
#define FORWARD "7ForwardEbRKNS_9NetworkIOEPKNS_15TransposedArrayEPNS_14NetworkScratchEPS1_"
    switch (kind) {
    case LAYER_CONVOLVE: return "_ZN9tesseract8Convolve" FORWARD;
    case LAYER_MAXPOOL: return "_ZN9tesseract7Maxpool" FORWARD;
    case LAYER_RECONFIG: return "_ZN9tesseract8Reconfig" FORWARD;
    case LAYER_TANH:
    case LAYER_SOFTMAX:
    case LAYER_LOGISTIC: return "_ZN9tesseract14FullyConnected" FORWARD;
    case LAYER_LSTM:
    case LAYER_LSTM_SUMMARY: return "_ZN9tesseract4LSTM" FORWARD;
    }
    return "";
}

}  // namespace layerchecks
