// The UNO R4's LED matrix as far as sketches use it: renderBitmap is a macro that takes an array of rows.
#pragma once
#include <Arduino.h> // in these brackets, the one of whichever core compiles
#define renderBitmap(dots, rows, columns) showRows(*(dots), (rows), (columns))
void lookAtMatrix(const uint8_t *dots, size_t rows, size_t columns);
class ArduinoLEDMatrix {
 public:
  int begin() { return 1; }
  void showRows(const uint8_t *dots, size_t rows, size_t columns) { lookAtMatrix(dots, rows, columns); }
};
