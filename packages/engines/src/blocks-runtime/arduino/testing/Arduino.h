// Just enough of an Arduino core to compile a sketch on a computer and to hear what it prints.
#pragma once
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <strings.h>
#include <string>
#define PI 3.14159265358979323846
#define HIGH 1
#define LOW 0
#define INPUT 0
#define OUTPUT 1
#define constrain(value, low, high) ((value) < (low) ? (low) : (value) > (high) ? (high) : (value))
enum { A0 = 14, A1, A2, A3, A4, A5 };
using std::isinf;
class String {
  std::string text;
 public:
  String(const char *given = "") : text(given) {}
  String(const std::string &given) : text(given) {}
  explicit String(char given) : text(1, given) {}
  explicit String(int given) : text(std::to_string(given)) {}
  explicit String(long long given) : text(std::to_string(given)) {}
  unsigned int length() const { return text.size(); }
  const char *c_str() const { return text.c_str(); }
  char operator[](unsigned int at) const { return at < text.size() ? text[at] : 0; }
  void trim() {
    size_t from = text.find_first_not_of(" \t\r\n"), to = text.find_last_not_of(" \t\r\n");
    text = from == std::string::npos ? "" : text.substr(from, to - from + 1);
  }
  void toLowerCase() { for (char &c : text) if (c >= 'A' && c <= 'Z') c += 32; }
  void toUpperCase() { for (char &c : text) if (c >= 'a' && c <= 'z') c -= 32; }
  bool equalsIgnoreCase(const String &other) const { return strcasecmp(c_str(), other.c_str()) == 0; }
  int indexOf(const String &part, unsigned int from = 0) const {
    size_t at = text.find(part.text, from);
    return at == std::string::npos ? -1 : (int)at;
  }
  String substring(unsigned int from) const { return text.substr(from); }
  String substring(unsigned int from, unsigned int to) const { return text.substr(from, to - from); }
  String &operator+=(const String &other) { text += other.text; return *this; }
  String &operator+=(char other) { text += other; return *this; }
  bool operator==(const String &other) const { return text == other.text; }
  bool operator<(const String &other) const { return text < other.text; }
  friend String operator+(const String &a, const String &b) { return String(a.text + b.text); }
  friend String operator+(const String &a, const char *b) { return String(a.text + b); }
  friend String operator+(const char *a, const String &b) { return String(a + b.text); }
};
struct SerialPort {
  void begin(long) {}
  void println(const String &text) { printf("%s\n", text.c_str()); }
};
extern SerialPort Serial;
void pinMode(int pin, int mode);
void digitalWrite(int pin, int level);
int digitalRead(int pin);
void analogWrite(int pin, int level);
int analogRead(int pin);
void tone(int pin, unsigned int hertz);
void noTone(int pin);
void delay(unsigned long milliseconds);
unsigned long millis();
unsigned long micros();
void randomSeed(unsigned long seed);
long random(long below);
long random(long from, long below);
void setup();
void loop();
