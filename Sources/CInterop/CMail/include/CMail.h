#ifndef CMAIL_H
#define CMAIL_H

#include <stddef.h>
#include <stdint.h>

/* The parts of a mail, by GMime: transfer encodings undone, text in UTF-8. GMime's objects stay in here. */

typedef struct mail_part {
    /* Small letters: "text/html". */
    const char *type;
    /* UTF-8; NULL where it has none. */
    const char *name;
    /* It says that it is not to be shown with the text. */
    int32_t is_attachment;
    /* Text refers to it by this name: a logo. NULL where it has none. */
    const char *content_id;
    const uint8_t *bytes;
    size_t count;
} mail_part;

typedef struct mail_limits {
    uint32_t depth;
    uint32_t parts;
    /* Of one part, in bytes. */
    uint64_t part_bytes;
} mail_limits;

typedef enum mail_status { MAIL_OK = 0, MAIL_IS_NONE, MAIL_OVER_LIMIT } mail_status;

/* Called for each part that has no parts itself; what it points to is gone afterwards. */
typedef void (*mail_visitor)(const mail_part *part, void *context);

/* `sent` has room for 20 bytes: the local time of the sender, `2026-11-18T19:42:00`, or nothing. */
mail_status mail_read(const uint8_t *bytes, size_t count, const mail_limits *limits, mail_visitor visitor, void *context,
                      char *sent);

#endif
