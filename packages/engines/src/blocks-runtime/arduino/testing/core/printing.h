// Our own Print and serial port, with the documented types only, as strict as our String (text.h).
#pragma once
#include <stddef.h>
#include <stdint.h>
#include "core/text.h"
#define DEC 10
#define HEX 16
#define OCT 8
#define BIN 2
class Print {
 public:
  virtual ~Print() {}
  virtual size_t write(uint8_t byte) = 0;
  virtual size_t write(const uint8_t *bytes, size_t count);
  size_t write(const char *text);

  size_t print(const String &text);
  size_t print(const char *text) { return print(String(text)); }
  size_t print(char letter) { return print(String(letter)); }
  size_t print(unsigned char number, int base = DEC) { return print(String(number, base)); }
  size_t print(int number, int base = DEC) { return print(String(number, base)); }
  size_t print(unsigned int number, int base = DEC) { return print(String(number, base)); }
  size_t print(long number, int base = DEC) { return print(String(number, base)); }
  size_t print(unsigned long number, int base = DEC) { return print(String(number, base)); }
  size_t print(double number, int decimals = 2) { return print(String(number, decimals)); }

  size_t println() { return print("\r\n"); }
  size_t println(const String &text) { return print(text) + println(); }
  size_t println(const char *text) { return print(text) + println(); }
  size_t println(char letter) { return print(letter) + println(); }
  size_t println(unsigned char number, int base = DEC) { return print(number, base) + println(); }
  size_t println(int number, int base = DEC) { return print(number, base) + println(); }
  size_t println(unsigned int number, int base = DEC) { return print(number, base) + println(); }
  size_t println(long number, int base = DEC) { return print(number, base) + println(); }
  size_t println(unsigned long number, int base = DEC) { return print(number, base) + println(); }
  size_t println(double number, int decimals = 2) { return print(number, decimals) + println(); }
};
class SerialPort : public Print {
 public:
  void begin(unsigned long speed);
  void end();
  int available();
  int availableForWrite();
  int peek();
  int read();
  void flush();
  size_t write(uint8_t byte) override;
  using Print::write;
  explicit operator bool() const { return true; }
};
extern SerialPort Serial;
