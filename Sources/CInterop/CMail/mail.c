#include "CMail.h"

#include <gmime/gmime.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;

struct walk {
    const mail_limits *limits;
    mail_visitor visitor;
    void *context;
    uint32_t parts;
    mail_status status;
};

/* The decoded content; NULL without content, or if its encoded form is longer than twice the limit. */
static GMimeStream *content_of(GMimePart *part, uint64_t limit) {
    GMimeDataWrapper *content = g_mime_part_get_content(part);
    if (!content) return NULL;
    GMimeStream *coded = g_mime_data_wrapper_get_stream(content);
    /* Decoding never makes the data longer, so this bounds the memory. */
    if (coded && g_mime_stream_length(coded) > (gint64)(2 * limit)) return NULL;
    GMimeStream *plain = g_mime_stream_mem_new();
    g_mime_data_wrapper_write_to_stream(content, plain);
    return plain;
}

static void visit(GMimePart *part, struct walk *walk) {
    GMimeObject *object = GMIME_OBJECT(part);
    char *type = g_mime_content_type_get_mime_type(g_mime_object_get_content_type(object));
    char *small = type ? g_ascii_strdown(type, -1) : NULL;
    char *text = GMIME_IS_TEXT_PART(part) ? g_mime_text_part_get_text(GMIME_TEXT_PART(part)) : NULL;
    GMimeStream *stream = text ? NULL : content_of(part, walk->limits->part_bytes);
    GByteArray *bytes = stream ? g_mime_stream_mem_get_byte_array(GMIME_STREAM_MEM(stream)) : NULL;
    const char *disposition = g_mime_object_get_disposition(object);
    mail_part found = {
        .type = small ? small : "",
        .name = g_mime_part_get_filename(part),
        .is_attachment = disposition && g_ascii_strcasecmp(disposition, "attachment") == 0,
        .content_id = g_mime_object_get_content_id(object),
        .bytes = text ? (const uint8_t *)text : bytes ? bytes->data : NULL,
        .count = text ? strlen(text) : bytes ? bytes->len : 0,
    };
    if (found.count > walk->limits->part_bytes) {
        walk->status = MAIL_OVER_LIMIT;
    } else if (found.count > 0) {
        walk->visitor(&found, walk->context);
    }
    if (stream) g_object_unref(stream);
    g_free(text);
    g_free(small);
    g_free(type);
}

static void descend(GMimeObject *object, uint32_t depth, struct walk *walk) {
    if (!object || walk->status != MAIL_OK) return;
    if (depth > walk->limits->depth || ++walk->parts > walk->limits->parts) {
        walk->status = MAIL_OVER_LIMIT;
    } else if (GMIME_IS_MULTIPART(object)) {
        GMimeMultipart *multipart = GMIME_MULTIPART(object);
        int count = g_mime_multipart_get_count(multipart);
        for (int i = 0; i < count; i++) descend(g_mime_multipart_get_part(multipart, i), depth + 1, walk);
    } else if (GMIME_IS_MESSAGE_PART(object)) {
        GMimeMessage *message = g_mime_message_part_get_message(GMIME_MESSAGE_PART(object));
        if (message) descend(g_mime_message_get_mime_part(message), depth + 1, walk);
    } else if (GMIME_IS_PART(object)) {
        visit(GMIME_PART(object), walk);
    }
}

mail_status mail_read(const uint8_t *bytes, size_t count, const mail_limits *limits, mail_visitor visitor, void *context,
                      char *sent) {
    pthread_once(&once, g_mime_init);
    sent[0] = '\0';
    GMimeStream *stream = g_mime_stream_mem_new_with_buffer((const char *)bytes, count);
    GMimeParser *parser = g_mime_parser_new_with_stream(stream);
    g_object_unref(stream);
    GMimeMessage *message = g_mime_parser_construct_message(parser, NULL);
    g_object_unref(parser);
    if (!message) return MAIL_IS_NONE;
    GDateTime *date = g_mime_message_get_date(message);
    if (date)
        snprintf(sent, 20, "%04d-%02d-%02dT%02d:%02d:%02d", g_date_time_get_year(date), g_date_time_get_month(date),
                 g_date_time_get_day_of_month(date), g_date_time_get_hour(date), g_date_time_get_minute(date),
                 g_date_time_get_second(date));
    struct walk walk = {.limits = limits, .visitor = visitor, .context = context};
    descend(g_mime_message_get_mime_part(message), 0, &walk);
    g_object_unref(message);
    return walk.status;
}
