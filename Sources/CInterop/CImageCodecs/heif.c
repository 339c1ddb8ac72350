#define _GNU_SOURCE
#include "CLateLibraries.h"
#include "result.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <libheif/heif.h>

/* libheif and the decoders behind it (libde265, dav1d, libaom) take the size of a picture from its coded data, and only
 * what the container says can be asked beforehand: a file of 2 KB can demand gigabytes. So they work in a process of
 * their own, whose memory and time the kernel limits, and which alone ends if they break. */

enum { LARGEST_EXIF = 1 << 20 };

/* What both processes see. */
struct exchange {
    image_result result;
    uint32_t exif_size;
    int32_t is_complete;
    uint8_t exif[LARGEST_EXIF];
    uint8_t pixels[];
};

static int succeeds(struct heif_error error, image_result *result) {
    if (error.code == heif_error_Ok) return 1;
    result->status = error.code == heif_error_Memory_allocation_error  ? IMAGE_OUT_OF_MEMORY
                     : error.subcode == heif_suberror_End_of_data      ? IMAGE_TRUNCATED
                                                                       : IMAGE_DAMAGED;
    result_say(result, "%s", error.message ? error.message : "no reason given");
    return 0;
}

/* From the TIFF header on; before it stands how far away it is. */
static void copy_exif(const struct heif_image_handle *handle, struct exchange *exchange) {
    heif_item_id id;
    if (heif_image_handle_get_list_of_metadata_block_IDs(handle, "Exif", &id, 1) != 1) return;
    size_t size = heif_image_handle_get_metadata_size(handle, id);
    if (size <= 4 || size > LARGEST_EXIF) return;
    uint8_t *block = exchange->exif;
    if (heif_image_handle_get_metadata(handle, id, block).code != heif_error_Ok) return;
    size_t start = 4 + ((size_t)block[0] << 24 | (size_t)block[1] << 16 | (size_t)block[2] << 8 | block[3]);
    if (start >= size) return;
    memmove(block, block + start, size - start);
    exchange->exif_size = (uint32_t)(size - start);
}

/* The brightness, which the file keeps apart from the colours. */
static void copy_brightness(const struct heif_image *image, const image_limits *limits, struct exchange *exchange) {
    image_result *result = &exchange->result;
    int stride = 0, width = heif_image_get_width(image, heif_channel_Y), height = heif_image_get_height(image, heif_channel_Y);
    const uint8_t *plane = heif_image_get_plane_readonly(image, heif_channel_Y, &stride);
    if (!plane || width <= 0 || height <= 0) {
        result_say(result, "no pixels");
        return;
    }
    if (!result_check_size(result, (uint32_t)width, (uint32_t)height, limits)) return;
    for (size_t row = 0; row < (size_t)height; row++)
        memcpy(exchange->pixels + row * (size_t)width, plane + row * (size_t)stride, (size_t)width);
    result->width = (uint32_t)width;
    result->height = result->rows = (uint32_t)height;
    result->status = IMAGE_OK;
}

static void decode(const uint8_t *bytes, size_t count, const image_limits *limits, struct exchange *exchange) {
    image_result *result = &exchange->result;
    struct heif_context *context = heif_context_alloc();
    struct heif_decoding_options *options = heif_decoding_options_alloc();
    struct heif_image_handle *handle = NULL;
    struct heif_image *image = NULL;
    result->status = IMAGE_DAMAGED;
    if (!succeeds(heif_context_read_from_memory_without_copy(context, bytes, count, NULL), result)) return;
    if (!succeeds(heif_context_get_primary_image_handle(context, &handle), result)) return;
    int width = heif_image_handle_get_width(handle), height = heif_image_handle_get_height(handle);
    if (width <= 0 || height <= 0 || !result_check_size(result, (uint32_t)width, (uint32_t)height, limits)) return;
    copy_exif(handle, exchange);
    options->convert_hdr_to_8bit = 1;
    if (succeeds(heif_decode_image(handle, &image, heif_colorspace_YCbCr, heif_chroma_420, options), result))
        copy_brightness(image, limits, exchange);
}

/* What of this process's memory the kernel counts for RLIMIT_DATA, in bytes; 0 if it does not tell. */
static rlim_t data_in_use(void) {
    unsigned long pages = 0;
    FILE *file = fopen("/proc/self/statm", "re");
    if (file && fscanf(file, "%*u %*u %*u %*u %*u %lu", &pages) != 1) pages = 0;
    if (file) fclose(file);
    return (rlim_t)pages * (rlim_t)sysconf(_SC_PAGESIZE);
}

