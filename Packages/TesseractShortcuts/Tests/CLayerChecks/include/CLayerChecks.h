#ifndef CLAYERCHECKS_H
#define CLAYERCHECKS_H

#include <stdbool.h>

/* Runs single layers of libtesseract with random weights and inputs by its own functions and by CFastLSTM's. */

#ifdef __cplusplus
extern "C" {
#endif

typedef enum {
    LAYER_CONVOLVE,
    LAYER_MAXPOOL,
    LAYER_RECONFIG,
    LAYER_TANH,
    LAYER_SOFTMAX,
    LAYER_LOGISTIC,
    LAYER_LSTM,
    LAYER_LSTM_SUMMARY,
} layer_kind;

typedef struct {
    layer_kind kind;
    int inputs;
    /* Of layers with weights. */
    int outputs;
    /* Half of the neighbourhood less one, or what the picture is divided by. */
    int x, y;
    int width, height;
} layer_shape;

typedef enum { LAYER_SAME, LAYER_DIFFERENT, LAYER_UNAVAILABLE } layer_result;

/* `fast_lstm_prepare` must have been called. Inputs and weights follow from the seed. */
layer_result layer_check(layer_shape shape, unsigned seed);

/* Whether CLinePictures keeps a line's picture uncompressed, and leaves other formats to Leptonica. */
bool line_picture_check(void);

/* Whether Tesseract writes its messages to standard error. Its variable for them is one for all engines of a process. */
bool messages_are_on_standard_error(void);

#ifdef __cplusplus
}
#endif
#endif
