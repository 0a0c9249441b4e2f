#pragma once
#include <cstdint>
struct ArduinoLEDMatrix {
  void begin() {}
  void renderBitmap(uint8_t (&)[8][12], int, int) {}
};
