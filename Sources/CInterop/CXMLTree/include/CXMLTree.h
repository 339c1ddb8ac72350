#ifndef CXMLTREE_H
#define CXMLTREE_H

#include <stddef.h>
#include <stdint.h>

/* The elements of an XML document, by libxml2. No document type is taken, so there are no entities but XML's own five. */

typedef struct xml_tree_limits {
    /* Elements within one another. */
    uint32_t depth;
    /* Elements and attributes. */
    uint32_t nodes;
} xml_tree_limits;

typedef enum xml_tree_status {
    XML_TREE_OK = 0,
    XML_TREE_DAMAGED,
    XML_TREE_OVER_LIMIT,
    /* Well-formed up to where a second outermost element begins. */
    XML_TREE_GOES_ON,
    XML_TREE_HAS_DOCUMENT_TYPE
} xml_tree_status;

/* Called in the document's order; names without prefixes, all in UTF-8. What the arguments point to is gone afterwards. */
typedef struct xml_tree_visitor {
    void (*begin)(const char *name, void *context);
    /* Of the element that began last. */
    void (*attribute)(const char *name, const char *value, size_t count, void *context);
    /* Of the element that is open; it may come in several pieces. */
    void (*text)(const char *text, size_t count, void *context);
    void (*end)(void *context);
} xml_tree_visitor;

xml_tree_status xml_tree_read(const uint8_t *bytes, size_t count, const xml_tree_limits *limits,
                              const xml_tree_visitor *visitor, void *context);

#endif
