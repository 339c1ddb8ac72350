#ifndef CFASTLSTM_H
#define CFASTLSTM_H

#include <stddef.h>

/* Computes the layers of Tesseract's networks in a third of the time, to the same bytes. To be linked puts its functions in the
 * place of libtesseract's; until fast_lstm_prepare has found them right, they hand every call on to the library's own.
 * README.md says how this works, and what to look at when libtesseract changes. */

#ifdef __cplusplus
extern "C" {
#endif

/* The functions in use, with the reason. Only the first two are fast. */
typedef enum {
    FAST_LSTM_VNNI,
    FAST_LSTM_AVX2,
    /* fast_lstm_prepare was not called. */
    FAST_LSTM_UNPREPARED,
    /* No x86-64 with AVX2, or libtesseract was told not to use it. */
    FAST_LSTM_OTHER_PROCESSOR,
    /* A version of libtesseract whose layouts were not compared. */
    FAST_LSTM_OTHER_VERSION,
    /* Built without single precision, or without a function that is needed. */
    FAST_LSTM_OTHER_BUILD,
    /* The line that is read both ways at first use gave different results. */
    FAST_LSTM_OTHER_RESULTS,
} fast_lstm_state;

/* Chooses the functions once for the process: later calls only return the choice, and calls from other threads wait for it.
 * The model (`traineddata`) reads the line that is drawn for the comparison. */
fast_lstm_state fast_lstm_prepare(const void *model, size_t size);

typedef enum { FAST_LSTM_AS_DECIDED, FAST_LSTM_ORIGINALS, FAST_LSTM_WITHOUT_VNNI } fast_lstm_choice;

/* Selects the functions for the networks that this thread runs, for a comparison. */
void fast_lstm_choose(fast_lstm_choice choice);

#ifdef __cplusplus
}
#endif
#endif
