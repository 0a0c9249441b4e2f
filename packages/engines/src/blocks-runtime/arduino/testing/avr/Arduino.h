// The calls of the AVR boards' Arduino core as its documentation has them, where they differ from the UNO R4's: levels
// and modes are plain numbers, and min, max, abs and round are macros. Text and printing are the common ones.
#pragma once
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include "api/String.h"
#include "api/Print.h"
using namespace arduino;
#define LOW 0x0
#define HIGH 0x1
#define INPUT 0x0
#define OUTPUT 0x1
#define PI 3.1415926535897932384626433832795
#undef abs
#undef round
#undef min
#undef max
#define min(a, b) ((a) < (b) ? (a) : (b))
#define max(a, b) ((a) > (b) ? (a) : (b))
#define abs(x) ((x) > 0 ? (x) : -(x))
#define round(x) ((x) >= 0 ? (long)((x) + 0.5) : (long)((x) - 0.5))
#define constrain(x, low, high) ((x) < (low) ? (low) : ((x) > (high) ? (high) : (x)))
static const uint8_t A0 = 14, A1 = 15, A2 = 16, A3 = 17, A4 = 18, A5 = 19;
void pinMode(uint8_t, uint8_t);
void digitalWrite(uint8_t, uint8_t);
int digitalRead(uint8_t);
int analogRead(uint8_t);
void analogWrite(uint8_t, int);
void tone(uint8_t, unsigned int, unsigned long = 0);
void noTone(uint8_t);
void delay(unsigned long);
unsigned long millis();
unsigned long micros();
long random(long);
long random(long, long);
void randomSeed(unsigned long);
class HardwareSerial : public Print {
 public:
  void begin(unsigned long);
  size_t write(uint8_t) override;
  using Print::write;
};
extern HardwareSerial Serial;
