#pragma once

#include "library.h"

#include <vector>

namespace fastlstm {

/* Whether this processor has AVX2, which all needs, and VNNI for registers of 256 bits. */
bool has_avx2();
bool has_vnni();

/* Whether matrices that this thread makes may use VNNI; they may unless told otherwise. */
void allow_vnni(bool);

/* WeightMatrix times one input after another, as WeightMatrix::MatrixDotVector: the sums are whole numbers, so their order is free. */
class Matrix {
public:
    /* Whether the weights are whole numbers, of these dimensions, and laid out as the library does for AVX2. */
    static bool can_use(const WeightMatrix &, int inputs, int outputs);

    explicit Matrix(const WeightMatrix &);

    /* Takes one input after another, side by side, and writes `rounded(outputs)` values for each. Of the last input it reads
     * 32 bytes at a time, be they its own or not. */
    void multiply(const int8_t *input, float *output, int count = 1) const;

    static int rounded(int outputs) { return (outputs + 7) / 8 * 8; }

private:
    const WeightMatrix &weights;
    const int inputs, outputs;
    /* With VNNI, the initial values of the sums. */
    std::vector<int32_t> offsets;
};

}  // namespace fastlstm
