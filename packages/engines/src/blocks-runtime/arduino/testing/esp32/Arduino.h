// The calls of the ESP32 as its documentation has them, where they differ from the UNO R4's: levels and modes are plain
// numbers, analogRead gives 16 bits without a sign, and min and max are those of C++. Text and printing are our strict
// ones.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include "core/text.h"
#include "core/printing.h"
#include "core/calls.h"
#include "core/macros.h"
#undef abs
#undef max
#undef min
#undef round
using std::isinf;
using std::isnan;
using std::max;
using std::min;
#define LOW 0
#define HIGH 1
#define INPUT 1
#define OUTPUT 3
#define INPUT_PULLUP 5
static const uint8_t A0 = 36, A3 = 39, A4 = 32, A5 = 33;
void pinMode(uint8_t pin, uint8_t mode);
void digitalWrite(uint8_t pin, uint8_t level);
int digitalRead(uint8_t pin);
uint16_t analogRead(uint8_t pin);
void analogWrite(uint8_t pin, int duty);
