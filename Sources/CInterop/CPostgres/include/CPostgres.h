#ifndef CPOSTGRES_H
#define CPOSTGRES_H

#include <postgresql/libpq-fe.h>

#include "CLateLibrary.h"

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
    CPOSTGRES_FUNCTIONS(LATE_FIELD)
} cpostgres_client;

/* PostgreSQL's client library, opened by the first call. */
const cpostgres_client *cpostgres_open(void);

#endif
