// The UNO R4 on a computer, as strict as its documentation allows (core/text.h says how): levels and modes are types of
// their own, so that a plain number is none of them.
#pragma once
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "core/text.h"
#include "core/printing.h"
#include "core/calls.h"
#include "core/macros.h"
enum PinStatus { LOW, HIGH, CHANGE, FALLING, RISING };
enum PinMode { INPUT, OUTPUT, INPUT_PULLUP };
enum BitOrder { LSBFIRST, MSBFIRST };
static const uint8_t A0 = 14, A1 = 15, A2 = 16, A3 = 17, A4 = 18, A5 = 19, LED_BUILTIN = 13;
void pinMode(uint8_t pin, PinMode mode);
void digitalWrite(uint8_t pin, PinStatus level);
PinStatus digitalRead(uint8_t pin);
int analogRead(uint8_t pin);
void analogWrite(uint8_t pin, int duty);
void attachInterrupt(uint8_t number, void (*work)(), PinStatus when);
