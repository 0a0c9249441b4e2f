#include "core/printing.h"
#include <cstdio>
#include <cstring>
SerialPort Serial;
size_t Print::write(const uint8_t *bytes, size_t count) {
  size_t written = 0;
  while (written < count && write(bytes[written])) written++;
  return written;
}
size_t Print::write(const char *text) { return write((const uint8_t *)text, strlen(text)); }
size_t Print::print(const String &text) { return write((const uint8_t *)text.c_str(), text.length()); }

// Nobody answers on a computer; what is written is the program's output.
void SerialPort::begin(unsigned long) {}
void SerialPort::end() {}
int SerialPort::available() { return 0; }
int SerialPort::availableForWrite() { return 1; }
int SerialPort::peek() { return -1; }
int SerialPort::read() { return -1; }
void SerialPort::flush() { fflush(stdout); }
size_t SerialPort::write(uint8_t byte) { return putchar(byte) == EOF ? 0 : 1; }
