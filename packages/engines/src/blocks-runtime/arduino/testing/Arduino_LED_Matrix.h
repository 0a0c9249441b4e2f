// As the library of the UNO R4 declares it (ArduinoCore-renesas, Arduino_LED_Matrix): renderBitmap is a macro.
#pragma once
#include "Arduino.h"
#define renderBitmap(bitmap, rows, columns) loadPixels(&bitmap[0][0], rows*columns)
class ArduinoLEDMatrix {
 public:
  ArduinoLEDMatrix() {}
  int begin() { return 1; }
  void loadPixels(uint8_t *, size_t) {}
};
