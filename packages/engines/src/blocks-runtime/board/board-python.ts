/** MicroPython for the blocks of boards, on our kidbright module. */
import { field } from '../block-json.ts'
import type { BlockJson } from '../program.ts'
import { pythonText } from '../python/python-names.ts'
import type { Expression, PythonScope } from '../python/python-scope.ts'

type Value = (block: BlockJson, scope: PythonScope) => Expression
type Statement = (block: BlockJson, scope: PythonScope) => string[]

const pick = (block: BlockJson, name: string): string => pythonText(field(block, name))
const isOn = (block: BlockJson): string => (field(block, 'LEVEL') === 'on' ? 'True' : 'False')

const value =
  (code: (block: BlockJson) => string): Value =>
  (block) => ({ code: code(block) })

/** A call with number inputs after what the menus say. */
const call =
  (name: string, menus: string[], ...inputs: string[]): Statement =>
  (block, scope) => [
    `${name}(${[...menus.map((menu) => pick(block, menu)), ...inputs.map((input) => scope.num(block, input))].join(', ')})`,
  ]

const pausing =
  (rule: Statement): Statement =>
  (block, scope) =>
    rule(block, scope).map((line) => `await ${line}`)

const words =
  (name: string): Statement =>
  (block, scope) => [`${name}(${scope.text(block, 'TEXT')})`]

export const BOARD_PYTHON_EXPRESSIONS: Record<string, Value> = {
  sensor_button: value((block) => `button(${pick(block, 'BUTTON')})`),
  sensor_light: value(() => 'light()'),
  sensor_temperature: value(() => 'temperature()'),
  sensor_tilted: value((block) => `tilted(${pick(block, 'WAY')})`),
  sensor_shaken: value(() => 'shaken()'),
  sensor_acceleration: value((block) => `acceleration(${pick(block, 'AXIS')})`),
  sensor_clock: value((block) => `clock(${pick(block, 'WHAT')})`),
  sensor_seconds: value(() => 'seconds()'),
  pin_read: value((block) => `read_input(${pick(block, 'PIN')})`),
  pin_analog: value((block) => `analog(${pick(block, 'PIN')})`),
}

export const BOARD_PYTHON_STATEMENTS: Record<string, Statement> = {
  display_picture: (block) => [`display.picture(${pick(block, 'PICTURE')})`],
  display_show: words('display.show'),
  display_scroll: pausing(words('display.scroll')),
  display_dot: (block, scope) => [
    `display.dot(${scope.num(block, 'X')}, ${scope.num(block, 'Y')}, ${isOn(block)})`,
  ],
  display_clear: () => ['display.clear()'],
  display_brightness: call('display.brightness', [], 'LEVEL'),

  buzzer_note: pausing(call('buzzer.note', ['NOTE'], 'BEATS')),
  buzzer_rest: pausing(call('buzzer.rest', [], 'BEATS')),
  buzzer_tempo: call('buzzer.set_tempo', [], 'TEMPO'),
  buzzer_tone: pausing(call('buzzer.tone', [], 'HERTZ', 'SECONDS')),
  buzzer_on: call('buzzer.on', [], 'HERTZ'),
  buzzer_off: () => ['buzzer.off()'],

  pin_led: (block) => [`led(${pick(block, 'PIN')}, ${isOn(block)})`],
  pin_output: (block) => [`output(${pick(block, 'PIN')}, ${isOn(block)})`],
  pin_power: call('power', ['PIN'], 'PERCENT'),
  pin_usb: (block) => [`usb(${isOn(block)})`],
  servo_turn: call('servo', ['PIN'], 'ANGLE'),
  pixel_set: (block, scope) => [`pixel(${scope.num(block, 'INDEX')}, ${pick(block, 'COLOUR')})`],
  pixel_clear: () => ['pixels_off()'],
  serial_plot: (block, scope) => [
    `plot(${scope.text(block, 'NAME')}, ${scope.num(block, 'VALUE')})`,
  ],
}
