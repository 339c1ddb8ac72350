#include "CXlsxWriter.h"

LATE_TABLE(cxlsx_writer, cxlsx_open, "libxlsxwriter.so." LXW_SOVERSION, CXLSXWRITER_FUNCTIONS)
