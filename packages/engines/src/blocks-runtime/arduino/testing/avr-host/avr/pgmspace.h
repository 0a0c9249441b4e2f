// An AVR chip keeps constants in another memory; a computer has only one.
#pragma once
#include <stdint.h>
#define PROGMEM
#define PGM_P const char *
#define PSTR(text) (text)
