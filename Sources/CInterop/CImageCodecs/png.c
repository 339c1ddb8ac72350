#include "result.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <png.h>

struct png_session {
    const uint8_t *next;
    size_t left;
    int has_ended;
    image_result *result;
    const image_limits *limits;
    png_bytep row;
};

static void on_error(png_structp png, png_const_charp text) {
    struct png_session *session = png_get_error_ptr(png);
    result_say(session->result, "%s", text);
    session->result->status = session->has_ended ? IMAGE_TRUNCATED : IMAGE_DAMAGED;
    png_longjmp(png, 1);
}

/* Keeps the first warning about the picture itself; those about colour profiles, texts and the like are ignored. */
static void on_warning(png_structp png, png_const_charp text) {
    static const char *const critical[] = {"IHDR", "PLTE", "IDAT"};
    struct png_session *session = png_get_error_ptr(png);
    for (size_t i = 0; i < sizeof critical / sizeof critical[0]; i++)
        if (strncmp(text, critical[i], 4) == 0 && session->result->message[0] == 0)
            result_say(session->result, "%s", text);
}

static void read_bytes(png_structp png, png_bytep target, size_t count) {
    struct png_session *session = png_get_io_ptr(png);
    if (count > session->left) {
        session->has_ended = 1;
        png_error(png, "the file ends early");
    }
    memcpy(target, session->next, count);
    session->next += count;
    session->left -= count;
}

/* Grey on white, by the weights of ITU-R BT.601. */
static uint8_t grey_of(const png_byte *pixel, int channels) {
    unsigned int grey =
        channels < 3 ? pixel[0] : (299u * pixel[0] + 587u * pixel[1] + 114u * pixel[2] + 500) / 1000;
    if (channels % 2 == 1) return (uint8_t)grey;
    unsigned int alpha = pixel[channels - 1];
    return (uint8_t)((grey * alpha + 255 * (255 - alpha) + 127) / 255);
}

/* Writes one row of a pass. A pixel of an early pass stands for the block around it until later passes fill that in. */
static void place_row(struct png_session *session, int channels, int pass, png_uint_32 pass_row, int is_interlaced) {
    image_result *result = session->result;
    png_uint_32 y = is_interlaced ? PNG_ROW_FROM_PASS_ROW(pass_row, pass) : pass_row;
    png_uint_32 columns = is_interlaced ? PNG_PASS_COLS(result->width, pass) : result->width;
    png_uint_32 block_width = is_interlaced ? 8u >> ((pass + 1) >> 1) : 1;
    png_uint_32 block_height = is_interlaced ? 8u >> (pass >> 1) : 1;
    if (y + block_height > result->height) block_height = result->height - y;
    for (png_uint_32 column = 0; column < columns; column++) {
        uint8_t grey = grey_of(session->row + (size_t)column * channels, channels);
        png_uint_32 x = is_interlaced ? PNG_COL_FROM_PASS_COL(column, pass) : column;
        png_uint_32 width = x + block_width > result->width ? result->width - x : block_width;
        for (png_uint_32 line = 0; line < block_height; line++)
            memset(result->pixels + (size_t)(y + line) * result->width + x, grey, width);
    }
    if (pass == 0) result->rows = y + block_height;
}

static void read_passes(png_structp png, png_infop info, struct png_session *session) {
    image_result *result = session->result;
    int channels = png_get_channels(png, info);
    int is_interlaced = png_get_interlace_type(png, info) == PNG_INTERLACE_ADAM7;
    for (int pass = 0; pass < (is_interlaced ? PNG_INTERLACE_ADAM7_PASSES : 1); pass++) {
        if (is_interlaced && PNG_PASS_COLS(result->width, pass) == 0) continue;
        png_uint_32 rows = is_interlaced ? PNG_PASS_ROWS(result->height, pass) : result->height;
        for (png_uint_32 row = 0; row < rows; row++) {
            png_read_row(png, session->row, NULL);
            place_row(session, channels, pass, row, is_interlaced);
        }
    }
    result->rows = result->height;
}

/* All calls that may end by longjmp. */
static void decode(png_structp png, png_infop info, struct png_session *session) {
    const image_limits *limits = session->limits;
    png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX); /* ours are checked below, with our message */
    png_set_chunk_malloc_max(png, limits->max_memory / 16);
    png_set_chunk_cache_max(png, 64);
    png_set_crc_action(png, PNG_CRC_WARN_USE, PNG_CRC_WARN_DISCARD);
    /* The size of the pieces in which compressed data are read; the incomplete last piece of a truncated file is lost. */
    png_set_compression_buffer_size(png, 1024);
    png_set_read_fn(png, session, read_bytes);
    png_read_info(png, info);
    image_result *result = session->result;
    png_uint_32 width = png_get_image_width(png, info), height = png_get_image_height(png, info);
    if (!result_check_size(result, width, height, limits)) png_longjmp(png, 1);
    png_set_expand(png);
    png_set_scale_16(png);
    png_read_update_info(png, info);
    session->row = malloc(png_get_rowbytes(png, info));
    if (!session->row || !result_allocate(result, width, height, 1)) {
        result->status = IMAGE_OUT_OF_MEMORY;
        png_longjmp(png, 1);
    }
    read_passes(png, info, session);
    png_read_end(png, NULL);
}

image_status image_decode_png(const uint8_t *bytes, size_t count, const image_limits *limits, image_result *result) {
    struct png_session session = {.next = bytes, .left = count, .result = result, .limits = limits};
    memset(result, 0, sizeof *result);
    png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, &session, on_error, on_warning);
    png_infop info = png ? png_create_info_struct(png) : NULL;
    if (!info) {
        png_destroy_read_struct(&png, NULL, NULL);
        return result->status = IMAGE_OUT_OF_MEMORY;
    }
    /* No local variable changes between setjmp and longjmp; the changing state is in `session` and `*result`. */
    if (setjmp(png_jmpbuf(png)) == 0)
        decode(png, info, &session);
    else if (result->status == IMAGE_DAMAGED || result->status == IMAGE_TRUNCATED)
        result_settle(result, result->status, limits);
    else
        image_free(result);
    png_destroy_read_struct(&png, &info, NULL);
    free(session.row);
    return result->status;
}
