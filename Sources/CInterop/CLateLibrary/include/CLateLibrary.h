#ifndef CLATELIBRARY_H
#define CLATELIBRARY_H

/* Opens libraries when one of their functions is first needed: with what they bring along, every command would start twice as
 * slowly, and few commands speak to a database, to storage, or write a workbook. */

/* The function of that name in the library of that file. Where either is missing, says so and ends the process with 69
 * (EX_UNAVAILABLE of sysexits.h), as the dynamic linker would at the start. */
void *late_function(const char *file, const char *name);

/* A field for a function, by the type that its header gives it; and the statement that finds it. */
#define LATE_FIELD(name) __typeof__(&name) name;
#define LATE_FOUND(table, file, name) (table).name = (__typeof__((table).name))late_function(file, #name);

#endif
