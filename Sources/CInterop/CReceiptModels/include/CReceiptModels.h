#ifndef CRECEIPTMODELS_H
#define CRECEIPTMODELS_H

#include <stddef.h>

/// Bytes of a recognition model that is part of the program; valid as long as the program runs.
typedef struct rm_model {
    const unsigned char *bytes;
    size_t count;
} rm_model;

/// The model for Latin receipts in capitals (see Resources/CREDITS.md).
rm_model rm_receipt_model(void);

/// The model for Korean receipts (see Resources/CREDITS.md).
rm_model rm_korean_model(void);

/// The model for Latin receipts as they are printed (see Resources/CREDITS.md).
rm_model rm_latin_model(void);

/// The layers that read Hangul on top of PP-OCR's (see Resources/CREDITS.md), in ONNX's format.
rm_model rm_hangul_model(void);

#endif
