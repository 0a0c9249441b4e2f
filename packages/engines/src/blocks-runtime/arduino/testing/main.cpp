// The board of a sketch on a computer: time flies, inputs answer 0, and every change that can be seen or heard is a line.
#include <cstdio>
#include <map>
#include <string>
#include <sys/wait.h>
#include <ucontext.h>
#include <unistd.h>
#include <vector>
#include "Arduino.h"
#include "Arduino_FreeRTOS.h"

// A program that goes on for good is followed so far, in milliseconds.
static const unsigned long LONGEST_RUN = 100000;
static unsigned long now = 0;
static void finish() {
  fflush(stdout);
  _exit(0);
}
static void pass(unsigned long milliseconds) {
  now += milliseconds;
  if (now > LONGEST_RUN) finish();
}

static std::map<std::string, std::string> known;
static void look(const std::string &name, const std::string &state) {
  if (known[name] != state) printf("~ %s %s\r\n", name.c_str(), state.c_str());
  known[name] = state;
}
static std::string pin(unsigned number) { return "pin " + std::to_string(number); }
void lookAtMatrix(const uint8_t *dots, size_t rows, size_t columns) {
  std::string shown;
  for (size_t x = 0; x < columns; x++) {
    int column = 0;
    for (size_t y = 0; y < rows; y++) column |= dots[y * columns + x] << y;
    char text[3];
    snprintf(text, sizeof text, "%02x", column);
    shown += text;
  }
  look("matrix", shown);
}
void lookAtServo(int number, int angle) { look("servo " + std::to_string(number), std::to_string(angle)); }
void pinMode(uint8_t, PinMode) {}
void digitalWrite(uint8_t number, PinStatus level) { look(pin(number), level ? "1" : "0"); }
PinStatus digitalRead(uint8_t) { return LOW; }
void analogWrite(uint8_t number, int duty) { look(pin(number), std::to_string((int)(duty / 2.55 + 0.5)) + "%"); }
int analogRead(uint8_t) { return 0; }
void tone(uint8_t, unsigned int hertz, unsigned long) { look("tone", std::to_string(hertz)); }
void noTone(uint8_t) { look("tone", "0"); }
void delay(unsigned long milliseconds) { pass(milliseconds); }
unsigned long millis() { return now; }
unsigned long micros() { return now * 1000; }
void yield() {}
void randomSeed(unsigned long) {}
long random(long below) { return below / 2; }
long random(long from, long below) { return from + (below - from) / 2; }

// Tasks of FreeRTOS, one at a time: whoever delays lets the next one work.
struct Task {
  ucontext_t context;
  TaskFunction_t work;
  unsigned long wake;
  bool isGone;
  std::vector<char> stack;
};
static std::vector<TaskHandle_t> all;
static TaskHandle_t current;
static ucontext_t scheduler;
static void begin() {
  current->work(NULL);
  vTaskDelete(NULL);
}
BaseType_t xTaskCreate(TaskFunction_t work, const char *, uint16_t, void *, UBaseType_t, TaskHandle_t *handle) {
  TaskHandle_t task = new Task{{}, work, now, false, std::vector<char>(1 << 18)};
  getcontext(&task->context);
  task->context.uc_stack.ss_sp = task->stack.data();
  task->context.uc_stack.ss_size = task->stack.size();
  makecontext(&task->context, begin, 0);
  all.push_back(task);
  *handle = task;
  return 1;
}
TaskHandle_t xTaskGetCurrentTaskHandle() { return current; }
void vTaskDelay(TickType_t ticks) {
  current->wake = now + ticks;
  swapcontext(&current->context, &scheduler);
}
void vTaskSuspend(TaskHandle_t task) { task->isGone = true; }
void vTaskDelete(TaskHandle_t task) {
  TaskHandle_t gone = task ? task : current;
  gone->isGone = true;
  if (gone == current) swapcontext(&gone->context, &scheduler);
}
// Nobody else gets a turn, and the caller does nothing any more.
void vTaskSuspendAll() { finish(); }
void vTaskStartScheduler() {
  while (true) {
    current = NULL;
    for (TaskHandle_t task : all) {
      if (!task->isGone && (!current || task->wake < current->wake)) current = task;
    }
    if (!current) finish();
    if (current->wake > now) pass(current->wake - now);
    swapcontext(&scheduler, &current->context);
  }
}

// Each in a process of its own: nothing is left of it for the next.
void runSketch(const char *name, void (*begins)(), void (*goesOn)()) {
  printf("# %s\r\n", name);
  fflush(stdout);
  pid_t child = fork();
  if (child == 0) {
    alarm(10);
    known = {{"tone", "0"}, {"matrix", std::string(24, '0')}};
    begins();
    while (true) {
      goesOn();
      pass(1);
    }
  }
  int status = 0;
  waitpid(child, &status, 0);
  if (status != 0) printf("! stopped by %d\r\n", status);
}
int main() { setup(); }
