// As Arduino's Servo library declares it.
#pragma once
#include <cstdint>
class Servo {
  int pin = -1;
 public:
  uint8_t attach(int given) { return pin = given; }
  void write(int) {}
  bool attached() { return pin >= 0; }
};
