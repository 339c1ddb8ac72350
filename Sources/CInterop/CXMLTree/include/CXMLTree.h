#ifndef CXMLTREE_H
#define CXMLTREE_H

#include <stddef.h>
#include <stdint.h>

/* The elements of an XML document, by libxml2. No document type is taken, so there are no entities but XML's own five. */

typedef struct xml_tree_limits {
    /* The most nested elements. */
    uint32_t depth;
    /* The most elements and attributes together. */
    uint32_t nodes;
} xml_tree_limits;

typedef enum xml_tree_status {
    XML_TREE_OK = 0,
    XML_TREE_DAMAGED,
    XML_TREE_OVER_LIMIT,
    /* Well-formed up to the begin of a second root element. */
    XML_TREE_GOES_ON,
    XML_TREE_HAS_DOCUMENT_TYPE
} xml_tree_status;

/* Called in document order; names without prefixes, all in UTF-8. The arguments are valid only during the call. */
typedef struct xml_tree_visitor {
    void (*begin)(const char *name, void *context);
    /* An attribute of the element that began last. */
    void (*attribute)(const char *name, const char *value, size_t count, void *context);
    /* A piece of the open element's text. */
    void (*text)(const char *text, size_t count, void *context);
    void (*end)(void *context);
} xml_tree_visitor;

xml_tree_status xml_tree_read(const uint8_t *bytes, size_t count, const xml_tree_limits *limits,
                              const xml_tree_visitor *visitor, void *context);

#endif
