// The calls of the ESP32's Arduino core as its documentation has them, where they differ from the UNO R4's: levels and
// modes are plain numbers, analogRead gives 16 bits without a sign, min and max are those of C++. Text and printing
// are the common ones.
#pragma once
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include "api/String.h"
#include "api/Print.h"
using namespace arduino;
using std::isinf;
using std::isnan;
using std::max;
using std::min;
#define LOW 0x0
#define HIGH 0x1
#define INPUT 0x01
#define OUTPUT 0x03
#define PI 3.1415926535897932384626433832795
#define constrain(amt, low, high) ((amt) < (low) ? (low) : ((amt) > (high) ? (high) : (amt)))
static const uint8_t A0 = 36, A1 = 37, A2 = 38, A3 = 39, A4 = 32, A5 = 33;
void pinMode(uint8_t pin, uint8_t mode);
void digitalWrite(uint8_t pin, uint8_t val);
int digitalRead(uint8_t pin);
uint16_t analogRead(uint8_t pin);
void analogWrite(uint8_t pin, int value);
void tone(uint8_t _pin, unsigned int frequency, unsigned long duration = 0);
void noTone(uint8_t _pin);
void delay(uint32_t ms);
unsigned long millis();
unsigned long micros();
long random(long);
long random(long, long);
void randomSeed(unsigned long);
class HardwareSerial : public Print {
 public:
  void begin(unsigned long baud, uint32_t config = 0, int8_t rxPin = -1, int8_t txPin = -1, bool invert = false);
  size_t write(uint8_t) override;
  using Print::write;
};
extern HardwareSerial Serial;
