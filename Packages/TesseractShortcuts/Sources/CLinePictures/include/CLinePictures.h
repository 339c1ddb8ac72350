#ifndef CLINEPICTURES_H
#define CLINEPICTURES_H

/* Spares Tesseract the packing of every line's picture, by being linked; there is nothing to call. See lines.c. */

#endif
