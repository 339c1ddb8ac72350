#include "CFastLSTM.h"

#ifdef __x86_64__

#include "comparison.h"
#include "layers.h"
#include "matrix.h"

#include <atomic>
#include <cstdlib>
#include <dlfcn.h>
#include <mutex>
#include <tesseract/capi.h>

/* The choice of functions, and the functions that libtesseract's layers find under the names of their own `Forward`: the
 * dynamic linker asks the program for a symbol before it asks the libraries. */

namespace fastlstm {

namespace {

/* A call of a layer's `Forward`; null arguments are only passed on. */
struct Call {
    void *layer;
    bool debug;
    const NetworkIO *input;
    const void *transposed;
    void *scratch;
    NetworkIO *output;
};

using Forward = void (*)(void *, bool, const NetworkIO *, const void *, void *, NetworkIO *);

std::atomic<fast_lstm_state> state{FAST_LSTM_UNPREPARED};

thread_local fast_lstm_choice choice = FAST_LSTM_AS_DECIDED;
/* The outputs of this thread's layers during the comparison. */
thread_local Trace *trace = nullptr;
thread_local bool is_on_trial = false;

bool is_fast() {
    if (is_on_trial) return true;
    return choice != FAST_LSTM_ORIGINALS && state.load(std::memory_order_acquire) <= FAST_LSTM_AVX2;
}

Forward original(const char *symbol) {
    const auto found = reinterpret_cast<Forward>(dlsym(RTLD_NEXT, symbol));
    if (found == nullptr) abort(); /* who called, then? */
    return found;
}

template <class Layer>
void compute(bool (*fast)(const Layer &, const NetworkIO &, NetworkIO &), Forward original, const Call &call) {
    if (!is_fast() || !fast(*static_cast<const Layer *>(call.layer), *call.input, *call.output)) {
        original(call.layer, call.debug, call.input, call.transposed, call.scratch, call.output);
    }
    if (trace != nullptr) trace->add(*call.output);
}

/* Gives the parallel regions that this thread starts a team of one, for as long as this lives: the library's functions would
 * start threads for every position of the line. */
class WithoutTeams {
public:
    WithoutTeams() {
        if (const auto get = reinterpret_cast<int (*)()>(dlsym(RTLD_DEFAULT, "omp_get_max_active_levels"))) before = get();
        if (set != nullptr) set(0);
    }
    ~WithoutTeams() {
        if (set != nullptr) set(before);
    }
    WithoutTeams(const WithoutTeams &) = delete;
    WithoutTeams &operator=(const WithoutTeams &) = delete;

private:
    void (*const set)(int) = reinterpret_cast<void (*)(int)>(dlsym(RTLD_DEFAULT, "omp_set_max_active_levels"));
    int before = 1;
};

bool reads_alike(const void *model, size_t size) {
    const WithoutTeams alone;
    DrawnLine line(model, size);
    Trace originals, fast;
    for (const bool is_ours : {false, true}) {
        is_on_trial = is_ours;
        trace = is_ours ? &fast : &originals;
        line.read(*trace);
    }
    is_on_trial = false;
    trace = nullptr;
    return originals.is_whole() && originals == fast;
}

fast_lstm_state decide(const void *model, size_t size) {
    if (!has_avx2()) return FAST_LSTM_OTHER_PROCESSOR;
    if (!is_tried_version()) return FAST_LSTM_OTHER_VERSION;
    if (!library().is_complete) return FAST_LSTM_OTHER_BUILD;
    if (*library().kernel_in_use != library().avx2_kernel) return FAST_LSTM_OTHER_PROCESSOR;
    if (!reads_alike(model, size)) return FAST_LSTM_OTHER_RESULTS;
    return has_vnni() ? FAST_LSTM_VNNI : FAST_LSTM_AVX2;
}

}  // namespace

}  // namespace fastlstm

using namespace fastlstm;

fast_lstm_state fast_lstm_prepare(const void *model, size_t size) {
    static std::once_flag once;
    std::call_once(once, [model, size] { state.store(decide(model, size), std::memory_order_release); });
    return state.load(std::memory_order_acquire);
}

void fast_lstm_choose(fast_lstm_choice chosen) {
    choice = chosen;
    allow_vnni(chosen != FAST_LSTM_WITHOUT_VNNI);
}

#define ARGUMENTS_MANGLED "7ForwardEbRKNS_9NetworkIOEPKNS_15TransposedArrayEPNS_14NetworkScratchEPS1_"

/* Defines `tesseract::CLASS::Forward`, whose mangled name begins with its namespace and its own name with lengths. */
#define STAND_IN(NAME, MANGLED_CLASS, FAST)                                                                               \
    extern "C" void NAME(void *, bool, const NetworkIO *, const void *, void *, NetworkIO *)                               \
        __asm__("_ZN9tesseract" MANGLED_CLASS ARGUMENTS_MANGLED);                                                          \
    void NAME(void *layer, bool debug, const NetworkIO *input, const void *transposed, void *scratch, NetworkIO *output) { \
        static const Forward original_forward = original("_ZN9tesseract" MANGLED_CLASS ARGUMENTS_MANGLED);                 \
        compute(FAST, original_forward, {layer, debug, input, transposed, scratch, output});                               \
    }

STAND_IN(fast_lstm_forward_convolve, "8Convolve", convolve)
STAND_IN(fast_lstm_forward_maxpool, "7Maxpool", maxpool)
STAND_IN(fast_lstm_forward_reconfig, "8Reconfig", reconfig)
STAND_IN(fast_lstm_forward_fully_connected, "14FullyConnected", fully_connected)
STAND_IN(fast_lstm_forward_lstm, "4LSTM", lstm)

#else

fast_lstm_state fast_lstm_prepare(const void *, size_t) { return FAST_LSTM_OTHER_PROCESSOR; }
void fast_lstm_choose(fast_lstm_choice) {}

#endif
