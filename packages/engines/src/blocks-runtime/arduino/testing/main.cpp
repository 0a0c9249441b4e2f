// Runs a sketch once on a computer: time flies, pins answer 0.
#include "Arduino.h"
SerialPort Serial;
static unsigned long now = 0;
void pinMode(int, int) {}
void digitalWrite(int, int) {}
int digitalRead(int) { return 0; }
void analogWrite(int, int) {}
int analogRead(int) { return 512; }
void tone(int, unsigned int) {}
void noTone(int) {}
void delay(unsigned long milliseconds) { now += milliseconds; }
unsigned long millis() { return now; }
unsigned long micros() { return now * 1000; }
void randomSeed(unsigned long) {}
long random(long below) { return below / 2; }
long random(long from, long below) { return from + (below - from) / 2; }
int main() { setup(); }
