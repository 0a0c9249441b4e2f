/**
 * Programs for boards, one for every seed: the kind a class writes, with the values that go wrong somewhere. The same
 * seed is the same program on every board, but for the names of its pins.
 */
import type { BoardProfile } from '../../board/profiles/board-profile.ts'
import { boardProgram } from '../board/board-program.ts'
import {
  block,
  call,
  callValue,
  define,
  param,
  signature,
  stack,
  workspace,
} from '../catalogue/build-blocks.ts'
import type { BlockJson, StageProgram } from '../program.ts'
import { type Random, seededRandom } from '../random.ts'
import { variables } from './run-program.ts'

const NUMBERS = [0, 1, 2, 3, 5, 7, 10, 12, 100, -1, -2, -7, 0.5, 2.5, -2.5, 0.1, 0.2, 1.005]
const RARE_NUMBERS = [1e-7, 1.5e-9, 123456.789, 1e6, 99999999999, 1e15, 1e21, 0.000001, -0.00001234]
const TEXTS = [
  '',
  'mango',
  'Mango',
  'a',
  ' ',
  '12',
  '007',
  '-3.5',
  ' 8 ',
  '1e3',
  '.5',
  '5.',
  '1e',
  '+',
  'true',
]
const MORE_TEXTS = [
  'สวัสดี',
  '๑๒',
  '٤٢',
  'é',
  'กำ',
  '0',
  'false',
  'x,y,z',
  'a b c',
  'Infinity',
  '--1',
  'NO',
]
const MATH = [
  'abs',
  'floor',
  'ceiling',
  'sqrt',
  'sin',
  'cos',
  'tan',
  'asin',
  'acos',
  'atan',
  'ln',
  'log',
  'exp',
]
const NOTES = ['C4', 'F#4', 'A4', 'B5']
const number = (NUM: number): BlockJson => ({ type: 'number', fields: { NUM } })
const text = (TEXT: string): BlockJson => ({ type: 'text', fields: { TEXT } })
const get = (VAR: string): BlockJson => block('data_get', { VAR })
const print = (TEXT: BlockJson): BlockJson => block('text_print', { TEXT })
const wait = (SECONDS: number): BlockJson => block('control_wait', { SECONDS })
const pure = signature('half_of', 'p', 'q')
const speaks = signature('tell', 'p')

class Writer {
  readonly random: Random
  readonly board: BoardProfile
  /** Several scripts must not meet in one moment: those do what takes no time, and wait in whole seconds. */
  readonly isAlone: boolean
  #loops = 0

  constructor(random: Random, board: BoardProfile, isAlone: boolean) {
    this.random = random
    this.board = board
    this.isAlone = isAlone
  }

  pick<T>(from: readonly T[]): T {
    return from[Math.floor(this.random() * from.length)]!
  }

  chance(part: number): boolean {
    return this.random() < part
  }

  num(depth: number): BlockJson {
    if (depth <= 0 || this.chance(0.25)) {
      if (this.chance(0.1)) return number(this.pick(RARE_NUMBERS))
      return this.chance(0.5) ? number(this.pick(NUMBERS)) : get(this.pick(['n', 'm']))
    }
    const [A, B] = [this.any(depth - 1), this.any(depth - 1)]
    return this.pick([
      () => block('op_add', { A, B }),
      () => block('op_subtract', { A, B }),
      () => block('op_multiply', { A, B: number(this.pick(NUMBERS)) }),
      () => block('op_divide', { A, B }),
      () => block('op_mod', { A, B }),
      () => block('op_round', { A }),
      () => block('op_math', { OP: this.pick(MATH), A }),
      () => block('text_length', { TEXT: this.text(depth - 1) }),
      () => block('list_length', { LIST: 'list' }),
      () => block('list_index', { VALUE: A, LIST: 'list' }),
      () => block('op_random', { A: number(4), B: number(4) }),
      () => callValue(pure, A, B),
    ])()
  }

