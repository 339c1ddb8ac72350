#ifndef CHARU_H
#define CHARU_H

#include <hpdf.h>

#include "CLateLibrary.h"

#define CHARU_FUNCTIONS(FUNCTION)                                                                           \
    FUNCTION(HPDF_AddPage) FUNCTION(HPDF_Font_TextWidth) FUNCTION(HPDF_Free) FUNCTION(HPDF_GetError)        \
    FUNCTION(HPDF_GetFont) FUNCTION(HPDF_GetStreamSize) FUNCTION(HPDF_Image_GetHeight) FUNCTION(HPDF_Image_GetWidth) \
    FUNCTION(HPDF_LoadJpegImageFromMem) FUNCTION(HPDF_LoadTTFontFromFile) FUNCTION(HPDF_New)                \
    FUNCTION(HPDF_Page_BeginText) FUNCTION(HPDF_Page_DrawImage) FUNCTION(HPDF_Page_EndText)                 \
    FUNCTION(HPDF_Page_SetFontAndSize) FUNCTION(HPDF_Page_SetSize) FUNCTION(HPDF_Page_TextOut)              \
    FUNCTION(HPDF_ReadFromStream) FUNCTION(HPDF_ResetError) FUNCTION(HPDF_SaveToStream)                     \
    FUNCTION(HPDF_SetCompressionMode) FUNCTION(HPDF_SetCurrentEncoder) FUNCTION(HPDF_SetInfoAttr)           \
    FUNCTION(HPDF_UseKREncodings) FUNCTION(HPDF_UseKRFonts) FUNCTION(HPDF_UseUTFEncodings)

typedef struct charu {
    CHARU_FUNCTIONS(LATE_FIELD)
} charu;

/* libharu, opened by the first call. */
const charu *charu_open(void);

#endif
