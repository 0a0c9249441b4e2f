/** JavaScript for the blocks of boards; `R.board` is the simulated board. */
import { field } from '../block-json.ts'
import type { ExpressionRule, StatementRule } from '../compile/scope.ts'
import type { BlockJson } from '../program.ts'

const text = (value: string): string => JSON.stringify(value)
const pick = (block: BlockJson, name: string): string => text(field(block, name))
const isOn = (block: BlockJson): string => String(field(block, 'LEVEL') === 'on')
const picture = (block: BlockJson): string => `T.at = ${text(block.id ?? '')}; yield 0`

export const BOARD_EXPRESSIONS: Record<string, ExpressionRule> = {
  sensor_button: (block) => `R.board.button(${pick(block, 'BUTTON')})`,
  sensor_light: () => 'R.board.light',
  sensor_temperature: () => 'R.board.temperature',
  sensor_tilted: (block) => `R.board.tilted(${pick(block, 'WAY')})`,
  sensor_shaken: () => 'R.board.shaken',
  sensor_acceleration: (block) => `R.board.acceleration(${pick(block, 'AXIS')})`,
  sensor_clock: (block) => `R.date(${pick(block, 'WHAT')})`,
  sensor_seconds: () => 'R.timer',
  pin_read: (block) => `R.board.read(${pick(block, 'PIN')})`,
  pin_analog: (block) => `R.board.analog(${pick(block, 'PIN')})`,
}

export const BOARD_STATEMENTS: Record<string, StatementRule> = {
  display_picture: (block) => `R.board.picture(${pick(block, 'PICTURE')})`,
  display_show: (block, scope) => `R.board.show(${scope.text(block, 'TEXT')})`,
  display_scroll: (block, scope) =>
    `T.at = ${text(block.id ?? '')}; yield* R.board.scroll(${scope.text(block, 'TEXT')})`,
  display_dot: (block, scope) =>
    `R.board.dot(${scope.num(block, 'X')}, ${scope.num(block, 'Y')}, ${isOn(block)})`,
  display_clear: () => 'R.board.clear()',
  display_brightness: (block, scope) => `R.board.brightness(${scope.num(block, 'LEVEL')})`,

  buzzer_note: (block, scope) =>
    `R.sleep(T, R.board.note(${pick(block, 'NOTE')}, ${scope.num(block, 'BEATS')})); ${picture(block)}; R.board.quiet()`,
  buzzer_rest: (block, scope) =>
    `R.board.quiet(); R.sleep(T, R.board.beats(${scope.num(block, 'BEATS')})); ${picture(block)}`,
  buzzer_tempo: (block, scope) => `R.board.setTempo(${scope.num(block, 'TEMPO')})`,
  buzzer_tone: (block, scope) =>
    `R.board.tone(${scope.num(block, 'HERTZ')}); R.sleep(T, ${scope.num(block, 'SECONDS')}); ${picture(block)}; R.board.quiet()`,
  buzzer_on: (block, scope) => `R.board.tone(${scope.num(block, 'HERTZ')})`,
  buzzer_off: () => 'R.board.quiet()',

  pin_led: (block) => `R.board.led(${pick(block, 'PIN')}, ${isOn(block)})`,
  pin_output: (block) => `R.board.output(${pick(block, 'PIN')}, ${isOn(block)})`,
  pin_power: (block, scope) =>
    `R.board.power(${pick(block, 'PIN')}, ${scope.num(block, 'PERCENT')})`,
  pin_usb: (block) => `R.board.usb(${isOn(block)})`,
  servo_turn: (block, scope) =>
    `R.board.servo(${pick(block, 'PIN')}, ${scope.num(block, 'ANGLE')})`,
  pixel_set: (block, scope) =>
    `R.board.pixel(${scope.num(block, 'INDEX')}, ${pick(block, 'COLOUR')})`,
  pixel_clear: () => 'R.board.pixelsOff()',
  serial_plot: (block, scope) =>
    `R.print(${scope.text(block, 'NAME')} + ":" + txt(${scope.num(block, 'VALUE')}))`,
}
