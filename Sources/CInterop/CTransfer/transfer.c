#include "CLateLibrary.h"
#include "CTransfer.h"

#include <curl/curl.h>
#include <stdlib.h>
#include <string.h>

/* Opened by the first request. */
#define CURL_FUNCTIONS(FUNCTION)                                                                              \
    FUNCTION(curl_easy_cleanup) FUNCTION(curl_easy_getinfo) FUNCTION(curl_easy_init) FUNCTION(curl_easy_perform) \
    FUNCTION(curl_easy_reset) FUNCTION(curl_easy_setopt) FUNCTION(curl_easy_strerror) FUNCTION(curl_global_init) \
    FUNCTION(curl_slist_append) FUNCTION(curl_slist_free_all)

/* libcurl's headers check arguments by macros of the same names. */
#undef curl_easy_setopt
#undef curl_easy_getinfo

typedef struct {
    CURL_FUNCTIONS(LATE_FIELD)
} curl_library;

LATE_TABLE(curl_library, curl_open, "libcurl.so.4", CURL_FUNCTIONS)

static const curl_library *curl;

struct transfer_link {
    CURL *handle;
    uint8_t *bytes;
    size_t count, room, limit;
    int is_over_limit;
    char detail[CURL_ERROR_SIZE];
};

static void begin(void) {
    curl = curl_open();
    curl->curl_global_init(CURL_GLOBAL_DEFAULT);
}

transfer_link *transfer_open(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, begin);
    transfer_link *link = calloc(1, sizeof *link);
    if (link && !(link->handle = curl->curl_easy_init())) {
        free(link);
        link = NULL;
    }
    return link;
}

void transfer_close(transfer_link *link) {
    curl->curl_easy_cleanup(link->handle);
    free(link->bytes);
    free(link);
}

/* Returning any other number than the received one ends the request. */
static size_t take(char *bytes, size_t size, size_t count, void *context) {
    transfer_link *link = context;
    size_t more = size * count;
    if (more > link->limit - link->count) {
        link->is_over_limit = 1;
        return 0;
    }
    if (link->count + more > link->room) {
        size_t room = 2 * (link->count + more);
        uint8_t *moved = realloc(link->bytes, room);
        if (!moved) return 0;
        link->bytes = moved;
        link->room = room;
    }
    memcpy(link->bytes + link->count, bytes, more);
    link->count += more;
    return more;
}

static void set(transfer_link *link, const transfer_request *request, struct curl_slist *headers) {
    CURL *handle = link->handle;
    /* Connections are kept for reuse. */
    curl->curl_easy_reset(handle);
    curl->curl_easy_setopt(handle, CURLOPT_URL, request->url);
    /* The path is sent unchanged: libcurl must not resolve "../" to another object. */
    curl->curl_easy_setopt(handle, CURLOPT_PATH_AS_IS, 1L);
    curl->curl_easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
    curl->curl_easy_setopt(handle, CURLOPT_AWS_SIGV4, request->scope);
    curl->curl_easy_setopt(handle, CURLOPT_USERNAME, request->key_id);
    curl->curl_easy_setopt(handle, CURLOPT_PASSWORD, request->secret);
    curl->curl_easy_setopt(handle, CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
    if (request->authorities) curl->curl_easy_setopt(handle, CURLOPT_CAINFO, request->authorities);
    if (request->body) {
        /* Not by an upload callback, so that libcurl can send it again on another connection. */
        curl->curl_easy_setopt(handle, CURLOPT_POSTFIELDS, request->body);
        curl->curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE_LARGE, (curl_off_t)request->body_count);
    }
    curl->curl_easy_setopt(handle, CURLOPT_CUSTOMREQUEST, request->method);
    curl->curl_easy_setopt(handle, CURLOPT_HTTPHEADER, headers);
    curl->curl_easy_setopt(handle, CURLOPT_NOSIGNAL, 1L);
    curl->curl_easy_setopt(handle, CURLOPT_CONNECTTIMEOUT_MS, (long)request->connect_milliseconds);
    curl->curl_easy_setopt(handle, CURLOPT_TIMEOUT_MS, (long)request->whole_milliseconds);
    curl->curl_easy_setopt(handle, CURLOPT_ERRORBUFFER, link->detail);
    curl->curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, take);
    curl->curl_easy_setopt(handle, CURLOPT_WRITEDATA, link);
}

static transfer_status status_of(const transfer_link *link, CURLcode code) {
    switch (code) {
    case CURLE_OK: return TRANSFER_ANSWERED;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CACERT_BADFILE:
    case CURLE_SSL_CERTPROBLEM:
    case CURLE_SSL_ISSUER_ERROR: return TRANSFER_CERTIFICATE;
    default: return link->is_over_limit ? TRANSFER_OVER_LIMIT : TRANSFER_UNREACHABLE;
    }
}

transfer_status transfer_run(transfer_link *link, const transfer_request *request, transfer_answer *answer) {
    struct curl_slist *headers = NULL;
    for (const char *const *header = request->headers; *header; header++) {
        struct curl_slist *longer = curl->curl_slist_append(headers, *header);
        if (longer) headers = longer;
    }
    link->count = 0;
    link->limit = request->answer_limit;
    link->is_over_limit = 0;
    link->detail[0] = 0;
    set(link, request, headers);
    CURLcode code = curl->curl_easy_perform(link->handle);
    long answered = 0;
    curl->curl_easy_getinfo(link->handle, CURLINFO_RESPONSE_CODE, &answered);
    curl->curl_slist_free_all(headers);
    answer->code = (int32_t)answered;
    answer->bytes = link->bytes;
    answer->count = link->count;
    answer->detail = link->detail[0] ? link->detail : curl->curl_easy_strerror(code);
    return status_of(link, code);
}
