#pragma once

#include <cstddef>
#include <cstdint>

/* The memory layouts of libtesseract's objects, as far as the fast functions read them. Declared by hand, because these
 * classes are private to the library and its headers are not installed. The orders are those of the classes named at each;
 * they were run with 5.3.0 and 5.5.0, and by its headers they are the same from 5.2.0 on. `check` compares them with the headers
 * of a source package. */

namespace fastlstm {

/* std::vector. */
template <class Item>
struct Vector {
    Item *first, *end, *room;

    size_t count() const { return static_cast<size_t>(end - first); }
};

/* GENERIC_2D_ARRAY (ccstruct/matrix.h). */
template <class Cell>
struct Array2D {
    const void *functions;
    Cell *cells;
    Cell empty;
    int32_t rows, columns, allocated;

    Cell *row(int index) const { return cells + static_cast<ptrdiff_t>(index) * columns; }
};

/* StrideMap (lstm/stridemap.h): positions are numbered row by row. */
struct StrideMap {
    int32_t pictures, height, width;
    int32_t steps[3];
    Vector<int32_t> heights, widths;
};

/* NetworkIO (lstm/networkio.h): a row of values for every position. */
struct NetworkIO {
    Array2D<float> floats;
    Array2D<int8_t> bytes;
    bool is_bytes;
    StrideMap stride_map;

    int positions() const { return is_bytes ? bytes.rows : floats.rows; }
    int depth() const { return is_bytes ? bytes.columns : floats.columns; }
};

/* WeightMatrix (lstm/weightmatrix.h): a row of weights for every output, the last for an input that is always 1. */
struct WeightMatrix {
    Array2D<float> floats;
    Array2D<int8_t> bytes;
    Array2D<float> floats_transposed;
    bool is_bytes, is_adam;
    Vector<float> scales;
    Array2D<float> deltas, updates, squares;
    Vector<int8_t> shaped;
};

/* NetworkType and TrainingState (lstm/network.h), the values that are asked for. */
enum NetworkType : int32_t { type_lstm = 14, type_lstm_summary = 15, type_tanh = 19, type_softmax = 22 };
enum TrainingState : int32_t { training_enabled = 1 };

/* Network (lstm/network.h). */
struct Network {
    const void *functions;
    NetworkType type;
    TrainingState training;
    bool needs_backprop;
    int32_t flags, inputs, outputs, weight_count;
    struct {
        char *text;
        size_t size;
        char inside[16];
    } name;
    void *forward_window, *backward_window, *randomizer;
};

/* Convolve (lstm/convolve.h). */
struct Convolve {
    Network network;
    int32_t half_x, half_y;
};

/* Reconfig and Maxpool (lstm/reconfig.h, lstm/maxpool.h). */
struct Reconfig {
    Network network;
    StrideMap back_map;
    int32_t x_scale, y_scale;
};

/* FullyConnected (lstm/fullyconnected.h). */
struct FullyConnected {
    Network network;
    WeightMatrix weights;
};

/* LSTM (lstm/lstm.h). */
struct LSTM {
    enum Gate { cell_input, input_gate, forget_gate, output_gate, forget_gate_2d, gate_count };

    Network network;
    int32_t padded_inputs, states, fed_back;
    bool is_2d;
    WeightMatrix gates[gate_count];
    const void *softmax;
};

/* IntSimdMatrix (arch/intsimdmatrix.h). */
struct IntSimdMatrix {
    void (*multiply)(int rows, int columns, const int8_t *weights, const float *scales, const int8_t *input, float *output);
};

/* The library's functions and variables that are used. */
struct Library {
    void (*resize)(NetworkIO *, bool is_bytes, const StrideMap *, int depth);                           /* ResizeToMap */
    void (*resize_scaled)(NetworkIO *, const NetworkIO *like, int x_scale, int y_scale, int depth);    /* ResizeScaled */
    void (*resize_to_one_column)(NetworkIO *, const NetworkIO *like, int depth);                       /* ResizeXTo1 */
    void (*randomize)(NetworkIO *, int position, int from, int count, void *randomizer);            /* Randomize */
    const float *tanh_table, *logistic_table;
    const IntSimdMatrix *const *kernel_in_use;
    const IntSimdMatrix *avx2_kernel;

    /* Whether all was found, and the values are single precision. */
    bool is_complete;
};

/* Looked for at the first call. */
const Library &library();

/* Whether this libtesseract is one that all of this was run with. */
bool is_tried_version();

}  // namespace fastlstm
