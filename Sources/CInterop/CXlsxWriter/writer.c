#include "CXlsxWriter.h"

LATE_TABLE(cxlsx_writer, cxlsx_open, "libxlsxwriter.so.4", CXLSXWRITER_FUNCTIONS)
