/** Pieces of C++ that a sketch gets when its blocks need them. */
import { LED_FONT } from '../../board/driver/led-font.ts'
import type { BoardProfile } from '../../board/profiles/board-profile.ts'
import { IDUINO_BOARD } from '../../board/profiles/iduino-board.ts'
import { LISTS, MATH, RANDOM, VALUES } from './arduino-values.ts'
import { type Cpp, cpp, cppText, cppWhole } from './cpp-code.ts'

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
  if (!(x > -1 && y > -1 && x < ${columns} && y < ${rows})) return;
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
double beats(double count) { return count > 0 ? count * 60.0 / tempo : 0; }
void playTone(double hertz) { tone(BUZZER, hertz >= 20 ? hertz < 10000 ? (unsigned int)hertz : 10000 : 20); }
`

export const SERVO = cpp`Servo servos[20];
void turnServo(int pin, double angle) {
  if (!servos[pin].attached()) servos[pin].attach(pin);
  servos[pin].write((int)roundHalfUp(limit(angle, 0, 180)));
}
`

export const WAITING = cpp`void waitFor(double seconds) {
  if (seconds > 0) delay(seconds < 1000000 ? (unsigned long)(seconds * 1000) : 1000000000UL);
}
void stopAll() {
  while (true) delay(1000);
}
`

/** Several scripts side by side are tasks of FreeRTOS, which comes with the board's core. */
export const TASKS = cpp`void pauseFor(double seconds) {
  double ticks = (seconds < 1000000 ? seconds : 1000000) * configTICK_RATE_HZ;
  vTaskDelay(ticks >= 1 ? (TickType_t)ticks : 1);
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
