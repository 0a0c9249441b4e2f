// The Arduino UNO R4's core on a computer: the real ArduinoCore-API, put together in the order of the
// board's own Arduino.h; only what touches pins and the USB port is written here (main.cpp).
#pragma once
#include "api/ArduinoAPI.h"
using namespace arduino;
#include "api/HardwareSerial.h"
#include "api/deprecated-avr-comp/avr/dtostrf.h"
#include "api/itoa.h"
#include <strings.h>
#ifdef abs
#undef abs
#endif
// A macro, as on the board: a name a sketch must not use for anything else.
#define abs(x) ((x) > 0 ? (x) : -(x))
static const uint8_t A0 = 14, A1 = 15, A2 = 16, A3 = 17, A4 = 18, A5 = 19;
class UsbSerial : public HardwareSerial {
 public:
  void begin(unsigned long) override {}
  void begin(unsigned long, uint16_t) override {}
  void end() override {}
  int available() override { return 0; }
  int peek() override { return -1; }
  int read() override { return -1; }
  void flush() override {}
  size_t write(uint8_t byte) override;
  using Print::write;
  operator bool() override { return true; }
};
extern UsbSerial SerialUSB;
#define Serial SerialUSB
