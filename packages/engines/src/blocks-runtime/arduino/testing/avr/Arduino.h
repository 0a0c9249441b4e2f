// The calls of the AVR boards as their documentation has them, where they differ from the UNO R4's: levels and modes
// are plain numbers. Text, printing and macros are our strict ones.
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
#define LOW 0
#define HIGH 1
#define INPUT 0
#define OUTPUT 1
#define INPUT_PULLUP 2
static const uint8_t A0 = 14, A1 = 15, A2 = 16, A3 = 17, A4 = 18, A5 = 19, LED_BUILTIN = 13;
void pinMode(uint8_t pin, uint8_t mode);
void digitalWrite(uint8_t pin, uint8_t level);
int digitalRead(uint8_t pin);
int analogRead(uint8_t pin);
void analogWrite(uint8_t pin, int duty);
