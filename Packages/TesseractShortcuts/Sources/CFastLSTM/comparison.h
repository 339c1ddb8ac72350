#pragma once

#include "library.h"

#include <tesseract/capi.h>
#include <vector>

/* Compares two ways of reading one line, including the outputs of all layers. */

namespace fastlstm {

/* The outputs of every layer, one after another. */
class Trace {
public:
    void add(const NetworkIO &output);
    void add(const char *text);

    /* Whether a network was run from its first layer to its last, whose outputs are floats. */
    bool is_whole() const { return has_floats && layer_count >= 5; }

    bool operator==(const Trace &other) const { return bytes == other.bytes; }

private:
    void add(const void *from, size_t size);

    std::vector<unsigned char> bytes;
    int layer_count = 0;
    bool has_floats = false;
};

/* Draws something like a line of print and reads it with a model (`traineddata`); null without a result. */
class DrawnLine {
public:
    DrawnLine(const void *model, size_t size);
    ~DrawnLine();
    DrawnLine(const DrawnLine &) = delete;
    DrawnLine &operator=(const DrawnLine &) = delete;

    /* Adds the recognised text to the trace. */
    void read(Trace &);

private:
    tesseract::TessBaseAPI *engine;
};

}  // namespace fastlstm
