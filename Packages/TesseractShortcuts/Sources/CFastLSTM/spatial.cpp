#include "layers.h"

#include <algorithm>
#include <cstring>

/* The layers without weights: what is around each position is gathered, or the largest of it taken. */

namespace fastlstm {

bool is_plain(const Network &layer, const NetworkIO &input) {
    const StrideMap &stride_map = input.stride_map;
    return input.is_bytes && stride_map.pictures == 1 && stride_map.width > 0 && stride_map.height > 0
        && input.bytes.rows == stride_map.width * stride_map.height && input.bytes.columns == layer.inputs
        && layer.training != training_enabled && *library().kernel_in_use == library().avx2_kernel;
}

namespace {

/* Stacks the neighbours of a position, column by column. Neighbours outside the picture are random in the library's order,
 * which its next random numbers depend on. */
void stack_at_edge(const Convolve &layer, const NetworkIO &input, int x, int y, NetworkIO &output) {
    const int width = input.stride_map.width, height = input.stride_map.height, depth = layer.network.inputs;
    const int position = y * width + x, column = (2 * layer.half_y + 1) * depth;
    int filled = 0;
    for (int dx = -layer.half_x; dx <= layer.half_x; ++dx) {
        if (x + dx < 0 || x + dx >= width) {
            library().randomize(&output, position, filled, column, layer.network.randomizer);
            filled += column;
            continue;
        }
        for (int dy = -layer.half_y; dy <= layer.half_y; ++dy, filled += depth) {
            if (y + dy < 0 || y + dy >= height) {
                library().randomize(&output, position, filled, depth, layer.network.randomizer);
            } else {
                const int8_t *from = input.bytes.row((y + dy) * width + x + dx);
                std::copy(from, from + depth, output.bytes.row(position) + filled);
            }
        }
    }
}

/* The neighbourhood that all models have: one grey value at 3 × 3 positions. */
void stack_nine(const int8_t *middle, int width, int8_t *to) {
    for (int dx = -1; dx <= 1; ++dx) {
        for (int dy = -1; dy <= 1; ++dy) *to++ = middle[dy * width + dx];
    }
}

void stack_inside(const Convolve &layer, const int8_t *middle, int width, int8_t *to) {
    const int depth = layer.network.inputs;
    for (int dx = -layer.half_x; dx <= layer.half_x; ++dx) {
        for (int dy = -layer.half_y; dy <= layer.half_y; ++dy, to += depth) {
            const int8_t *from = middle + static_cast<ptrdiff_t>(dy * width + dx) * depth;
            std::copy(from, from + depth, to);
        }
    }
}

/* The reduced picture that a layer makes of its input; false if it would be empty. */
bool shrink(const Reconfig &layer, const NetworkIO &input, NetworkIO &output) {
    if (layer.x_scale < 1 || layer.y_scale < 1) return false;
    if (input.stride_map.width < layer.x_scale || input.stride_map.height < layer.y_scale) return false;
    library().resize_scaled(&output, &input, layer.x_scale, layer.y_scale, layer.network.outputs);
    return true;
}

}  // namespace

bool convolve(const Convolve &layer, const NetworkIO &input, NetworkIO &output) {
    if (!is_plain(layer.network, input)) return false;
    library().resize(&output, true, &input.stride_map, layer.network.outputs);
    const int width = input.stride_map.width, height = input.stride_map.height;
    const bool is_nine = layer.network.inputs == 1 && layer.half_x == 1 && layer.half_y == 1;
    for (int y = 0, position = 0; y < height; ++y) {
        const bool is_inside_y = y >= layer.half_y && y + layer.half_y < height;
        for (int x = 0; x < width; ++x, ++position) {
            if (!is_inside_y || x < layer.half_x || x + layer.half_x >= width) {
                stack_at_edge(layer, input, x, y, output);
            } else if (is_nine) {
                stack_nine(input.bytes.row(position), width, output.bytes.row(position));
            } else {
                stack_inside(layer, input.bytes.row(position), width, output.bytes.row(position));
            }
        }
    }
    return true;
}

bool maxpool(const Reconfig &layer, const NetworkIO &input, NetworkIO &output) {
    if (!is_plain(layer.network, input) || !shrink(layer, input, output)) return false;
    const int width = input.stride_map.width, depth = layer.network.inputs;
    for (int y = 0, position = 0; y < output.stride_map.height; ++y) {
        for (int x = 0; x < output.stride_map.width; ++x, ++position) {
            int8_t *largest = output.bytes.row(position);
            const int first = y * layer.y_scale * width + x * layer.x_scale;
            std::copy_n(input.bytes.row(first), depth, largest);
            for (int dy = 0; dy < layer.y_scale; ++dy) {
                for (int dx = 0; dx < layer.x_scale; ++dx) {
                    const int8_t *other = input.bytes.row(first + dy * width + dx);
                    for (int index = 0; index < depth; ++index) largest[index] = std::max(largest[index], other[index]);
                }
            }
        }
    }
    return true;
}

bool reconfig(const Reconfig &layer, const NetworkIO &input, NetworkIO &output) {
    if (!is_plain(layer.network, input) || !shrink(layer, input, output)) return false;
    const int width = input.stride_map.width, depth = layer.network.inputs;
    for (int y = 0, position = 0; y < output.stride_map.height; ++y) {
        for (int x = 0; x < output.stride_map.width; ++x, ++position) {
            int8_t *to = output.bytes.row(position);
            const int first = y * layer.y_scale * width + x * layer.x_scale;
            for (int dx = 0; dx < layer.x_scale; ++dx) {
                for (int dy = 0; dy < layer.y_scale; ++dy, to += depth) {
                    std::copy_n(input.bytes.row(first + dy * width + dx), depth, to);
                }
            }
        }
    }
    return true;
}

}  // namespace fastlstm
