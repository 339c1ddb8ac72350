#pragma once

#include "CLayerChecks.h"

#include <cstddef>
#include <cstdint>
#include <random>

/* Objects of libtesseract's private classes, made by their own constructors in room that is large enough. */

namespace layerchecks {

/* The state of tesseract::TRand. */
using Random = std::minstd_rand;

/* Zeroed, and larger than any of the objects (tesseract::LSTM is the largest with some 2,700 bytes). */
struct Room {
    alignas(16) unsigned char bytes[8192] = {};
};

/* A layer, or null where libtesseract lacks a function for it. Never freed, as its destructor is not at hand. */
void *make_layer(const layer_shape &, Random &randomizer);

/* An empty NetworkIO, and one of random bytes in one picture; null as above. */
void *make_values();
void *make_input(const layer_shape &, unsigned seed);

/* An empty NetworkScratch. */
void *make_scratch();

/* What `Forward` of this kind of layer is called in libtesseract. */
const char *forward_symbol(layer_kind);

}  // namespace layerchecks
