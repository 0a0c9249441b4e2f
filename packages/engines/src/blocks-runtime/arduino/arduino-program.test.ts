import { expect, test } from 'vitest'
import { boardProfile } from '../../board/profiles/boards.ts'
import { boardProgram } from '../board/board-program.ts'
import { block, stack, workspace } from '../catalogue/build-blocks.ts'
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
  expect(code).toContain(`void script1() {
  while (true) {
    digitalWrite(13, HIGH);
    delay(500);
    digitalWrite(13, LOW);
    delay(500);
  }
}`)
  expect(code).toContain('pinMode(13, OUTPUT);')
  expect(code).not.toContain('FreeRTOS')
  // Nothing but what it needs: a child can read all of it.
  expect(code.trimEnd().split('\n').length).toBeLessThan(20)
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
  expect(code).toContain('String int_2 = "0";')
})

test('text reaches the board byte for byte', () => {
  expect(cppText('a"b\\c')).toBe('"a\\"b\\\\c"')
  expect(cppText('ก')).toBe('"\\340\\270\\201"')
})
