// As Arduino's Servo library declares it.
#pragma once
#include <cstdint>
void lookAtServo(int pin, int angle);
class Servo {
  int pin = -1;
 public:
  uint8_t attach(int given) { return pin = given; }
  void write(int angle) { lookAtServo(pin, angle); }
  bool attached() { return pin >= 0; }
};
