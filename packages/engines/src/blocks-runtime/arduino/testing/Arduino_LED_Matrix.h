// As the library of the UNO R4 declares it (ArduinoCore-renesas, Arduino_LED_Matrix): renderBitmap is a macro.
#pragma once
#include "Arduino.h"
#define renderBitmap(bitmap, rows, columns) loadPixels(&bitmap[0][0], rows*columns)
void lookAtMatrix(const uint8_t *dots, size_t rows, size_t columns);
class ArduinoLEDMatrix {
 public:
  ArduinoLEDMatrix() {}
  int begin() { return 1; }
  void loadPixels(uint8_t *dots, size_t count) { lookAtMatrix(dots, 8, count / 8); }
};
