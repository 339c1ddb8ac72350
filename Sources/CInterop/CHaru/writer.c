#include "CHaru.h"

LATE_TABLE(charu, charu_open, "libhpdf-" HPDF_VERSION_TEXT ".so", CHARU_FUNCTIONS)
