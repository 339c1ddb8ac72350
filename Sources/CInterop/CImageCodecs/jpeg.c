#include "result.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

/* The state shared by the callbacks of one decoding. `base` is first, so that libjpeg's pointer to it points to all. */
struct jpeg_session {
    struct jpeg_error_mgr base;
    struct jpeg_progress_mgr progress;
    jmp_buf failure;
    image_result *result;
    const image_limits *limits;
    /* A row of a picture with several components: CMYK, or a colour space unknown to libjpeg. */
    JSAMPLE *wide_row;
    /* The file has ended: libjpeg inserts an end marker and continues without data. */
    int has_ended;
    /* Whether the first scan breaks off, and the row in blocks from which the picture is invalid. */
    int is_cut;
    JDIMENSION cut_row;
};

static void remember(struct jpeg_session *session, j_common_ptr info) {
    char text[JMSG_LENGTH_MAX];
    session->base.format_message(info, text);
    result_say(session->result, "%s", text);
}

static void on_error(j_common_ptr info) {
    struct jpeg_session *session = (struct jpeg_session *)info->err;
    remember(session, info);
    switch (session->base.msg_code) {
    case JERR_OUT_OF_MEMORY:
        session->result->status = IMAGE_OUT_OF_MEMORY;
        break;
    case JERR_NO_BACKING_STORE: /* the coefficients did not fit into max_memory_to_use */
    case JERR_IMAGE_TOO_BIG:
        session->result->status = IMAGE_OVER_LIMIT;
        break;
    default:
        session->result->status = session->has_ended ? IMAGE_TRUNCATED : IMAGE_DAMAGED;
    }
    longjmp(session->failure, 1);
}

/* Notes where the first scan breaks off. Later scans only refine, so a file that ends in one of them is a whole picture. */
static void note_cut(struct jpeg_session *session, j_decompress_ptr info) {
    if (session->is_cut || info->input_scan_number > 1) return;
    session->is_cut = 1;
    session->cut_row = info->input_iMCU_row;
}

static void on_message(j_common_ptr info, int level) {
    if (level >= 0) return; /* traces; complaints about the data have level -1 */
    struct jpeg_session *session = (struct jpeg_session *)info->err;
    j_decompress_ptr decompressor = (j_decompress_ptr)info;
    if (session->base.num_warnings++ == 0) remember(session, info);
    if (session->base.msg_code == JWRN_JPEG_EOF) {
        session->has_ended = 1;
        note_cut(session, decompressor);
    } else if (session->base.msg_code == JWRN_HIT_MARKER && decompressor->restart_interval == 0) {
        /* Without restart markers nothing after a stray marker is decoded. */
        note_cut(session, decompressor);
    }
}

static void ignore_message(j_common_ptr info) { (void)info; }

static void on_progress(j_common_ptr info) {
    struct jpeg_session *session = (struct jpeg_session *)info->err;
    if (((j_decompress_ptr)info)->input_scan_number <= session->limits->max_scans) return;
    session->result->status = IMAGE_OVER_LIMIT;
    result_say(session->result, "more than %d scans", session->limits->max_scans);
    longjmp(session->failure, 1);
}

/* Of libjpeg's scaled transforms only the halvings are faster than full size. */
static unsigned int scale_denominator(j_decompress_ptr info, const image_limits *limits) {
    uint64_t pixels = (uint64_t)info->image_width * info->image_height;
    JDIMENSION longer = info->image_width > info->image_height ? info->image_width : info->image_height;
    unsigned int denominator = 1;
    while (denominator < 8 && pixels / ((uint64_t)denominator * denominator) > limits->full_size_pixels &&
           longer / (denominator * 2) >= limits->min_long_side)
        denominator *= 2;
    return denominator;
}

