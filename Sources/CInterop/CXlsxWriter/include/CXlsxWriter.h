#ifndef CXLSXWRITER_H
#define CXLSXWRITER_H

#include <xlsxwriter.h>

#include "CLateLibrary.h"

#define CXLSXWRITER_FUNCTIONS(FUNCTION)                                                                     \
    FUNCTION(format_set_bold) FUNCTION(format_set_num_format) FUNCTION(lxw_strerror) FUNCTION(workbook_add_format) \
    FUNCTION(workbook_add_worksheet) FUNCTION(workbook_close) FUNCTION(workbook_new) FUNCTION(worksheet_autofilter) \
    FUNCTION(worksheet_freeze_panes) FUNCTION(worksheet_set_column) FUNCTION(worksheet_write_number)       \
    FUNCTION(worksheet_write_string)

typedef struct cxlsx_writer {
    CXLSXWRITER_FUNCTIONS(LATE_FIELD)
} cxlsx_writer;

/* libxlsxwriter, opened by the first call. */
const cxlsx_writer *cxlsx_open(void);

#endif
