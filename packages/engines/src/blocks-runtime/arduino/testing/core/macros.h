// What Arduino documents as macros, on some board at least: no sketch may use these names for a function of its own.
#pragma once
#define PI 3.14159265358979323846
#define HALF_PI (PI / 2)
#define TWO_PI (PI * 2)
#define DEG_TO_RAD (PI / 180)
#define RAD_TO_DEG (180 / PI)
#define EULER 2.71828182845904523536
#undef abs
#undef max
#undef min
#undef round
#define abs(x) ((x) < 0 ? -(x) : (x))
#define max(a, b) ((a) < (b) ? (b) : (a))
#define min(a, b) ((b) < (a) ? (b) : (a))
#define round(x) ((long)((x) + ((x) < 0 ? -0.5 : 0.5)))
#define constrain(x, low, high) ((x) < (low) ? (low) : (high) < (x) ? (high) : (x))
#define sq(x) ((x) * (x))
#define radians(degree) ((degree) * DEG_TO_RAD)
#define degrees(radian) ((radian) * RAD_TO_DEG)
#define bit(n) (1UL << (n))
#define bitRead(x, n) ((x) >> (n) & 1)
#define bitSet(x, n) ((x) |= bit(n))
#define bitClear(x, n) ((x) &= ~bit(n))
#define bitToggle(x, n) ((x) ^= bit(n))
#define bitWrite(x, n, b) ((b) ? bitSet(x, n) : bitClear(x, n))
#define lowByte(x) ((uint8_t)((x) & 255))
#define highByte(x) ((uint8_t)((x) >> 8))
#define interrupts() ((void)0)
#define noInterrupts() ((void)0)
#define digitalPinToInterrupt(pin) (pin)
#define PROGMEM
#define pgm_read_byte(address) (*(const uint8_t *)(address))
#define strlen_P(text) strlen(text)
#define F(text) (text)
