// Compares CFastLSTM/library.h with the private headers of a libtesseract: compiles where all lies at the same places.
// Called by `check`.
#include <allheaders.h>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <sstream>
#include <string>
#include <unordered_set>
#include <vector>

#define private public
#define protected public
#include "convolve.h"
#include "fullyconnected.h"
#include "intsimdmatrix.h"
#include "lstm.h"
#include "maxpool.h"
#include "reconfig.h"
#undef private
#undef protected

#include "../Sources/CFastLSTM/library.h"

#define SAME_PLACE(CLASS, MEMBER, OURS, OUR_MEMBER)                                                        \
    static_assert(offsetof(tesseract::CLASS, MEMBER) == offsetof(fastlstm::OURS, OUR_MEMBER), #CLASS "::" #MEMBER)
#define SAME_SIZE(CLASS, OURS) static_assert(sizeof(tesseract::CLASS) == sizeof(fastlstm::OURS), #CLASS)
#define SAME_VALUE(THEIRS, OURS) static_assert(int(tesseract::THEIRS) == int(fastlstm::OURS), #THEIRS)

static_assert(sizeof(std::vector<int>) == sizeof(fastlstm::Vector<int>), "std::vector");
static_assert(sizeof(tesseract::TFloat) == sizeof(float), "TFloat");

SAME_SIZE(GENERIC_2D_ARRAY<int8_t>, Array2D<int8_t>);
SAME_PLACE(GENERIC_2D_ARRAY<int8_t>, array_, Array2D<int8_t>, cells);
SAME_PLACE(GENERIC_2D_ARRAY<int8_t>, dim1_, Array2D<int8_t>, rows);
SAME_PLACE(GENERIC_2D_ARRAY<int8_t>, dim2_, Array2D<int8_t>, columns);
SAME_SIZE(GENERIC_2D_ARRAY<float>, Array2D<float>);
SAME_PLACE(GENERIC_2D_ARRAY<float>, array_, Array2D<float>, cells);

SAME_SIZE(StrideMap, StrideMap);
SAME_PLACE(StrideMap, shape_[tesseract::FD_BATCH], StrideMap, pictures);
SAME_PLACE(StrideMap, shape_[tesseract::FD_HEIGHT], StrideMap, height);
SAME_PLACE(StrideMap, shape_[tesseract::FD_WIDTH], StrideMap, width);

SAME_SIZE(NetworkIO, NetworkIO);
SAME_PLACE(NetworkIO, f_, NetworkIO, floats);
SAME_PLACE(NetworkIO, i_, NetworkIO, bytes);
SAME_PLACE(NetworkIO, int_mode_, NetworkIO, is_bytes);
SAME_PLACE(NetworkIO, stride_map_, NetworkIO, stride_map);

SAME_SIZE(WeightMatrix, WeightMatrix);
SAME_PLACE(WeightMatrix, wi_, WeightMatrix, bytes);
SAME_PLACE(WeightMatrix, int_mode_, WeightMatrix, is_bytes);
SAME_PLACE(WeightMatrix, scales_, WeightMatrix, scales);
SAME_PLACE(WeightMatrix, shaped_w_, WeightMatrix, shaped);

SAME_SIZE(Network, Network);
SAME_PLACE(Network, type_, Network, type);
SAME_PLACE(Network, training_, Network, training);
SAME_PLACE(Network, ni_, Network, inputs);
SAME_PLACE(Network, no_, Network, outputs);
SAME_PLACE(Network, randomizer_, Network, randomizer);

SAME_PLACE(Convolve, half_x_, Convolve, half_x);
SAME_PLACE(Convolve, half_y_, Convolve, half_y);
SAME_PLACE(Reconfig, x_scale_, Reconfig, x_scale);
SAME_PLACE(Reconfig, y_scale_, Reconfig, y_scale);
SAME_PLACE(Maxpool, x_scale_, Reconfig, x_scale);
SAME_PLACE(FullyConnected, weights_, FullyConnected, weights);
SAME_PLACE(LSTM, na_, LSTM, padded_inputs);
SAME_PLACE(LSTM, ns_, LSTM, states);
SAME_PLACE(LSTM, nf_, LSTM, fed_back);
SAME_PLACE(LSTM, is_2d_, LSTM, is_2d);
SAME_PLACE(LSTM, gate_weights_, LSTM, gates);
SAME_PLACE(LSTM, softmax_, LSTM, softmax);
SAME_PLACE(IntSimdMatrix, matrixDotVectorFunction, IntSimdMatrix, multiply);

SAME_VALUE(NT_LSTM, type_lstm);
SAME_VALUE(NT_LSTM_SUMMARY, type_lstm_summary);
SAME_VALUE(NT_TANH, type_tanh);
SAME_VALUE(NT_SOFTMAX, type_softmax);
SAME_VALUE(TS_ENABLED, training_enabled);
SAME_VALUE(LSTM::CI, LSTM::cell_input);
SAME_VALUE(LSTM::GI, LSTM::input_gate);
SAME_VALUE(LSTM::GF1, LSTM::forget_gate);
SAME_VALUE(LSTM::GO, LSTM::output_gate);
SAME_VALUE(LSTM::GFS, LSTM::forget_gate_2d);
