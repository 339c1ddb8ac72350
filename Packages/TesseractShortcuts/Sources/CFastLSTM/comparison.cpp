#include "comparison.h"

#include <cstring>

namespace fastlstm {

void Trace::add(const void *from, size_t size) {
    const auto first = static_cast<const unsigned char *>(from);
    bytes.insert(bytes.end(), first, first + size);
}

void Trace::add(const NetworkIO &output) {
    const int32_t dimensions[] = {output.positions(), output.depth()};
    add(dimensions, sizeof dimensions);
    const size_t count = static_cast<size_t>(dimensions[0]) * static_cast<size_t>(dimensions[1]);
    if (output.is_bytes) {
        add(output.bytes.cells, count);
    } else {
        add(output.floats.cells, count * sizeof(float));
        has_floats = true;
    }
    layer_count += 1;
}

void Trace::add(const char *text) {
    if (text != nullptr) add(text, strlen(text) + 1);
}

namespace {

constexpr int width = 166, height = 40;

/* Upright, slanted and level strokes of different weights on grainy paper, so that the layers get values of all sizes. */
std::vector<unsigned char> draw() {
    std::vector<unsigned char> pixels(static_cast<size_t>(width * height));
    uint32_t random = 1;
    for (auto &pixel : pixels) {
        random = random * 1664525 + 1013904223; /* Numerical Recipes' generator */
        pixel = static_cast<unsigned char>(215 + (random >> 27));
    }
    const auto ink = [&pixels](int x, int y) {
        for (int dy = 0; dy < 3; ++dy) {
            for (int dx = 0; dx < 3; ++dx) {
                unsigned char &pixel = pixels[static_cast<size_t>((y + dy) * width + x + dx)];
                pixel = static_cast<unsigned char>(pixel / 4);
            }
        }
    };
    for (int letter = 0; letter < 7; ++letter) {
        const int left = 10 + letter * 22, slant = letter % 5 - 2;
        for (int step = 0; step < 22; ++step) {
            if (letter % 4 != 1) ink(left + 5 + step * slant / 4, 8 + step);
            if (letter % 3 != 0) ink(left + 12, 8 + step);
            if (step < 12) ink(left + step, 8 + letter * 5 % 20);
        }
    }
    return pixels;
}

}  // namespace

DrawnLine::DrawnLine(const void *model, size_t size) : engine(TessBaseAPICreate()) {
    const auto bytes = static_cast<const char *>(model);
    const auto mode = tesseract::OEM_LSTM_ONLY;
    const int status =
        TessBaseAPIInit5(engine, bytes, static_cast<int>(size), "drawn", mode, nullptr, 0, nullptr, nullptr, 0, 0);
    if (status != 0) {
        TessBaseAPIDelete(engine);
        engine = nullptr;
        return;
    }
    TessBaseAPISetPageSegMode(engine, tesseract::PSM_RAW_LINE);
}

DrawnLine::~DrawnLine() {
    if (engine == nullptr) return;
    TessBaseAPIEnd(engine);
    TessBaseAPIDelete(engine);
}

void DrawnLine::read(Trace &trace) {
    if (engine == nullptr) return;
    const std::vector<unsigned char> pixels = draw();
    TessBaseAPISetImage(engine, pixels.data(), width, height, 1, width);
    TessBaseAPISetSourceResolution(engine, 300);
    char *const text = TessBaseAPIGetTsvText(engine, 0); /* with boxes and confidences */
    trace.add(text);
    TessDeleteText(text);
    TessBaseAPIClear(engine);
}

}  // namespace fastlstm
