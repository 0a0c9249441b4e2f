// The Servo library as far as sketches use it.
#pragma once
#include <stdint.h>
void lookAtServo(int pin, int angle);
class Servo {
  int pin = -1;
 public:
  uint8_t attach(int given) { return pin = given; }
  void write(int angle) { lookAtServo(pin, angle); }
  bool attached() { return pin >= 0; }
};
