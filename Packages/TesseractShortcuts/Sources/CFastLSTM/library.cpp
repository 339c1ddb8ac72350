#include "library.h"

#include <algorithm>
#include <cstring>
#include <dlfcn.h>
#include <iterator>
#include <tesseract/capi.h>

namespace fastlstm {

namespace {

template <class Symbol>
bool find(Symbol &symbol, const char *name) {
    symbol = reinterpret_cast<Symbol>(dlsym(RTLD_DEFAULT, name));
    return symbol != nullptr;
}

Library search() {
    Library found = {};
    const void *takes_floats;
    /* `TFloat` is double unless libtesseract was configured for float, and stands in this function's name. */
    found.is_complete =
        find(takes_floats, "_ZN9tesseract9NetworkIO17WriteTimeStepPartEiiiPKf")
        && find(found.resize, "_ZN9tesseract9NetworkIO11ResizeToMapEbRKNS_9StrideMapEi")
        && find(found.resize_scaled, "_ZN9tesseract9NetworkIO12ResizeScaledERKS0_iii")
        && find(found.resize_to_one_column, "_ZN9tesseract9NetworkIO10ResizeXTo1ERKS0_i")
        && find(found.randomize, "_ZN9tesseract9NetworkIO9RandomizeEiiiPNS_5TRandE")
        && find(found.tanh_table, "_ZN9tesseract9TanhTableE")
        && find(found.logistic_table, "_ZN9tesseract13LogisticTableE")
        && find(found.kernel_in_use, "_ZN9tesseract13IntSimdMatrix13intSimdMatrixE")
        && find(found.avx2_kernel, "_ZN9tesseract13IntSimdMatrix17intSimdMatrixAVX2E");
    return found;
}

/* The tested versions, with equal names, layouts and results. */
constexpr const char *tried_versions[] = {"5.3.0", "5.5.0"};

}  // namespace

bool is_tried_version() {
    const auto is_running = [](const char *version) { return strcmp(TessVersion(), version) == 0; };
    return std::any_of(std::begin(tried_versions), std::end(tried_versions), is_running);
}

const Library &library() {
    static const Library found = search();
    return found;
}

}  // namespace fastlstm
