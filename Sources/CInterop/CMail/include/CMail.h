#ifndef CMAIL_H
#define CMAIL_H

#include <stddef.h>
#include <stdint.h>

/* The parts of a mail, by GMime: transfer encodings undone, text in UTF-8. GMime's objects stay in here. */

typedef struct mail_part {
    /* In lower case: "text/html". */
    const char *type;
    /* In UTF-8; NULL for none. */
    const char *name;
    /* Whether its disposition is "attachment", not to be shown within the text. */
    int32_t is_attachment;
    /* The Content-ID by which HTML refers to it, as to a logo; NULL for none. */
    const char *content_id;
    const uint8_t *bytes;
    size_t count;
} mail_part;

typedef struct mail_limits {
    uint32_t depth;
    uint32_t parts;
    /* The most bytes of one part. */
    uint64_t part_bytes;
} mail_limits;

typedef enum mail_status { MAIL_OK = 0, MAIL_IS_NONE, MAIL_OVER_LIMIT } mail_status;

/* Called for each part without parts of its own; its pointers are valid only during the call. */
typedef void (*mail_visitor)(const mail_part *part, void *context);

/* `sent` has room for 20 bytes and gets the sender's local time, `2026-11-18T19:42:00`, or an empty text. */
mail_status mail_read(const uint8_t *bytes, size_t count, const mail_limits *limits, mail_visitor visitor, void *context,
                      char *sent);

#endif
