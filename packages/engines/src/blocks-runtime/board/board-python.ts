/** MicroPython for the blocks of boards, on our kidbright module. */

import { listed, type Py, py, pyFlag, pyText } from '../../code/python-code.ts'
import { field } from '../block-json.ts'
import type { BlockJson } from '../program.ts'
import type { Expression, PythonScope } from '../python/python-scope.ts'

type Value = (block: BlockJson, scope: PythonScope) => Expression
type Statement = (block: BlockJson, scope: PythonScope) => Py[]

const pick = (block: BlockJson, name: string): Py => pyText(field(block, name))
const isOn = (block: BlockJson): Py => pyFlag(field(block, 'LEVEL') === 'on')

const value =
  (code: (block: BlockJson) => Py): Value =>
  (block) => ({ code: code(block) })

/** A call with number inputs after what the menus say. */
const call =
  (name: Py, menus: string[], ...inputs: string[]): Statement =>
  (block, scope) => [
    py`${name}(${listed([...menus.map((menu) => pick(block, menu)), ...inputs.map((input) => scope.num(block, input))])})`,
  ]

const pausing =
  (rule: Statement): Statement =>
  (block, scope) =>
    rule(block, scope).map((line) => py`await ${line}`)

const words =
  (name: Py): Statement =>
  (block, scope) => [py`${name}(${scope.text(block, 'TEXT')})`]

export const BOARD_PYTHON_EXPRESSIONS: Record<string, Value> = {
  sensor_button: value((block) => py`button(${pick(block, 'BUTTON')})`),
  sensor_light: value(() => py`light()`),
  sensor_temperature: value(() => py`temperature()`),
  sensor_tilted: value((block) => py`tilted(${pick(block, 'WAY')})`),
  sensor_shaken: value(() => py`shaken()`),
  sensor_acceleration: value((block) => py`acceleration(${pick(block, 'AXIS')})`),
  sensor_clock: value((block) => py`clock(${pick(block, 'WHAT')})`),
  sensor_seconds: value(() => py`seconds()`),
  pin_read: value((block) => py`read_input(${pick(block, 'PIN')})`),
  pin_analog: value((block) => py`analog(${pick(block, 'PIN')})`),
}

export const BOARD_PYTHON_STATEMENTS: Record<string, Statement> = {
  display_picture: (block) => [py`display.picture(${pick(block, 'PICTURE')})`],
  display_show: words(py`display.show`),
  display_scroll: pausing(words(py`display.scroll`)),
  display_dot: (block, scope) => [
    py`display.dot(${scope.num(block, 'X')}, ${scope.num(block, 'Y')}, ${isOn(block)})`,
  ],
  display_clear: () => [py`display.clear()`],
  display_brightness: call(py`display.brightness`, [], 'LEVEL'),

  buzzer_note: pausing(call(py`buzzer.note`, ['NOTE'], 'BEATS')),
  buzzer_rest: pausing(call(py`buzzer.rest`, [], 'BEATS')),
  buzzer_tempo: call(py`buzzer.set_tempo`, [], 'TEMPO'),
  buzzer_tone: pausing(call(py`buzzer.tone`, [], 'HERTZ', 'SECONDS')),
  buzzer_on: call(py`buzzer.on`, [], 'HERTZ'),
  buzzer_off: () => [py`buzzer.off()`],

  pin_led: (block) => [py`led(${pick(block, 'PIN')}, ${isOn(block)})`],
  pin_output: (block) => [py`output(${pick(block, 'PIN')}, ${isOn(block)})`],
  pin_power: call(py`power`, ['PIN'], 'PERCENT'),
  pin_usb: (block) => [py`usb(${isOn(block)})`],
  servo_turn: call(py`servo`, ['PIN'], 'ANGLE'),
  pixel_set: (block, scope) => [py`pixel(${scope.num(block, 'INDEX')}, ${pick(block, 'COLOUR')})`],
  pixel_clear: () => [py`pixels_off()`],
  serial_plot: (block, scope) => [
    py`plot(${scope.text(block, 'NAME')}, ${scope.num(block, 'VALUE')})`,
  ],
}
