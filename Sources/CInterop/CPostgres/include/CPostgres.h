#ifndef CPOSTGRES_H
#define CPOSTGRES_H

#include <postgresql/libpq-fe.h>

/* PostgreSQL's client, opened when a database is first spoken to: with the thirty libraries that it brings along every command
 * would start twice as slowly, and few libraries of receipts lie in a database. */

#define CPOSTGRES_FUNCTIONS(FUNCTION)                                                                                   \
    FUNCTION(PQclear) FUNCTION(PQconnectPoll) FUNCTION(PQconnectStartParams) FUNCTION(PQconninfoFree)                   \
    FUNCTION(PQconninfoParse) FUNCTION(PQconsumeInput) FUNCTION(PQenterPipelineMode) FUNCTION(PQerrorMessage)           \
    FUNCTION(PQexitPipelineMode) FUNCTION(PQfinish) FUNCTION(PQflush) FUNCTION(PQfreemem) FUNCTION(PQgetResult)         \
    FUNCTION(PQgetisnull) FUNCTION(PQgetlength) FUNCTION(PQgetvalue) FUNCTION(PQisBusy) FUNCTION(PQnfields)             \
    FUNCTION(PQntuples) FUNCTION(PQpipelineSync) FUNCTION(PQresultErrorField) FUNCTION(PQresultStatus)                  \
    FUNCTION(PQsendPrepare) FUNCTION(PQsendQuery) FUNCTION(PQsendQueryPrepared) FUNCTION(PQsetErrorVerbosity)           \
    FUNCTION(PQsetNoticeReceiver) FUNCTION(PQsetnonblocking) FUNCTION(PQsocket) FUNCTION(PQstatus)                      \
    FUNCTION(PQtransactionStatus)

typedef struct cpostgres_client {
#define FUNCTION(name) __typeof__(&name) name;
    CPOSTGRES_FUNCTIONS(FUNCTION)
#undef FUNCTION
} cpostgres_client;

/* The library's functions. Where it is missing, says so and ends the process with 69 (EX_UNAVAILABLE of sysexits.h), as the
 * dynamic linker would at the start. */
const cpostgres_client *cpostgres_open(void);

#endif
