#ifndef CONNXRUNTIME_H
#define CONNXRUNTIME_H

#include <stddef.h>
#include <stdint.h>

/* Neural networks in ONNX's format, computed on one thread by ONNX Runtime, which is opened when the first network is: programs
 * that compute none do not need the library. A network has one input and one output, both of floats in four dimensions or
 * fewer, and must be used from one thread at a time. */

typedef struct onnx_network onnx_network;

/* A network's output, which is valid until the network computes again or is closed. */
typedef struct {
    const float *values;
    int64_t sizes[4];
    size_t dimensions;
} onnx_output;

/* Opens a network with the library at `library`: the file at `path`, or the `count` bytes where that is NULL. Returns NULL and fills `problem` with a text of at most `size` bytes if the
 * library or the network is missing, damaged, or of an unknown version. */
onnx_network *onnx_open(const char *library, const char *path, const void *bytes, size_t count, char *problem, size_t size);

void onnx_close(onnx_network *network);

/* Computes the output for `values`, whose sizes have as many dimensions as the network wants: four. Returns 0, or -1 and fills
 * `problem`. */
int onnx_compute(onnx_network *network, const float *values, const int64_t sizes[4], onnx_output *output, char *problem, size_t size);

/* Copies a text stored with the network, such as its alphabet. Returns NULL if there is none; the caller frees it. */
char *onnx_text(onnx_network *network, const char *key);

#endif
