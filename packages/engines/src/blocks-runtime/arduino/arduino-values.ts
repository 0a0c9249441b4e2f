/** Numbers, text, truth and lists of the blocks in C++ (docs/values.md); a sketch gets of these what it uses. */
import { cpp } from './cpp-code.ts'

export const VALUES = cpp`// A number as text: at most twelve digits, whole numbers in full.
String toText(double value) {
  if (isnan(value)) return "NaN";
  if (isinf(value)) return value > 0 ? "Infinity" : "-Infinity";
  bool isWhole = value == floor(value);
  if (isWhole && fabs(value) < 1e9) return String((long)value);
  char shown[40];
  snprintf(shown, sizeof shown, "%.24e", fabs(value));
  // Exactly between two texts of twelve digits: up, as in the blocks.
  if (!isWhole && !strncmp(shown + 13, "5000000000000e", 14)) value = nextafter(value, value * 2);
  for (int digits = isWhole ? 15 : 12; digits <= 17; digits++) {
    snprintf(shown, sizeof shown, "%.*e", digits - 1, value);
    if (!isWhole || strtod(shown, NULL) == value) break;
  }
  String digits = "", text = value < 0 ? "-" : "";
  for (char *at = shown; *at != 'e'; at++) {
    if (*at >= '0' && *at <= '9') digits += *at;
  }
  int count = digits.length(), point = atoi(strchr(shown, 'e') + 1) + 1;
  while (count > 1 && digits[count - 1] == '0') count--;
  digits = digits.substring(0, count);
  if (point > 21 || point < -5) {
    text += digits.substring(0, 1);
    if (count > 1) text += "." + digits.substring(1);
    return text + (point > 0 ? "e+" : "e") + String(point - 1);
  }
  if (point > 0 && point < count) return text + digits.substring(0, point) + "." + digits.substring(point);
  if (point <= 0) text += "0.";
  for (int i = point; i < 0; i++) text += "0";
  text += digits;
  for (int i = count; i < point; i++) text += "0";
  return text;
}
String toText(bool value) { return value ? "true" : "false"; }
String toText(const String &value) { return value; }

// A value that may be a number, a text, or true or false.
struct Value {
  enum Kind { NUMBER, TRUTH, TEXT } kind;
  double number;
  String text;
  Value(double given) : kind(NUMBER), number(given) {}
  Value(bool given) : kind(TRUTH), number(given ? 1 : 0) {}
  Value(const String &given) : kind(TEXT), number(0), text(given) {}
};
String toText(const Value &value) {
  if (value.kind == Value::TEXT) return value.text;
  return value.kind == Value::TRUTH ? toText(value.number != 0) : toText(value.number);
}

// Thai and Arabic digits are digits too.
String westernDigits(const String &text) {
  String plain = "";
  for (unsigned int i = 0; i < text.length(); i++) {
    unsigned char a = text[i], b = i + 1 < text.length() ? text[i + 1] : 0;
    unsigned char c = i + 2 < text.length() ? text[i + 2] : 0;
    if ((a == 0xD9 && b >= 0xA0 && b <= 0xA9) || (a == 0xDB && b >= 0xB0 && b <= 0xB9)) {
      plain += (char)('0' + (b & 15));
      i += 1;
    } else if (a == 0xE0 && b == 0xB9 && c >= 0x90 && c <= 0x99) {
      plain += (char)('0' + (c & 15));
      i += 2;
    } else {
      plain += (char)a;
    }
  }
  return plain;
}
bool readNumber(const String &text, double &value) {
  String plain = text;
  plain.trim();
  plain = westernDigits(plain);
  if (plain.length() == 0) return false;
  for (unsigned int i = 0; i < plain.length(); i++) {
    if (plain[i] == 0 || !strchr(i == 0 ? "+-.0123456789" : "+-.0123456789eE", plain[i])) return false;
  }
  char *end;
  value = strtod(plain.c_str(), &end);
  return *end == 0;
}
bool readNumber(const Value &given, double &value) {
  if (given.kind == Value::TEXT) return readNumber(given.text, value);
  value = given.number;
  return true;
}
double toNumber(const String &text) {
  double value = 0;
  return readNumber(text, value) ? value : 0;
}
double toNumber(const Value &value) { return value.kind == Value::TEXT ? toNumber(value.text) : value.number; }
bool isTrue(double value) { return value != 0; }
bool isTrue(const String &text) { return !(text == "" || text == "0" || text.equalsIgnoreCase("false")); }
bool isTrue(const Value &value) { return value.kind == Value::TEXT ? isTrue(value.text) : value.number != 0; }

bool same(const Value &a, const Value &b) {
  double left, right;
  if (readNumber(a, left) && readNumber(b, right)) return left == right;
  if (isnan(a.number) || isnan(b.number)) return false;
  return toText(a).equalsIgnoreCase(toText(b));
}
bool less(const Value &a, const Value &b) {
  double left, right;
  if (readNumber(a, left) && readNumber(b, right)) return left < right;
  if (isnan(a.number) || isnan(b.number)) return false;
  String low = toText(a), high = toText(b);
  low.toLowerCase();
  high.toLowerCase();
  return low < high;
}
double divide(double a, double b) { return b != 0 ? a / b : a == 0 ? 0 : a > 0 ? INFINITY : -INFINITY; }
double mod(double a, double b) {
  if (b == 0) return 0;
  double rest = fmod(a, b);
  return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}
double roundHalfUp(double value) { return floor(value + 0.5); }
double limit(double value, double low, double high) { return value < low ? low : value > high ? high : value; }

// Letters as a reader sees them: marks above and below, and what is joined, belong to the letter before.
unsigned int letterBytes(unsigned char first) { return first < 0xC0 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4; }
long letterCode(const String &text, unsigned int at) {
  unsigned int bytes = letterBytes(text[at]);
  long code = bytes == 1 ? (unsigned char)text[at] : text[at] & (0x7F >> bytes);
  for (unsigned int i = 1; i < bytes && at + i < text.length(); i++) code = code << 6 | (text[at + i] & 0x3F);
  return code;
}
bool isMark(long code) {
  const long marks[][2] = {{0x300, 0x36F}, {0x64B, 0x65F}, {0x670, 0x670}, {0xE31, 0xE31}, {0xE33, 0xE3A},
                           {0xE47, 0xE4E}, {0x200D, 0x200D}, {0xFE00, 0xFE0F}, {0x1F3FB, 0x1F3FF}};
  for (const long *range : marks) {
    if (code >= range[0] && code <= range[1]) return true;
  }
  return false;
}
unsigned int letterEnd(const String &text, unsigned int at) {
  bool joins = false;
  do {
    joins = letterCode(text, at) == 0x200D;
    at += letterBytes(text[at]);
  } while (at < text.length() && (joins || isMark(letterCode(text, at))));
  return at < text.length() ? at : text.length();
}
double letterCount(const String &text) {
  double count = 0;
  for (unsigned int at = 0; at < text.length(); at = letterEnd(text, at)) count++;
  return count;
}
String sliceText(const String &text, double from, double to) {
  String piece = "";
  double number = 1;
  for (unsigned int at = 0; at < text.length(); number++) {
    unsigned int end = letterEnd(text, at);
    if (!(number < floor(from)) && number <= floor(to)) piece += text.substring(at, end);
    at = end;
  }
  return piece;
}
String letterAt(double position, const String &text) { return sliceText(text, position, position); }
bool containsText(const String &text, const String &part) {
  String all = text, wanted = part;
  all.toLowerCase();
  wanted.toLowerCase();
  return wanted == "" || all.indexOf(wanted) >= 0;
}
String upperCase(String text) {
  text.toUpperCase();
  return text;
}
String lowerCase(String text) {
  text.toLowerCase();
  return text;
}
`

