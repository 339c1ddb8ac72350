#pragma once

#include "library.h"

/* The layers of a network, as tesseract::*::Forward compute them: the same bytes into `output`, in one pass over whole rows
 * where the library asks an index of each position. Each says false, and has changed nothing, where the layer or its input is
 * of a kind that it does not compute: several pictures at once, floats as input, training. */

namespace fastlstm {

bool convolve(const Convolve &, const NetworkIO &input, NetworkIO &output);
bool maxpool(const Reconfig &, const NetworkIO &input, NetworkIO &output);
bool reconfig(const Reconfig &, const NetworkIO &input, NetworkIO &output);
bool fully_connected(const FullyConnected &, const NetworkIO &input, NetworkIO &output);
bool lstm(const LSTM &, const NetworkIO &input, NetworkIO &output);

/* Whether a layer can be computed here at all: whole numbers in, of one picture, with the library at its AVX2 arithmetic. */
bool is_plain(const Network &, const NetworkIO &input);

}  // namespace fastlstm
