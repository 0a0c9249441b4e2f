/** Pieces of C++ that a sketch gets when its blocks need them. */
import { LED_FONT } from '../../board/driver/led-font.ts'
import type { BoardProfile } from '../../board/profiles/board-profile.ts'
import { IDUINO_BOARD } from '../../board/profiles/iduino-board.ts'
import { type Cpp, cpp, cppText, cppWhole } from './cpp-code.ts'

export const VALUES = cpp`// Numbers and text the way the blocks know them.
String toText(double value) {
  if (isinf(value)) return value > 0 ? "Infinity" : "-Infinity";
  bool whole = value == floor(value) && fabs(value) < 1e15;
  char shown[32];
  snprintf(shown, sizeof shown, whole ? "%.0f" : "%.12g", value + 0.0);
  return String(shown);
}
String toText(bool value) { return value ? "true" : "false"; }
String toText(const String &value) { return value; }

bool readNumber(const String &text, double &value) {
  String plain = text;
  plain.trim();
  if (plain.length() == 0 || !strchr("+-.0123456789", plain[0])) return false;
  for (unsigned int i = 0; i < plain.length(); i++) {
    if (!strchr("+-.0123456789eE", plain[i])) return false;
  }
  char *end;
  value = strtod(plain.c_str(), &end);
  return *end == 0;
}
double toNumber(const String &text) {
  double value = 0;
  return readNumber(text, value) ? value : 0;
}
bool isTrue(const String &text) {
  return !(text == "" || text == "0" || text.equalsIgnoreCase("false"));
}
bool isTrue(double value) { return value != 0; }

bool same(const String &a, const String &b) {
  double left, right;
  if (readNumber(a, left) && readNumber(b, right)) return left == right;
  return a.equalsIgnoreCase(b);
}
bool less(const String &a, const String &b) {
  double left, right;
  if (readNumber(a, left) && readNumber(b, right)) return left < right;
  String low = a, high = b;
  low.toLowerCase();
  high.toLowerCase();
  return low < high;
}
double divide(double a, double b) {
  return b != 0 ? a / b : a == 0 ? 0 : a > 0 ? INFINITY : -INFINITY;
}
double mod(double a, double b) {
  if (b == 0) return 0;
  double rest = fmod(a, b);
  return rest != 0 && (rest < 0) != (b < 0) ? rest + b : rest;
}
double roundHalfUp(double value) { return floor(value + 0.5); }

// Letters of UTF-8 text: a byte that goes on with a letter starts with the bits 10.
bool startsLetter(char byte) { return (byte & 0xC0) != 0x80; }
double letterCount(const String &text) {
  long count = 0;
  for (unsigned int i = 0; i < text.length(); i++) count += startsLetter(text[i]);
  return count;
}
String sliceText(const String &text, double from, double to) {
  String piece = "";
  long at = 0, first = from < 1 ? 1 : (long)floor(from);
  for (unsigned int i = 0; i < text.length(); i++) {
    at += startsLetter(text[i]);
    if (at >= first && at <= (long)floor(to)) piece += text[i];
  }
  return piece;
}
String letterAt(double position, const String &text) {
  return position < 1 ? String("") : sliceText(text, floor(position), floor(position));
}
bool containsText(const String &text, const String &part) {
  String all = text, wanted = part;
  all.toLowerCase();
  wanted.toLowerCase();
  return all.indexOf(wanted) >= 0;
}
String inCapitals(const String &text, bool capitals) {
  String changed = text;
  if (capitals) changed.toUpperCase();
  else changed.toLowerCase();
  return changed;
}
`

export const LISTS = cpp`// Lists count from 1; an item that is not there is empty text.
double indexOf(const String &value, const List &list) {
  for (size_t i = 0; i < list.size(); i++) {
    if (same(list[i], value)) return i + 1;
  }
  return 0;
}
String item(double position, const List &list) {
  long at = (long)floor(position) - 1;
  return at >= 0 && at < (long)list.size() ? list[at] : String("");
}
void deleteItem(double position, List &list) {
  long at = (long)floor(position) - 1;
  if (at >= 0 && at < (long)list.size()) list.erase(list.begin() + at);
}
void insertItem(double position, const String &value, List &list) {
  long at = (long)floor(position) - 1;
  if (at >= 0 && at <= (long)list.size()) list.insert(list.begin() + at, value);
}
void setItem(double position, List &list, const String &value) {
  long at = (long)floor(position) - 1;
  if (at >= 0 && at < (long)list.size()) list[at] = value;
}
String listText(const List &list) {
  bool single = true;
  for (const String &entry : list) single = single && letterCount(entry) == 1;
  String all = "";
  for (size_t i = 0; i < list.size(); i++) all += (i > 0 && !single ? " " : "") + list[i];
  return all;
}
List splitText(const String &text, const String &by) {
  List parts;
  if (text == "") return parts;
  if (by == "") {
    for (long i = 1; i <= letterCount(text); i++) parts.push_back(letterAt(i, text));
    return parts;
  }
  int from = 0;
  for (int at = text.indexOf(by); at >= 0; at = text.indexOf(by, from)) {
    parts.push_back(text.substring(from, at));
    from = at + by.length();
  }
  parts.push_back(text.substring(from));
  return parts;
}
`

