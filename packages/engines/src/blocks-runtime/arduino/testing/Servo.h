#pragma once
struct Servo {
  int pin = -1;
  bool attached() { return pin >= 0; }
  void attach(int given) { pin = given; }
  void write(int) {}
};
