#define _GNU_SOURCE
#include "COnnxRuntime.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ONNX Runtime's C interface is a table of functions that only grows at its end, so that a place in it has one meaning in all
 * versions ("OrtApi" in onnxruntime_c_api.h, which says so, and which no package of Debian 12 has). Places used here, all in
 * version 2 of the table or earlier: */
enum place {
    GET_ERROR_MESSAGE = 2,
    CREATE_ENVIRONMENT = 3,
    CREATE_SESSION = 7,
    CREATE_SESSION_OF_BYTES = 8,
    RUN = 9,
    CREATE_SESSION_OPTIONS = 10,
    DISABLE_MEMORY_PATTERN = 17,
    SET_THREADS_WITHIN = 24,
    SET_THREADS_BETWEEN = 25,
    GET_INPUT_NAME = 36,
    GET_OUTPUT_NAME = 37,
    CREATE_TENSOR_WITH_DATA = 49,
    GET_TENSOR_DATA = 51,
    GET_DIMENSION_COUNT = 61,
    GET_DIMENSIONS = 62,
    GET_TENSOR_SHAPE = 65,
    CREATE_MEMORY_INFO = 69,
    FREE = 76,
    GET_ALLOCATOR = 78,
    RELEASE_STATUS = 93,
    RELEASE_MEMORY_INFO = 94,
    RELEASE_SESSION = 95,
    RELEASE_VALUE = 96,
    RELEASE_SHAPE = 99,
    RELEASE_SESSION_OPTIONS = 100,
    GET_METADATA = 111,
    LOOK_UP_TEXT = 116,
    RELEASE_METADATA = 118,
};
enum { TABLE_VERSION = 2, ERRORS_ONLY = 3, FLOATS = 1, ARENA = 1, DEFAULT_MEMORY = 0 };

/* What the function at the root of the library returns. */
struct base {
    const void *const *(*table)(uint32_t version);
    const char *(*version)(void);
};

/* Values of the library, of which only pointers are known. */
typedef void *value;

struct onnx_network {
    value session, input_name, output_name, output;
};

/* Opened once, and never closed. */
static const void *const *table;
static value environment, memory, allocator;

/* A status is NULL for success. */
#define CALL(place, types, ...) (((value(*) types)table[place])(__VA_ARGS__))
#define RELEASE(place, what) (((void (*)(value))table[place])(what))

/* Whether the call succeeded; otherwise its message is in `problem`. */
static int succeeded(value status, char *problem, size_t size) {
    if (!status) return 1;
    snprintf(problem, size, "%s", ((const char *(*)(value))table[GET_ERROR_MESSAGE])(status));
    RELEASE(RELEASE_STATUS, status);
    return 0;
}

static int open_library(const char *path, char *problem, size_t size) {
    if (table) return 1;
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    const struct base *(*root)(void) = library ? (const struct base *(*)(void))dlsym(library, "OrtGetApiBase") : NULL;
    if (!root) {
        snprintf(problem, size, "%s", dlerror());
        return 0;
    }
    table = root()->table(TABLE_VERSION);
    if (!table) {
        snprintf(problem, size, "%s is of an unknown version", path);
        return 0;
    }
    if (succeeded(CALL(CREATE_ENVIRONMENT, (int, const char *, value *), ERRORS_ONLY, "receiptmind", &environment), problem, size) &&
        succeeded(CALL(CREATE_MEMORY_INFO, (int, int, value *), ARENA, DEFAULT_MEMORY, &memory), problem, size) &&
        succeeded(CALL(GET_ALLOCATOR, (value *), &allocator), problem, size))
        return 1;
    table = NULL;
    return 0;
}

static value create_session(const char *path, const void *bytes, size_t count, value options, value *session) {
    if (path) return CALL(CREATE_SESSION, (value, const char *, value, value *), environment, path, options, session);
    return CALL(CREATE_SESSION_OF_BYTES, (value, const void *, size_t, value, value *), environment, bytes, count, options, session);
}

