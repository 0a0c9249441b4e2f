// The registers of an AVR chip: a computer has none of them, and to read a sketch their names are enough.
#pragma once
#include <stdint.h>
// The chip has a serial port.
#define UBRR0H 0
