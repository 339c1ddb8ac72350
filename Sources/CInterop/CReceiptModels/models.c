#include "CReceiptModels.h"

/* Defined in models.S around the file's bytes. */
extern const unsigned char rm_receipt_model_begin[];
extern const unsigned char rm_receipt_model_end[];

rm_model rm_receipt_model(void) {
    rm_model model = {rm_receipt_model_begin, (size_t)(rm_receipt_model_end - rm_receipt_model_begin)};
    return model;
}
