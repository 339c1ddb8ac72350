#include "CPostgres.h"

LATE_TABLE(cpostgres_client, cpostgres_open, "libpq.so.5", CPOSTGRES_FUNCTIONS)
