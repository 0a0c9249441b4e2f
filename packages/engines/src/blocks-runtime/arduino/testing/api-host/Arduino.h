// The UNO R4 on a computer with the real ArduinoCore-API around it: only what belongs to the chip is said here.
#pragma once
#include <api/ArduinoAPI.h>
#include <api/HardwareSerial.h>
#include <api/itoa.h>
#undef abs
#define abs(x) ((x) > 0 ? (x) : -(x))
// The board's core does so too, which brings all names of the library into the sketch.
using namespace arduino;
extern HardwareSerial &SerialUSB;
#define Serial SerialUSB
static const uint8_t A0 = 14, A1 = 15, A2 = 16, A3 = 17, A4 = 18, A5 = 19;
#define LED_BUILTIN (13u)
