#ifndef CTRANSFER_H
#define CTRANSFER_H

#include <stddef.h>
#include <stdint.h>

/* Requests to S3-compatible storage, by libcurl, whose options take arguments of any type: Swift cannot pass these. */

/* A connection that is kept for the next request; one thread at a time uses it. */
typedef struct transfer_link transfer_link;

typedef struct transfer_request {
    /* "GET", "PUT", "DELETE". */
    const char *method;
    const char *url;
    /* The scope of the signature (AWS Signature Version 4): "aws:amz:REGION:s3". */
    const char *scope;
    const char *key_id;
    const char *secret;
    /* A file of certificate authorities; NULL for the system's. */
    const char *authorities;
    /* "Name: value", and NULL behind the last. libcurl 7.88 signs the body right only with an "x-amz-content-sha256" among them. */
    const char *const *headers;
    /* NULL for no body. */
    const uint8_t *body;
    size_t body_count;
    int32_t connect_milliseconds;
    /* The limit for the whole request. */
    int32_t whole_milliseconds;
    /* The most bytes of the answer. */
    size_t answer_limit;
} transfer_request;

typedef enum transfer_status {
    TRANSFER_ANSWERED = 0,
    TRANSFER_UNREACHABLE,
    TRANSFER_CERTIFICATE,
    TRANSFER_OVER_LIMIT
} transfer_status;

/* Its pointers are valid until the next request on the link, or until the link is closed. */
typedef struct transfer_answer {
    int32_t code;
    const uint8_t *bytes;
    size_t count;
    /* libcurl's error message. */
    const char *detail;
} transfer_answer;

/* NULL without memory. */
transfer_link *transfer_open(void);

transfer_status transfer_run(transfer_link *link, const transfer_request *request, transfer_answer *answer);

void transfer_close(transfer_link *link);

#endif
