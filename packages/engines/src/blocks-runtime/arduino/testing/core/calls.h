// Functions that every board documents with the same types.
#pragma once
#include <stdint.h>
typedef bool boolean;
typedef uint8_t byte;
typedef unsigned int word;
void setup();
void loop();
void yield();
void delay(unsigned long milliseconds);
void delayMicroseconds(unsigned int microseconds);
unsigned long millis();
unsigned long micros();
void tone(uint8_t pin, unsigned int hertz, unsigned long milliseconds = 0);
void noTone(uint8_t pin);
unsigned long pulseIn(uint8_t pin, uint8_t level, unsigned long longest = 1000000);
unsigned long pulseInLong(uint8_t pin, uint8_t level, unsigned long longest = 1000000);
void shiftOut(uint8_t data, uint8_t clock, uint8_t order, uint8_t sent);
uint8_t shiftIn(uint8_t data, uint8_t clock, uint8_t order);
void detachInterrupt(uint8_t number);
void analogReadResolution(int bits);
void analogWriteResolution(int bits);
long random(long below);
long random(long from, long below);
void randomSeed(unsigned long seed);
long map(long value, long fromLow, long fromHigh, long toLow, long toHigh);
bool isAlpha(int letter);
bool isAlphaNumeric(int letter);
bool isAscii(int letter);
bool isControl(int letter);
bool isDigit(int letter);
bool isGraph(int letter);
bool isHexadecimalDigit(int letter);
bool isLowerCase(int letter);
bool isPrintable(int letter);
bool isPunct(int letter);
bool isSpace(int letter);
bool isUpperCase(int letter);
bool isWhitespace(int letter);