static void choose_colour(j_decompress_ptr info) {
    switch (info->jpeg_color_space) {
    case JCS_CMYK:
    case JCS_YCCK:
        info->out_color_space = JCS_CMYK; /* libjpeg has no way from CMYK to grey */
        break;
    case JCS_GRAYSCALE:
    case JCS_YCbCr:
    case JCS_RGB:
        info->out_color_space = JCS_GRAYSCALE;
        break;
    default:
        info->out_color_space = info->jpeg_color_space; /* unknown: the first component is taken */
    }
}

/* The grey of the paper under the inks, by the weights of ITU-R BT.601. Adobe's files have the inks inverted. */
static void convert_row(j_decompress_ptr info, const JSAMPLE *from, uint8_t *to) {
    int step = info->output_components;
    for (JDIMENSION x = 0; x < info->output_width; x++, from += step) {
        if (info->out_color_space != JCS_CMYK) {
            to[x] = from[0];
            continue;
        }
        unsigned int flip = info->saw_Adobe_marker ? 0 : 255;
        unsigned int light = 299 * (from[0] ^ flip) + 587 * (from[1] ^ flip) + 114 * (from[2] ^ flip);
        to[x] = (uint8_t)(light / 1000 * (from[3] ^ flip) / 255);
    }
}

static void read_rows(j_decompress_ptr info, struct jpeg_session *session) {
    image_result *result = session->result;
    while (info->output_scanline < info->output_height) {
        uint8_t *row = result->pixels + (size_t)info->output_scanline * result->width;
        JSAMPROW target = session->wide_row ? session->wide_row : row;
        if (jpeg_read_scanlines(info, &target, 1) != 1) break;
        if (session->wide_row) convert_row(info, session->wide_row, row);
        result->rows = info->output_scanline;
    }
}

/* All calls that may end by longjmp. */
static void decode(j_decompress_ptr info, struct jpeg_session *session, const uint8_t *bytes, size_t count) {
    jpeg_create_decompress(info);
    info->mem->max_memory_to_use = (long)session->limits->max_memory;
    info->progress = &session->progress;
    session->progress.progress_monitor = on_progress;
    jpeg_mem_src(info, bytes, count);
    jpeg_read_header(info, TRUE);
    if (!result_check_size(session->result, info->image_width, info->image_height, session->limits))
        longjmp(session->failure, 1);
    choose_colour(info);
    info->scale_num = 1;
    info->scale_denom = scale_denominator(info, session->limits);
    jpeg_start_decompress(info);
    if (!result_allocate(session->result, info->output_width, info->output_height, 1)) longjmp(session->failure, 1);
    if (info->output_components > 1) {
        session->wide_row = malloc((size_t)info->output_width * info->output_components);
        if (!session->wide_row) {
            session->result->status = IMAGE_OUT_OF_MEMORY;
            longjmp(session->failure, 1);
        }
    }
    read_rows(info, session);
    if (session->is_cut) {
        uint64_t rows = (uint64_t)session->cut_row * info->output_height / info->total_iMCU_rows;
        if (rows < session->result->rows) session->result->rows = (uint32_t)rows;
        session->result->status = IMAGE_TRUNCATED;
        longjmp(session->failure, 1);
    }
}

image_status image_decode_jpeg(const uint8_t *bytes, size_t count, const image_limits *limits, image_result *result) {
    struct jpeg_decompress_struct info;
    struct jpeg_session session;
    memset(result, 0, sizeof *result);
    memset(&info, 0, sizeof info);
    memset(&session, 0, sizeof session);
    session.result = result;
    session.limits = limits;
    info.err = jpeg_std_error(&session.base);
    session.base.error_exit = on_error;
    session.base.emit_message = on_message;
    session.base.output_message = ignore_message;
    /* No local variable changes between setjmp and longjmp; the changing state is in `info`, `session` and `*result`. */
    if (setjmp(session.failure) == 0)
        decode(&info, &session, bytes, count);
    else if (result->status == IMAGE_DAMAGED || result->status == IMAGE_TRUNCATED)
        result_settle(result, result->status, limits);
    else
        image_free(result);
    jpeg_destroy_decompress(&info);
    free(session.wide_row);
    return result->status;
}
