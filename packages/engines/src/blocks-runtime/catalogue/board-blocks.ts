/** The blocks of boards: display, buzzer, sensors, pins, and what starts a script there. */
import type { Part } from '../../board/profiles/board-profile.ts'
import {
  type Arg,
  type BlockSpec,
  type Category,
  choice,
  number,
  type Shape,
  text,
} from './block-spec.ts'
import { DATE_OPTIONS } from './thinking-blocks.ts'

const of =
  (category: Category, part?: Part) =>
  (type: string, shape: Shape, ...args: Arg[]): BlockSpec => ({
    type,
    category,
    shape,
    args,
    on: 'board',
    ...(part ? { part } : {}),
  })

const LEVELS = ['on', 'off'] as const
export const AXES = ['x', 'y', 'z', 'strength'] as const
export const TILTS = ['left', 'right', 'forward', 'backward'] as const
const LETTERS = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']
/** Three octaves, the middle one first. */
export const NOTES = [4, 5, 3].flatMap((octave) => LETTERS.map((letter) => `${letter}${octave}`))

const display = of('display', 'matrix')
const buzzer = of('buzzer', 'buzzer')
const pins = of('pins')

/** A heart in the middle of sixteen columns. */
export const HEART = '000000000e1f3f7efc7e3f1f0e000000'

export const BOARD_BLOCKS: BlockSpec[] = [
  of('events')('board_start', 'hat'),
  of('events', 'buttons')('board_button', 'hat', choice('BUTTON', 'buttons')),
  of('events', 'inputs')('board_input', 'hat', choice('PIN', 'inputs'), choice('LEVEL', LEVELS)),

  display('display_picture', 'statement', { field: 'PICTURE', dots: HEART }),
  display('display_show', 'statement', text('TEXT', 'Hi')),
  display('display_scroll', 'statement', text('TEXT', 'Hello!')),
  display('display_dot', 'statement', choice('LEVEL', LEVELS), number('X', 0), number('Y', 0)),
  display('display_clear', 'statement'),
  display('display_brightness', 'statement', number('LEVEL', 8)),

  buzzer('buzzer_note', 'statement', choice('NOTE', NOTES), number('BEATS', 1)),
  buzzer('buzzer_rest', 'statement', number('BEATS', 1)),
  buzzer('buzzer_tempo', 'statement', number('TEMPO', 120)),
  buzzer('buzzer_tone', 'statement', number('HERTZ', 440), number('SECONDS', 0.5)),
  buzzer('buzzer_on', 'statement', number('HERTZ', 440)),
  buzzer('buzzer_off', 'statement'),

  of('sensors', 'buttons')('sensor_button', 'truth', choice('BUTTON', 'buttons')),
  of('sensors', 'light')('sensor_light', 'value'),
  of('sensors', 'temperature')('sensor_temperature', 'value'),
  of('sensors', 'acceleration')('sensor_tilted', 'truth', choice('WAY', TILTS)),
  of('sensors', 'acceleration')('sensor_shaken', 'truth'),
  of('sensors', 'acceleration')('sensor_acceleration', 'value', choice('AXIS', AXES)),
  of('sensors', 'clock')('sensor_clock', 'value', choice('WHAT', DATE_OPTIONS)),
  of('sensors')('sensor_seconds', 'value'),

  of('pins', 'leds')('pin_led', 'statement', choice('PIN', 'leds'), choice('LEVEL', LEVELS)),
  pins('pin_output', 'statement', choice('PIN', 'outputs'), choice('LEVEL', LEVELS)),
  pins('pin_power', 'statement', choice('PIN', 'outputs'), number('PERCENT', 50)),
  of('pins', 'usb')('pin_usb', 'statement', choice('LEVEL', LEVELS)),
  pins('pin_read', 'truth', choice('PIN', 'inputs')),
  of('pins', 'analogs')('pin_analog', 'value', choice('PIN', 'analogs')),
  of('pins', 'servos')('servo_turn', 'statement', choice('PIN', 'servos'), number('ANGLE', 90)),
  of('pins', 'pixels')('pixel_set', 'statement', number('INDEX', 1), {
    field: 'COLOUR',
    colour: '#e11d48',
  }),
  of('pins', 'pixels')('pixel_clear', 'statement'),

  of('text')('serial_plot', 'statement', text('NAME', 'light'), number('VALUE', 0)),
]