  text(depth: number): BlockJson {
    if (depth <= 0 || this.chance(0.3)) {
      return this.chance(0.7) ? text(this.pick([...TEXTS, ...MORE_TEXTS])) : get('t')
    }
    const TEXT = this.any(depth - 1)
    return this.pick([
      () => block('text_join', { A: this.any(depth - 1), B: TEXT }),
      () => block('text_letter', { INDEX: this.num(depth - 1), TEXT }),
      () => block('text_slice', { FROM: this.num(0), TO: this.num(depth - 1), TEXT }),
      () =>
        block('text_case', { CASE: this.pick(['upper', 'lower']), TEXT: text(this.pick(TEXTS)) }),
      () => block('list_get', { LIST: 'list' }),
    ])()
  }

  truth(depth: number): BlockJson {
    const [A, B] = [this.any(depth - 1), this.any(depth - 1)]
    const deep = [
      () => block('op_and', { A: this.truth(depth - 1), B: this.truth(depth - 1) }),
      () => block('op_or', { A: this.truth(depth - 1), B: this.truth(depth - 1) }),
      () => block('op_not', { A: this.truth(depth - 1) }),
    ]
    return this.pick([
      () => block('op_equal', { A, B }),
      () => block('op_less', { A, B }),
      () => block('op_greater', { A, B }),
      () => block('op_boolean', { BOOL: this.pick(['TRUE', 'FALSE']) }),
      () => block('text_contains', { TEXT: this.text(depth - 1), PART: text(this.pick(TEXTS)) }),
      () => block('list_contains', { LIST: 'list', VALUE: A }),
      ...(depth > 0 ? deep : []),
    ])()
  }

  any(depth: number): BlockJson {
    return this.pick([
      () => this.num(depth),
      () => this.num(depth),
      () => this.text(depth),
      () => (depth > 0 ? this.truth(depth) : this.num(depth)),
      () => block('list_item', { INDEX: number(this.pick([0, 1, 2, 2.5, -1, 9])), LIST: 'list' }),
    ])()
  }

