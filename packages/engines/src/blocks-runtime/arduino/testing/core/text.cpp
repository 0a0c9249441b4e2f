#include "core/text.h"
#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <cstring>

static std::string inBase(unsigned long number, unsigned base) {
  std::string digits;
  if (base < 2 || base > 36) base = 10;
  for (; number > 0 || digits.empty(); number /= base) {
    unsigned digit = number % base;
    digits.insert(digits.begin(), (char)(digit < 10 ? '0' + digit : 'a' + digit - 10));
  }
  return digits;
}
// Only in tens is there a minus; other bases show the bits.
static std::string inBase(long number, unsigned base, unsigned long bits) {
  return number < 0 && base == 10 ? "-" + inBase(0UL - (unsigned long)number, base) : inBase(bits, base);
}
String::String(unsigned char number, unsigned char base) : bytes(inBase((unsigned long)number, base)) {}
String::String(unsigned int number, unsigned char base) : bytes(inBase((unsigned long)number, base)) {}
String::String(unsigned long number, unsigned char base) : bytes(inBase(number, base)) {}
String::String(int number, unsigned char base) : bytes(inBase(number, base, (unsigned int)number)) {}
String::String(long number, unsigned char base) : bytes(inBase(number, base, (unsigned long)number)) {}
String::String(float number, unsigned char decimals) : String((double)number, decimals) {}
String::String(double number, unsigned char decimals) {
  char shown[600];
  snprintf(shown, sizeof shown, "%.*f", decimals, number);
  bytes = shown;
}

bool String::reserve(unsigned int size) {
  bytes.reserve(size);
  return true;
}
void String::setCharAt(unsigned int at, char letter) {
  if (at < length()) bytes[at] = letter;
}
char &String::operator[](unsigned int at) {
  static char nowhere;
  nowhere = 0;
  return at < length() ? bytes[at] : nowhere;
}
void String::toCharArray(char *room, unsigned int size) const {
  if (size == 0) return;
  unsigned int count = length() < size ? length() : size - 1;
  memcpy(room, bytes.data(), count);
  room[count] = 0;
}
void String::getBytes(unsigned char *room, unsigned int size) const { toCharArray((char *)room, size); }

bool String::equalsIgnoreCase(const String &other) const {
  String mine = *this, theirs = other;
  mine.toLowerCase();
  theirs.toLowerCase();
  return mine == theirs;
}
bool String::startsWith(const String &part, unsigned int from) const {
  return from <= length() && bytes.compare(from, part.length(), part.bytes) == 0;
}
bool String::endsWith(const String &part) const {
  return part.length() <= length() && startsWith(part, length() - part.length());
}
static int place(size_t found) { return found == std::string::npos ? -1 : (int)found; }
int String::indexOf(const String &part, unsigned int from) const {
  return from < length() ? place(bytes.find(part.bytes, from)) : -1;
}
int String::lastIndexOf(const String &part, unsigned int from) const { return place(bytes.rfind(part.bytes, from)); }
String String::substring(unsigned int from, unsigned int to) const {
  if (from > to) return substring(to, from);
  String piece;
  if (from < length()) piece.bytes = bytes.substr(from, to - from);
  return piece;
}

void String::replace(const String &old, const String &fresh) {
  if (old.length() == 0) return;
  for (size_t at = bytes.find(old.bytes); at != std::string::npos; at = bytes.find(old.bytes, at + fresh.length())) {
    bytes.replace(at, old.length(), fresh.bytes);
  }
}
void String::remove(unsigned int from, unsigned int count) {
  if (from < length()) bytes.erase(from, count);
}
void String::toLowerCase() {
  for (char &letter : bytes) letter = (char)tolower((unsigned char)letter);
}
void String::toUpperCase() {
  for (char &letter : bytes) letter = (char)toupper((unsigned char)letter);
}
void String::trim() {
  const char *blank = " \t\n\v\f\r";
  bytes.erase(bytes.find_last_not_of(blank) + 1);
  bytes.erase(0, bytes.find_first_not_of(blank));
}
long String::toInt() const { return atol(c_str()); }
float String::toFloat() const { return (float)toDouble(); }
double String::toDouble() const { return atof(c_str()); }
