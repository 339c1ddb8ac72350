#include "CXMLTree.h"

#include <libxml/parserInternals.h>
#include <limits.h>
#include <pthread.h>
#include <string.h>

static pthread_once_t once = PTHREAD_ONCE_INIT;

struct walk {
    const xml_tree_limits *limits;
    const xml_tree_visitor *visitor;
    void *context;
    xmlParserCtxtPtr parser;
    uint32_t depth;
    uint32_t nodes;
    xml_tree_status status;
};

static void stop(struct walk *walk, xml_tree_status status) {
    walk->status = status;
    xmlStopParser(walk->parser);
}

/* libxml2 has not seen an XML declaration yet. */
static void document_type(void *user, const xmlChar *name, const xmlChar *external, const xmlChar *system) {
    (void)name, (void)external, (void)system;
    stop(user, XML_TREE_HAS_DOCUMENT_TYPE);
}

static void begin(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *space, int spaces,
                  const xmlChar **all_spaces, int attributes, int defaulted, const xmlChar **values) {
    (void)prefix, (void)space, (void)spaces, (void)all_spaces, (void)defaulted;
    struct walk *walk = user;
    if (walk->status != XML_TREE_OK) return;
    walk->depth++;
    walk->nodes += 1 + (uint32_t)attributes;
    if (walk->depth > walk->limits->depth || walk->nodes > walk->limits->nodes) {
        stop(walk, XML_TREE_OVER_LIMIT);
        return;
    }
    walk->visitor->begin((const char *)name, walk->context);
    /* Each attribute is five pointers: name, prefix, namespace, and the begin and the end of its value. */
    for (int i = 0; i < attributes; i++) {
        const xmlChar **one = values + 5 * i;
        walk->visitor->attribute((const char *)one[0], (const char *)one[3], (size_t)(one[4] - one[3]), walk->context);
    }
}

static void text(void *user, const xmlChar *text, int count) {
    struct walk *walk = user;
    if (walk->status == XML_TREE_OK) walk->visitor->text((const char *)text, (size_t)count, walk->context);
}

static void end(void *user, const xmlChar *name, const xmlChar *prefix, const xmlChar *space) {
    (void)name, (void)prefix, (void)space;
    struct walk *walk = user;
    if (walk->status != XML_TREE_OK) return;
    walk->depth--;
    walk->visitor->end(walk->context);
}

static void say_nothing(void *user, const char *format, ...) { (void)user, (void)format; }

xml_tree_status xml_tree_read(const uint8_t *bytes, size_t count, const xml_tree_limits *limits,
                              const xml_tree_visitor *visitor, void *context) {
    pthread_once(&once, xmlInitParser);
    if (count > INT_MAX) return XML_TREE_OVER_LIMIT;
    xmlParserCtxtPtr parser = xmlCreateMemoryParserCtxt((const char *)bytes, (int)count);
    if (!parser) return XML_TREE_DAMAGED;
    struct walk walk = {.limits = limits, .visitor = visitor, .context = context, .parser = parser};
    *parser->sax = (xmlSAXHandler){
        .initialized = XML_SAX2_MAGIC,
        .internalSubset = document_type,
        .startElementNs = begin,
        .endElementNs = end,
        .characters = text,
        .cdataBlock = text,
        .error = say_nothing,
        .fatalError = say_nothing,
        .warning = say_nothing,
    };
    parser->userData = &walk;
    /* Without XML_PARSE_HUGE libxml2 keeps its own limits; entities are not replaced, and nothing is fetched. */
    xmlCtxtUseOptions(parser, XML_PARSE_NONET | XML_PARSE_NOERROR | XML_PARSE_NOWARNING);
    int result = xmlParseDocument(parser);
    if (walk.status == XML_TREE_OK && (result != 0 || !parser->wellFormed))
        walk.status = parser->errNo == XML_ERR_DOCUMENT_END && walk.depth == 0 && walk.nodes > 0 ? XML_TREE_GOES_ON : XML_TREE_DAMAGED;
    xmlFreeParserCtxt(parser);
    return walk.status;
}
