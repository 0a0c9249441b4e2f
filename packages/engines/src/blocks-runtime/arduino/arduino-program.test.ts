import { expect, test } from 'vitest'
import { boardProfile } from '../../board/profiles/boards.ts'
import { boardProgram } from '../board/board-program.ts'
import { block, define, signature, stack, workspace } from '../catalogue/build-blocks.ts'
import type { BlockJson } from '../program.ts'
import { variables } from '../testing/run-program.ts'
import { arduinoProgram } from './arduino-program.ts'
import { cppText } from './cpp-code.ts'

const R4 = boardProfile('mcu_iduino_r4')
const start = (...blocks: BlockJson[]): BlockJson => stack([block('board_start'), ...blocks])!
const sketch = (scripts: BlockJson[], ...names: string[]): string =>
  arduinoProgram(boardProgram(R4, workspace(scripts, variables(...names))), R4)

test('a small program is a small sketch', () => {
  const code = sketch([
    start(
      block('control_forever', {
        DO: [
          block('pin_led', { PIN: 'L', LEVEL: 'on' }),
          block('control_wait', { SECONDS: 0.5 }),
          block('pin_led', { PIN: 'L', LEVEL: 'off' }),
          block('control_wait', { SECONDS: 0.5 }),
        ],
      }),
    ),
  ])
  // Nothing but what it needs, the way it stands in every book: a child can read all of it.
  expect(code).toBe(`// iDuino R4
void setup() {
  pinMode(13, OUTPUT);
}

void loop() {
  digitalWrite(13, HIGH);
  delay(500);
  digitalWrite(13, LOW);
  delay(500);
}
`)
})

const stop = (WHAT: string): BlockJson => block('control_stop', { WHAT })
const forever = (...DO: BlockJson[]): BlockJson => block('control_forever', { DO })
const count = block('data_change', { VAR: 'count', BY: 1 })

test('what stands before "forever" is done once, in setup()', () => {
  const code = sketch([start(block('text_print', { TEXT: 'Hi' }), forever(count))], 'count')
  expect(code).toBe(`// iDuino R4
double count = 0;

void setup() {
  Serial.begin(115200);
  Serial.println("Hi");
}

void loop() {
  count += 1.0;
}
`)
})

test('stopping the only script in loop() stops for good, in setup() alone it just ends', () => {
  const ends = stop('this')
  expect(sketch([start(ends, forever(ends))])).not.toContain('return;')
  expect(sketch([start(ends, forever(ends))])).toMatch(/void loop\(\) \{\n {2}stopAll\(\);\n\}/)
  expect(sketch([start(ends)])).toContain('  return;\n')
})

test('a script under an input is called each time the input turns', () => {
  const hat = stack([
    block('board_input', { PIN: 'D2', LEVEL: 'on' }),
    block('control_stop', { WHAT: 'this' }),
  ])!
  expect(sketch([hat])).toBe(`// iDuino R4
void script1() {
  return;
}

void setup() {
  pinMode(2, INPUT);
}

void loop() {
  while (digitalRead(2) != HIGH) delay(5);
  script1();
  while (digitalRead(2) == HIGH) delay(5);
}
`)
  expect(sketch([hat, start(stop('others'))])).toContain(`void script1Task(void *) {
  while (true) {
    while (digitalRead(2) != HIGH) pauseFor(0.005);
    script1();
`)
})

test('names that a library of the board could have get a room of their own', () => {
  const set = (VAR: string): string => sketch([start(block('data_set', { VAR, VALUE: 1 }))], VAR)
  expect(set('my_score')).not.toContain('namespace')
  expect(set('คะแนน')).not.toContain('namespace')
  expect(set('gpio')).toContain('void loop() { program::loop(); }')
  expect(set('time_t')).toContain('namespace program {')
})

test.each([
  'bitRead',
  'lowByte',
  'digitalPinToPort',
  'portOutputRegister',
  'clockCyclesToMicroseconds',
])('a function called like the macro %s gets another name', (name) => {
  const text = sketch([define(signature(name)), start()])
  expect(text).toMatch(new RegExp(`double \\w*${name}\\w*\\(\\)`))
  expect(text).not.toContain(` ${name}(`)
})

test('several scripts become tasks', () => {
  const code = sketch([start(block('text_print')), start(block('text_print'))])
  expect(code).toContain('#include <Arduino_FreeRTOS.h>')
  expect(code).toContain('xTaskCreate(script2Task')
})

test('names in any script are legal and different in C++', () => {
  const code = sketch(
    [
      start(
        block('data_set', { VAR: 'คะแนน', VALUE: 1 }),
        block('data_set', { VAR: 'int', VALUE: 'x' }),
      ),
    ],
    'คะแนน',
    'int',
  )
  expect(code).toContain('double value = 0;')
  expect(code).toContain('Value int_2 = 0.0;')
})

test('text reaches the board byte for byte', () => {
  expect(cppText('a"b\\c')).toBe('"a\\"b\\\\c"')
  expect(cppText('ก')).toBe('"\\340\\270\\201"')
})
