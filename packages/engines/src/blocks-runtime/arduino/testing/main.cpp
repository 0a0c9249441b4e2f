// Runs a sketch once on a computer: time flies, pins answer 0.
#include "Arduino.h"
#include <cstdio>
UsbSerial SerialUSB;
size_t UsbSerial::write(uint8_t byte) { return putchar(byte) == EOF ? 0 : 1; }
static unsigned long now = 0;
void pinMode(pin_size_t, PinMode) {}
void digitalWrite(pin_size_t, PinStatus) {}
PinStatus digitalRead(pin_size_t) { return LOW; }
void analogWrite(pin_size_t, int) {}
int analogRead(pin_size_t) { return 512; }
void tone(uint8_t, unsigned int, unsigned long) {}
void noTone(uint8_t) {}
void delay(unsigned long milliseconds) { now += milliseconds; }
unsigned long millis() { return now; }
unsigned long micros() { return now * 1000; }
void yield() {}
void randomSeed(unsigned long) {}
long random(long below) { return below / 2; }
long random(long from, long below) { return from + (below - from) / 2; }
static char *inBase(unsigned long value, bool negative, char *text, int radix) {
  char digits[66];
  int at = sizeof digits;
  digits[--at] = 0;
  do digits[--at] = "0123456789abcdefghijklmnopqrstuvwxyz"[value % radix];
  while (value /= radix);
  if (negative) digits[--at] = '-';
  return strcpy(text, digits + at);
}
extern "C" {
char *ltoa(long value, char *text, int radix) {
  bool negative = value < 0 && radix == 10;
  return inBase(negative ? -(unsigned long)value : value, negative, text, radix);
}
char *itoa(int value, char *text, int radix) { return ltoa(value, text, radix); }
char *ultoa(unsigned long value, char *text, int radix) { return inBase(value, false, text, radix); }
char *utoa(unsigned value, char *text, int radix) { return inBase(value, false, text, radix); }
}
#include "api/deprecated-avr-comp/avr/dtostrf.c.impl"
int main() { setup(); }
