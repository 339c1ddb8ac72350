#include "library.h"

#include <cstdlib>
#include <dlfcn.h>

/* Every model that is opened fills a table of letters that are easily confused, which takes as long as reading two lines.
 * Only Tesseract's older engine looks at it, and the program never asks for that one. */

#define LOAD_UNIVERSAL "_ZN9tesseract13UnicharAmbigs13LoadUniversalERKNS_10UNICHARSETEPS1_"

using LoadUniversal = void (*)(void *table, const void *encoded_letters, void *letters);

extern "C" void fast_lstm_load_ambiguities(void *, const void *, void *) __asm__(LOAD_UNIVERSAL);

void fast_lstm_load_ambiguities(void *table, const void *encoded_letters, void *letters) {
    if (fastlstm::is_tried_version()) return;
    const auto original = reinterpret_cast<LoadUniversal>(dlsym(RTLD_NEXT, LOAD_UNIVERSAL));
    if (original == nullptr) abort(); /* who called, then? */
    original(table, encoded_letters, letters);
}