export const LISTS = cpp`// Lists count from 1; an item that is not there is empty text.
typedef std::vector<Value> List;
long placeIn(double position) { return position >= 1 && position < 2e9 ? (long)position - 1 : -1; }
double indexOf(const Value &value, const List &list) {
  for (size_t i = 0; i < list.size(); i++) {
    if (same(list[i], value)) return i + 1;
  }
  return 0;
}
Value item(double position, const List &list) {
  long at = placeIn(position);
  return at >= 0 && at < (long)list.size() ? list[at] : Value(String(""));
}
void deleteItem(double position, List &list) {
  long at = placeIn(position);
  if (at >= 0 && at < (long)list.size()) list.erase(list.begin() + at);
}
void insertItem(double position, const Value &value, List &list) {
  long at = placeIn(position);
  if (at >= 0 && at <= (long)list.size()) list.insert(list.begin() + at, value);
}
void setItem(double position, List &list, const Value &value) {
  long at = placeIn(position);
  if (at >= 0 && at < (long)list.size()) list[at] = value;
}
bool isOneSign(const String &text) {
  return text.length() > 0 && letterBytes(text[0]) < 4 && letterBytes(text[0]) == text.length();
}
String listText(const List &list) {
  String together = "", apart = "";
  bool allSingle = true;
  for (size_t i = 0; i < list.size(); i++) {
    String entry = toText(list[i]);
    allSingle = allSingle && isOneSign(entry);
    together += entry;
    if (i > 0) apart += " ";
    apart += entry;
  }
  return allSingle ? together : apart;
}
List splitText(const String &text, const String &by) {
  List parts;
  unsigned int from = 0;
  while (from < text.length()) {
    int at = by == "" ? (int)letterEnd(text, from) : text.indexOf(by, from);
    if (at < 0) break;
    parts.push_back(text.substring(from, at));
    from = at + by.length();
  }
  if (text != "" && by != "") parts.push_back(text.substring(from));
  return parts;
}
`

export const RANDOM = cpp`double randomBetween(double a, double b) {
  double low = a < b ? a : b, high = a < b ? b : a;
  bool isWhole = a == floor(a) && b == floor(b);
  if (isWhole && low > -1e9 && high < 1e9) return random((long)low, (long)high + 1);
  double found = low + random(1000000) / 1000000.0 * (high - low + (isWhole ? 1 : 0));
  return isWhole ? floor(found) : found;
}
`

export const MATH = cpp`// Angles in degrees; what has no result gives 0 or is endless.
double tidy(double value) { return floor(value * 1e10 + 0.5) / 1e10; }
double inRange(double value) { return value < -1 ? -1 : value > 1 ? 1 : value; }
double rootOf(double value) { return value < 0 ? 0 : sqrt(value); }
double sinOf(double value) { return tidy(sin(value * (PI / 180))); }
double cosOf(double value) { return tidy(cos(value * (PI / 180))); }
double tanOf(double value) {
  double angle = mod(value, 180);
  return angle == 90 ? INFINITY : tidy(tan(angle * (PI / 180)));
}
double asinOf(double value) { return tidy(asin(inRange(value)) / (PI / 180)); }
double acosOf(double value) { return tidy(acos(inRange(value)) / (PI / 180)); }
double atanOf(double value) { return tidy(atan(value) / (PI / 180)); }
double lnOf(double value) { return value > 0 ? log(value) : value == 0 ? -INFINITY : 0; }
double logOf(double value) { return value > 0 ? log10(value) : value == 0 ? -INFINITY : 0; }
`