  /** Something the board shows. */
  #act(): BlockJson[] {
    const { leds, outputs, servos } = this.board
    const LEVEL = this.pick(['on', 'off'])
    const PIN = outputs[this.pick([0, 1])]!.name
    const few = (): BlockJson => block('op_mod', { A: this.num(1), B: number(9) })
    return this.pick([
      () => [block('pin_led', { PIN: leds[0]!.name, LEVEL })],
      () => [block('pin_output', { PIN, LEVEL })],
      () => [block('pin_power', { PIN, PERCENT: number(this.pick([0, 30, 50, 100, 140, -5])) })],
      () => [
        block('servo_turn', {
          PIN: servos[this.pick([0, 1])]!.name,
          ANGLE: this.pick([0, 45, 90, 200, -9]),
        }),
      ],
      () => [block('display_dot', { LEVEL, X: few(), Y: few() })],
      () => [block('display_show', { TEXT: this.any(1) })],
      () => [block('display_picture')],
      () => [block('display_clear')],
      () => [
        block('buzzer_on', { HERTZ: this.pick([5, 440, 262.6, 20_000]) }),
        block('buzzer_off'),
      ],
      () => [block('serial_plot', { NAME: this.text(0), VALUE: this.num(1) })],
      () => (this.isAlone ? [block('display_scroll', { TEXT: this.any(1) })] : []),
      () => (this.isAlone ? [block('buzzer_note', { NOTE: this.pick(NOTES), BEATS: 0.5 })] : []),
      () => (this.isAlone ? [block('buzzer_tempo', { TEMPO: this.pick([60, 240, 9999]) })] : []),
      () => [wait(this.isAlone ? this.pick([0.1, 0.25, 1]) : 1)],
    ])()
  }

  #change(): BlockJson {
    const value = this.any(2)
    const INDEX = number(this.pick([1, 2, 3, 2.7, 0, -1, 8]))
    return this.pick([
      () => block('data_set', { VAR: 't', VALUE: value }),
      () => block('data_set', { VAR: 'n', VALUE: this.num(1) }),
      () =>
        block('data_change', { VAR: this.pick(['n', 'm', 't']), BY: number(this.pick(NUMBERS)) }),
      () => block('list_add', { VALUE: value, LIST: 'list' }),
      () => block('list_insert', { VALUE: value, INDEX, LIST: 'list' }),
      () => block('list_replace', { INDEX, LIST: 'list', VALUE: value }),
      () => block('list_delete', { INDEX, LIST: 'list' }),
      () =>
        block('list_split', {
          LIST: 'list',
          TEXT: text(this.pick(MORE_TEXTS)),
          BY: this.pick([',', ' ', '']),
        }),
    ])()
  }

  #compound(depth: number): BlockJson {
    this.#loops += 1
    const DO = this.lines(depth - 1, 2)
    return this.pick([
      () => block('control_if', { IF: this.truth(2), DO }),
      () => block('control_if_else', { IF: this.truth(2), DO, ELSE: this.lines(depth - 1, 2) }),
      () => block('control_repeat', { TIMES: this.pick([2, 3, 1.5, 0, -1]), DO }),
      () =>
        block('control_for', {
          VAR: this.pick(['m', 't']),
          FROM: this.pick([1, 3, 0.5]),
          TO: this.pick([1, 3, -1]),
          BY: this.pick([1, 0.5, 0, -2]),
          DO,
        }),
    ])()
  }

  lines(depth: number, most: number): BlockJson[] {
    const count = 1 + Math.floor(this.random() * most)
    return Array.from({ length: count }).flatMap(() => {
      const kind = this.random()
      if (kind < 0.35) return [print(this.any(3))]
      if (kind < 0.6) return [this.#change()]
      if (kind < 0.8) return this.#act()
      if (kind < 0.88) return [call(speaks, this.any(1))]
      return depth > 0 && this.#loops < 6 ? [this.#compound(depth)] : [print(this.num(2))]
    })
  }

  /** Ends by itself after some turns, or never. */
  forever(): BlockJson {
    const isFull = block('op_greater', { A: block('list_length', { LIST: 'turns' }), B: number(3) })
    const stop = block('control_stop', { WHAT: this.pick(['all', 'this']) })
    const ends = this.chance(0.6) ? [block('control_if', { IF: isFull, DO: [stop] })] : []
    const turn = block('list_add', { VALUE: text('x'), LIST: 'turns' })
    return block('control_forever', {
      DO: [...this.lines(1, 3), turn, ...ends, print(get('n')), wait(0.5)],
    })
  }

  script(index: number, isLast: boolean): BlockJson {
    const begin = [block('board_start'), ...(this.isAlone ? [] : [wait(0.2 + index * 0.3)])]
    const body = this.isAlone
      ? this.lines(2, 6)
      : [...this.lines(0, 4), wait(1), ...this.lines(0, 3)]
    const stop = block('control_stop', { WHAT: this.pick(['others', 'all', 'this']) })
    const end = this.isAlone
      ? this.chance(0.5)
        ? [this.forever()]
        : []
      : isLast && this.chance(0.5)
        ? [stop]
        : []
    return stack([...begin, ...body, ...end])!
  }
}

const half = block('op_divide', {
  A: block('op_add', { A: param('p'), B: param('q') }),
  B: number(2),
})
const isText = block('op_equal', { A: param('p'), B: text('mango') })
const FUNCTIONS = [
  define(
    pure,
    block('control_if', { IF: isText, DO: [block('function_return', { VALUE: param('q') })] }),
    block('function_return', { VALUE: half }),
  ),
  define(speaks, print(block('text_join', { A: text('> '), B: param('p') }))),
]

export function generatedBoard(seed: number, board: BoardProfile): StageProgram {
  const random = seededRandom(seed * 7919 + 1)
  const count = random() < 0.75 ? 1 : 2 + Math.floor(random() * 2)
  const writer = new Writer(random, board, count === 1)
  const scripts = Array.from({ length: count }, (_, index) =>
    writer.script(index, index === count - 1),
  )
  const names = variables('n', 'm', 't', 'list:list', 'list:turns')
  return boardProgram(board, workspace([...FUNCTIONS, ...scripts], names))
}
