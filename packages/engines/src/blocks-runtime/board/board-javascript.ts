/** JavaScript for the blocks of boards; `R.board` is the simulated board. */
import { field } from '../block-json.ts'
import { type Js, js, jsFlag, jsText } from '../compile/javascript-code.ts'
import type { ExpressionRule, StatementRule } from '../compile/scope.ts'
import type { BlockJson } from '../program.ts'

const id = (block: BlockJson): Js => jsText(block.id ?? '')
const pick = (block: BlockJson, name: string): Js => jsText(field(block, name))
const isOn = (block: BlockJson): Js => jsFlag(field(block, 'LEVEL') === 'on')
const picture = (block: BlockJson): Js => js`T.at = ${id(block)}; yield 0`

export const BOARD_EXPRESSIONS: Record<string, ExpressionRule> = {
  sensor_button: (block) => js`R.board.button(${pick(block, 'BUTTON')})`,
  sensor_light: () => js`R.board.light`,
  sensor_temperature: () => js`R.board.temperature`,
  sensor_tilted: (block) => js`R.board.tilted(${pick(block, 'WAY')})`,
  sensor_shaken: () => js`R.board.shaken`,
  sensor_acceleration: (block) => js`R.board.acceleration(${pick(block, 'AXIS')})`,
  sensor_clock: (block) => js`R.date(${pick(block, 'WHAT')})`,
  sensor_seconds: () => js`R.timer`,
  pin_read: (block) => js`R.board.read(${pick(block, 'PIN')})`,
  pin_analog: (block) => js`R.board.analog(${pick(block, 'PIN')})`,
}

export const BOARD_STATEMENTS: Record<string, StatementRule> = {
  display_picture: (block) => js`R.board.picture(${pick(block, 'PICTURE')})`,
  display_show: (block, scope) => js`R.board.show(${scope.text(block, 'TEXT')})`,
  display_scroll: (block, scope) =>
    js`T.at = ${id(block)}; yield* R.board.scroll(${scope.text(block, 'TEXT')})`,
  display_dot: (block, scope) =>
    js`R.board.dot(${scope.num(block, 'X')}, ${scope.num(block, 'Y')}, ${isOn(block)})`,
  display_clear: () => js`R.board.clear()`,
  display_brightness: (block, scope) => js`R.board.brightness(${scope.num(block, 'LEVEL')})`,

  buzzer_note: (block, scope) =>
    js`R.sleep(T, R.board.note(${pick(block, 'NOTE')}, ${scope.num(block, 'BEATS')})); ${picture(block)}; R.board.quiet()`,
  buzzer_rest: (block, scope) =>
    js`R.board.quiet(); R.sleep(T, R.board.beats(${scope.num(block, 'BEATS')})); ${picture(block)}`,
  buzzer_tempo: (block, scope) => js`R.board.setTempo(${scope.num(block, 'TEMPO')})`,
  buzzer_tone: (block, scope) =>
    js`R.board.tone(${scope.num(block, 'HERTZ')}); R.sleep(T, ${scope.num(block, 'SECONDS')}); ${picture(block)}; R.board.quiet()`,
  buzzer_on: (block, scope) => js`R.board.tone(${scope.num(block, 'HERTZ')})`,
  buzzer_off: () => js`R.board.quiet()`,

  pin_led: (block) => js`R.board.led(${pick(block, 'PIN')}, ${isOn(block)})`,
  pin_output: (block) => js`R.board.output(${pick(block, 'PIN')}, ${isOn(block)})`,
  pin_power: (block, scope) =>
    js`R.board.power(${pick(block, 'PIN')}, ${scope.num(block, 'PERCENT')})`,
  pin_usb: (block) => js`R.board.usb(${isOn(block)})`,
  servo_turn: (block, scope) =>
    js`R.board.servo(${pick(block, 'PIN')}, ${scope.num(block, 'ANGLE')})`,
  pixel_set: (block, scope) =>
    js`R.board.pixel(${scope.num(block, 'INDEX')}, ${pick(block, 'COLOUR')})`,
  pixel_clear: () => js`R.board.pixelsOff()`,
  serial_plot: (block, scope) =>
    js`R.print(${scope.text(block, 'NAME')} + ":" + txt(${scope.num(block, 'VALUE')}))`,
}
