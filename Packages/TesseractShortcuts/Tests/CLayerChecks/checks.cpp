#include "CFastLSTM.h"
#include "objects.h"

#include <cstring>
#include <dlfcn.h>
#include <vector>

namespace layerchecks {

namespace {

using Forward = void(void *, bool, const void *, const void *, void *, void *);

/* All that a layer writes, with its dimensions. */
std::vector<unsigned char> bytes_of(const void *values) {
    const auto start = static_cast<const unsigned char *>(values);
    const bool is_bytes = start[64];
    const unsigned char *const array = start + (is_bytes ? 32 : 0);
    const unsigned char *cells;
    int32_t dimensions[2];
    memcpy(&cells, array + 8, sizeof cells);
    memcpy(dimensions, array + 20, sizeof dimensions);
    const auto count = static_cast<size_t>(dimensions[0]) * static_cast<size_t>(dimensions[1]) * (is_bytes ? 1 : 4);
    std::vector<unsigned char> all(cells, cells + count);
    const auto first = reinterpret_cast<const unsigned char *>(dimensions);
    all.insert(all.end(), first, first + sizeof dimensions);
    return all;
}

}  // namespace

}  // namespace layerchecks

using namespace layerchecks;

layer_result layer_check(layer_shape shape, unsigned seed) {
    const auto forward = reinterpret_cast<Forward *>(dlsym(RTLD_DEFAULT, forward_symbol(shape.kind)));
    Random randomizer(seed);
    void *const layer = make_layer(shape, randomizer);
    const void *const input = make_input(shape, seed);
    void *const scratch = make_scratch();
    if (forward == nullptr || layer == nullptr || input == nullptr) return LAYER_UNAVAILABLE;
    std::vector<unsigned char> expected;
    Random expected_random;
    for (const auto way : {FAST_LSTM_ORIGINALS, FAST_LSTM_AS_DECIDED, FAST_LSTM_WITHOUT_VNNI}) {
        void *const output = make_values();
        randomizer.seed(seed + 1);
        fast_lstm_choose(way);
        forward(layer, false, input, nullptr, scratch, output);
        fast_lstm_choose(FAST_LSTM_AS_DECIDED);
        const std::vector<unsigned char> written = bytes_of(output);
        if (way == FAST_LSTM_ORIGINALS) {
            expected = written;
            expected_random = randomizer;
        } else if (written != expected || !(randomizer == expected_random)) {
            return LAYER_DIFFERENT;
        }
    }
    return LAYER_SAME;
}