onnx_network *onnx_open(const char *library, const char *path, const void *bytes, size_t count, char *problem, size_t size) {
    /* Threads may open their first networks at the same time. */
    static pthread_mutex_t opening = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&opening);
    int is_open = open_library(library, problem, size);
    pthread_mutex_unlock(&opening);
    if (!is_open) return NULL;
    value options = NULL;
    onnx_network *network = calloc(1, sizeof *network);
    /* One thread, which makes readings independent of the machine's load. Pictures differ in size, so that memory kept for the
     * next one would only add up. */
    int done = network && succeeded(CALL(CREATE_SESSION_OPTIONS, (value *), &options), problem, size) &&
        succeeded(CALL(SET_THREADS_WITHIN, (value, int), options, 1), problem, size) &&
        succeeded(CALL(SET_THREADS_BETWEEN, (value, int), options, 1), problem, size) &&
        succeeded(CALL(DISABLE_MEMORY_PATTERN, (value), options), problem, size) &&
        succeeded(create_session(path, bytes, count, options, &network->session), problem, size) &&
        succeeded(CALL(GET_INPUT_NAME, (value, size_t, value, value *), network->session, 0, allocator, &network->input_name),
                  problem, size) &&
        succeeded(CALL(GET_OUTPUT_NAME, (value, size_t, value, value *), network->session, 0, allocator, &network->output_name),
                  problem, size);
    if (options) RELEASE(RELEASE_SESSION_OPTIONS, options);
    if (done) return network;
    onnx_close(network);
    return NULL;
}

static void drop_output(onnx_network *network) {
    if (network->output) RELEASE(RELEASE_VALUE, network->output);
    network->output = NULL;
}

static void drop_text(value text) {
    if (text) succeeded(CALL(FREE, (value, value), allocator, text), (char[1]){0}, 1);
}

void onnx_close(onnx_network *network) {
    if (!network) return;
    drop_output(network);
    drop_text(network->input_name);
    drop_text(network->output_name);
    if (network->session) RELEASE(RELEASE_SESSION, network->session);
    free(network);
}

/* The sizes and values of a tensor. */
static int describe(value tensor, onnx_output *output, char *problem, size_t size) {
    value shape = NULL, values = NULL;
    int done = succeeded(CALL(GET_TENSOR_DATA, (value, value *), tensor, &values), problem, size) &&
        succeeded(CALL(GET_TENSOR_SHAPE, (value, value *), tensor, &shape), problem, size) &&
        succeeded(CALL(GET_DIMENSION_COUNT, (value, size_t *), shape, &output->dimensions), problem, size);
    if (done && output->dimensions > 4) {
        snprintf(problem, size, "the network's output has %zu dimensions", output->dimensions);
        done = 0;
    }
    done = done &&
        succeeded(CALL(GET_DIMENSIONS, (value, int64_t *, size_t), shape, output->sizes, output->dimensions), problem, size);
    if (shape) RELEASE(RELEASE_SHAPE, shape);
    output->values = values;
    return done;
}

int onnx_compute(onnx_network *network, const float *values, const int64_t sizes[4], onnx_output *output, char *problem, size_t size) {
    size_t bytes = sizeof *values;
    for (size_t i = 0; i < 4; i++) bytes *= (size_t)sizes[i];
    *output = (onnx_output){0};
    drop_output(network);
    value input = NULL;
    int done = succeeded(CALL(CREATE_TENSOR_WITH_DATA, (value, const float *, size_t, const int64_t *, size_t, int, value *),
                              memory, values, bytes, sizes, 4, FLOATS, &input),
                         problem, size) &&
        succeeded(CALL(RUN, (value, value, value *, value *, size_t, value *, size_t, value *), network->session, NULL,
                       &network->input_name, &input, 1, &network->output_name, 1, &network->output),
                  problem, size) &&
        describe(network->output, output, problem, size);
    if (input) RELEASE(RELEASE_VALUE, input);
    return done ? 0 : -1;
}

char *onnx_text(onnx_network *network, const char *key) {
    value metadata = NULL, text = NULL;
    char unused[1];
    if (!succeeded(CALL(GET_METADATA, (value, value *), network->session, &metadata), unused, sizeof unused)) return NULL;
    succeeded(CALL(LOOK_UP_TEXT, (value, value, const char *, value *), metadata, allocator, key, &text), unused, sizeof unused);
    RELEASE(RELEASE_METADATA, metadata);
    char *copy = text ? strdup(text) : NULL;
    drop_text(text);
    return copy;
}