static struct itimerval timer(uint32_t milliseconds) {
    return (struct itimerval){.it_value = {.tv_sec = milliseconds / 1000, .tv_usec = milliseconds % 1000 * 1000}};
}

static void limit_this_process(const image_limits *limits) {
    static const int ending[] = {SIGPROF, SIGALRM, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL};
    static const int others[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
    sigset_t all;
    /* Ends with its parent; who interrupts the parent does not mean the photo in hand. */
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    for (size_t i = 0; i < sizeof ending / sizeof ending[0]; i++) signal(ending[i], SIG_DFL);
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++) signal(others[i], SIG_IGN);
    sigfillset(&all);
    sigprocmask(SIG_UNBLOCK, &all, NULL);
    /* Neither the library's files and their locks, nor words of a decoder on somebody's terminal. */
    dup2(open("/dev/null", O_RDWR | O_CLOEXEC), STDERR_FILENO);
    close_range(STDERR_FILENO + 1, ~0u, 0);
    struct rlimit none = {0, 0}, memory;
    memory.rlim_cur = memory.rlim_max = data_in_use() + limits->max_memory;
    setrlimit(RLIMIT_CORE, &none);
    setrlimit(RLIMIT_DATA, &memory);
    struct itimerval computing = timer(limits->max_milliseconds), waiting = timer(limits->max_milliseconds * 4);
    setitimer(ITIMER_PROF, &computing, NULL);
    setitimer(ITIMER_REAL, &waiting, NULL);
}

/* Runs the decoder in a process of its own; returns how that ended, -1 if there could be none. */
static int run(const uint8_t *bytes, size_t count, const image_limits *limits, struct exchange *exchange) {
    int ending = -1;
    /* Within its limits the other process could open nothing. */
    late_open(LATE_HEIF);
    pid_t parent = getpid(), child = fork();
    if (child == 0) {
        limit_this_process(limits);
        if (getppid() == parent) {
            decode(bytes, count, limits, exchange);
            exchange->is_complete = 1;
        }
        _exit(0);
    }
    if (child < 0) return -1;
    while (waitpid(child, &ending, 0) < 0 && errno == EINTR) {}
    return ending;
}

static void take_over(const struct exchange *exchange, image_result *result) {
    const image_result *found = &exchange->result;
    *result = *found;
    result->pixels = NULL;
    if (found->status != IMAGE_OK) return;
    if (!result_allocate(result, found->width, found->height)) return;
    memcpy(result->pixels, exchange->pixels, (size_t)found->width * found->height);
    if (exchange->exif_size > 0 && (result->exif = malloc(exchange->exif_size))) {
        memcpy(result->exif, exchange->exif, exchange->exif_size);
        result->exif_size = exchange->exif_size;
    }
}

image_status image_decode_heif(const uint8_t *bytes, size_t count, const image_limits *limits, image_result *result) {
    memset(result, 0, sizeof *result);
    size_t size = sizeof(struct exchange) + limits->max_pixels;
    /* Takes memory only where the decoder writes. */
    struct exchange *exchange =
        mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (exchange == MAP_FAILED) return result->status = IMAGE_OUT_OF_MEMORY;
    int ending = run(bytes, count, limits, exchange);
    if (exchange->is_complete) {
        take_over(exchange, result);
    } else if (ending == -1) {
        result->status = IMAGE_OUT_OF_MEMORY;
    } else if (WIFSIGNALED(ending) && (WTERMSIG(ending) == SIGPROF || WTERMSIG(ending) == SIGALRM)) {
        result->status = IMAGE_OVER_LIMIT;
        result_say(result, "more than %u ms of work", (unsigned int)limits->max_milliseconds);
    } else if (WIFSIGNALED(ending) && (WTERMSIG(ending) == SIGABRT || WTERMSIG(ending) == SIGKILL)) {
        /* How C++ ends that gets no memory. */
        result->status = IMAGE_OUT_OF_MEMORY;
    } else {
        result->status = IMAGE_DAMAGED;
        result_say(result, "the decoder broke off");
    }
    munmap(exchange, size);
    return result->status;
}
