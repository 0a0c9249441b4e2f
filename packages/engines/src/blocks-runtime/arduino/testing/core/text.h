// Our own String, written from Arduino's language reference. STRICTER than the cores of real boards, so that what
// compiles here compiles there: only the documented constructors, calls and operators; only a `const char *` becomes
// a String by itself; no 64-bit numbers, so that they are ambiguous as on AVR; no String as a condition.
#pragma once
#include <string>
class String {
  std::string bytes;
 public:
  String(const char *text = "") : bytes(text ? text : "") {}
  explicit String(char letter) : bytes(1, letter) {}
  explicit String(unsigned char number, unsigned char base = 10);
  explicit String(int number, unsigned char base = 10);
  explicit String(unsigned int number, unsigned char base = 10);
  explicit String(long number, unsigned char base = 10);
  explicit String(unsigned long number, unsigned char base = 10);
  explicit String(float number, unsigned char decimals = 2);
  explicit String(double number, unsigned char decimals = 2);

  unsigned int length() const { return bytes.size(); }
  const char *c_str() const { return bytes.c_str(); }
  bool reserve(unsigned int size);
  char charAt(unsigned int at) const { return at < length() ? bytes[at] : 0; }
  void setCharAt(unsigned int at, char letter);
  char operator[](unsigned int at) const { return charAt(at); }
  char &operator[](unsigned int at);
  void getBytes(unsigned char *room, unsigned int size) const;
  void toCharArray(char *room, unsigned int size) const;

  bool concat(const String &more) { bytes += more.bytes; return true; }
  bool concat(const char *more) { return concat(String(more)); }
  bool concat(char more) { return concat(String(more)); }
  bool concat(unsigned char more) { return concat(String(more)); }
  bool concat(int more) { return concat(String(more)); }
  bool concat(unsigned int more) { return concat(String(more)); }
  bool concat(long more) { return concat(String(more)); }
  bool concat(unsigned long more) { return concat(String(more)); }
  bool concat(float more) { return concat(String(more)); }
  bool concat(double more) { return concat(String(more)); }
  template <class More> String &operator+=(const More &more) { concat(more); return *this; }

  int compareTo(const String &other) const { return bytes.compare(other.bytes); }
  bool equals(const String &other) const { return bytes == other.bytes; }
  bool equalsIgnoreCase(const String &other) const;
  bool operator==(const String &other) const { return equals(other); }
  bool operator!=(const String &other) const { return !equals(other); }
  bool operator<(const String &other) const { return compareTo(other) < 0; }
  bool operator>(const String &other) const { return compareTo(other) > 0; }
  bool operator<=(const String &other) const { return compareTo(other) <= 0; }
  bool operator>=(const String &other) const { return compareTo(other) >= 0; }
  bool startsWith(const String &part) const { return startsWith(part, 0); }
  bool startsWith(const String &part, unsigned int from) const;
  bool endsWith(const String &part) const;

  int indexOf(char letter, unsigned int from = 0) const { return indexOf(String(letter), from); }
  int indexOf(const String &part, unsigned int from = 0) const;
  int lastIndexOf(char letter) const { return lastIndexOf(String(letter)); }
  int lastIndexOf(char letter, unsigned int from) const { return lastIndexOf(String(letter), from); }
  int lastIndexOf(const String &part) const { return lastIndexOf(part, length()); }
  int lastIndexOf(const String &part, unsigned int from) const;
  String substring(unsigned int from) const { return substring(from, length()); }
  String substring(unsigned int from, unsigned int to) const;

  void replace(const String &old, const String &fresh);
  void remove(unsigned int from) { remove(from, length()); }
  void remove(unsigned int from, unsigned int count);
  void toLowerCase();
  void toUpperCase();
  void trim();
  long toInt() const;
  float toFloat() const;
  double toDouble() const;
};
inline String operator+(String text, const String &more) { return text += more; }
inline String operator+(String text, const char *more) { return text += more; }
inline String operator+(String text, char more) { return text += more; }
inline String operator+(String text, unsigned char more) { return text += more; }
inline String operator+(String text, int more) { return text += more; }
inline String operator+(String text, unsigned int more) { return text += more; }
inline String operator+(String text, long more) { return text += more; }
inline String operator+(String text, unsigned long more) { return text += more; }
inline String operator+(String text, float more) { return text += more; }
inline String operator+(String text, double more) { return text += more; }