export const RANDOM = cpp`double randomBetween(double a, double b) {
  double low = a < b ? a : b, high = a < b ? b : a;
  if (a == floor(a) && b == floor(b)) return random((long)low, (long)high + 1);
  return low + random(1000000) / 1000000.0 * (high - low);
}
`

export const MATH = cpp`double mathOf(const char *name, double value) {
  const String what = name;
  const double degrees = PI / 180.0;
  if (what == "abs") return fabs(value);
  if (what == "floor") return floor(value);
  if (what == "ceiling") return ceil(value);
  if (what == "sqrt") return value < 0 ? 0 : sqrt(value);
  if (what == "sin") return sin(value * degrees);
  if (what == "cos") return cos(value * degrees);
  if (what == "tan") return tan(value * degrees);
  if (what == "asin") return asin(constrain(value, -1.0, 1.0)) / degrees;
  if (what == "acos") return acos(constrain(value, -1.0, 1.0)) / degrees;
  if (what == "atan") return atan(value) / degrees;
  if (what == "ln") return value > 0 ? log(value) : 0;
  if (what == "log") return value > 0 ? log10(value) : 0;
  if (what == "exp") return exp(value);
  return pow(10.0, value);
}
`

export function matrixHelper(board: BoardProfile, wait: Cpp): Cpp {
  const [columns, rows] = [cppWhole(board.columns), cppWhole(board.rows)]
  return cpp`// The LED matrix: ${columns} columns of ${rows} dots, the top dot in bit 0.
ArduinoLEDMatrix matrix;
uint8_t dots[${columns}];
const char FONT[] = ${cppText(LED_FONT)};

void showDots() {
  uint8_t frame[${rows}][${columns}];
  for (int x = 0; x < ${columns}; x++) {
    for (int y = 0; y < ${rows}; y++) frame[y][x] = dots[x] >> y & 1;
  }
  matrix.renderBitmap(frame, ${rows}, ${columns});
}
int hexDigit(char digit) { return digit <= '9' ? digit - '0' : digit - 'a' + 10; }
int hexByte(const char *text) { return hexDigit(text[0]) << 4 | hexDigit(text[1]); }
void showPicture(const char *picture) {
  int length = strlen(picture) / 2;
  for (int x = 0; x < ${columns}; x++) dots[x] = x < length ? hexByte(picture + x * 2) : 0;
  showDots();
}
void clearDots() { showPicture(""); }
void setDot(double x, double y, bool on) {
  if (x < 0 || y < 0 || x >= ${columns} || y >= ${rows}) return;
  if (on) dots[(int)x] |= 1 << (int)y;
  else dots[(int)x] &= ~(1 << (int)y);
  showDots();
}
// The columns of a text, one empty column between letters; writes from column "start" on.
int drawText(const String &text, int start) {
  int at = -start;
  for (int x = 0; x < ${columns}; x++) dots[x] = 0;
  for (unsigned int i = 0; i < text.length(); i++) {
    char letter = text[i];
    if ((letter & 0xC0) == 0x80) continue;
    uint8_t glyph[5] = {0x7f, 0x41, 0x41, 0x7f, 0};
    if (letter >= ' ' && letter <= '~') {
      for (int column = 0; column < 5; column++) glyph[column] = hexByte(FONT + (letter - ' ') * 10 + column * 2);
    }
    int first = 0, last = 4;
    while (first < 4 && glyph[first] == 0) first++;
    while (last > first && glyph[last] == 0) last--;
    if (letter == ' ') { first = 0; last = 1; }
    if (i > 0) at++;
    for (int column = first; column <= last; column++, at++) {
      if (at >= 0 && at < ${columns}) dots[at] = glyph[column];
    }
  }
  showDots();
  return at + start;
}
void showText(const String &text) { drawText(text, 0); }
void scrollText(const String &text) {
  int width = drawText(text, -${columns});
  for (int start = -${columns}; start <= width; start++) {
    drawText(text, start);
    ${wait}(0.06);
  }
}
`
}

export const toneHelper = ({
  buzzer,
}: BoardProfile): Cpp => cpp`const int BUZZER = ${cppWhole(buzzer ?? 8)};
double tempo = 120;
double beats(double count) { return count * 60.0 / tempo; }
`

export const SERVO = cpp`Servo servos[20];
void turnServo(int pin, double angle) {
  if (!servos[pin].attached()) servos[pin].attach(pin);
  servos[pin].write((int)constrain(angle, 0.0, 180.0));
}
`

export const WAITING = cpp`void waitFor(double seconds) { delay((unsigned long)(seconds * 1000)); }
void stopAll() { while (true) delay(1000); }
`

/** Several scripts side by side are tasks of FreeRTOS, which comes with the board's core. */
export const TASKS = cpp`void pauseFor(double seconds) {
  TickType_t ticks = pdMS_TO_TICKS((uint32_t)(seconds * 1000));
  vTaskDelay(ticks > 0 ? ticks : 1);
}
void stopAll() {
  vTaskSuspendAll();
  while (true) {}
}
`

/** All of them, for whoever must not use their names again. */
export const HELPER_TEXTS: readonly Cpp[] = [
  VALUES,
  LISTS,
  RANDOM,
  MATH,
  SERVO,
  WAITING,
  TASKS,
  matrixHelper(IDUINO_BOARD, cpp`waitFor`),
  toneHelper(IDUINO_BOARD),
]
