#include "CReceiptModels.h"

/* Defined in models.S around the files' bytes. */
extern const unsigned char rm_receipt_model_begin[];
extern const unsigned char rm_receipt_model_end[];
extern const unsigned char rm_korean_model_begin[];
extern const unsigned char rm_korean_model_end[];
extern const unsigned char rm_latin_model_begin[];
extern const unsigned char rm_latin_model_end[];
extern const unsigned char rm_hangul_model_begin[];
extern const unsigned char rm_hangul_model_end[];

static rm_model between(const unsigned char *begin, const unsigned char *end) {
    rm_model model = {begin, (size_t)(end - begin)};
    return model;
}

rm_model rm_receipt_model(void) { return between(rm_receipt_model_begin, rm_receipt_model_end); }

rm_model rm_korean_model(void) { return between(rm_korean_model_begin, rm_korean_model_end); }

rm_model rm_latin_model(void) { return between(rm_latin_model_begin, rm_latin_model_end); }

rm_model rm_hangul_model(void) { return between(rm_hangul_model_begin, rm_hangul_model_end); }
