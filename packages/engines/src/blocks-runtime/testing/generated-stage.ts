/**
 * Programs as learners could write them, with values of every kind in every place: the same seed writes the same one.
 * Every loop ends, so that two ways of running one can be compared to its end.
 */
import {
  block,
  call,
  callValue,
  define,
  param,
  signature,
  stack,
} from '../catalogue/build-blocks.ts'
import type { BlockJson, FunctionSignature, StageProgram, VariableJson } from '../program.ts'
import { type Random, seededRandom } from '../random.ts'
import { actor, program } from './run-program.ts'

const SHARED: VariableJson[] = [
  { id: 'a', name: 'Score' },
  { id: 'b', name: 'my word', value: 'hello' },
  { id: 'n', name: 'คะแนน', value: '12' },
  { id: 'l', name: 'Fruits', type: 'list', value: ['mango', '3', 'Kiwi'] },
  { id: 'go', name: 'go', type: 'message' },
  { id: 'done', name: 'done', type: 'message' },
]
const OWN: VariableJson[] = [
  { id: 'mine', name: 'mine', type: 'own' },
  { id: 'bag', name: 'bag', type: 'own-list' },
  // Gone through by loops, and nothing is put in meanwhile: that would go on for ever.
  { id: 'row', name: 'row', type: 'own-list' },
]
const WORDS = [
  'mango',
  '0',
  '',
  'false',
  '5',
  ' 7 ',
  'Cat',
  'cat',
  '-2.5',
  'สวัสดี',
  '๑๒',
  "it's",
  '"',
  '{x}',
  '1e3',
]
const NUMBERS = [0, 1, 2, 3, -1, 10, 0.5, -2.5, 90, 100, 33.3, 1e6]
const MATHS = [
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
  'log',
  'ln',
]
const STEP: FunctionSignature = { ...signature('step', 'far'), name: 'a step' }
const DOUBLE: FunctionSignature = { ...signature('double', 'v'), name: 'Double' }
const QUICK: FunctionSignature = { ...signature('quick', 'v'), warp: true }

class Writer {
  readonly #random: Random
  #loops = 0
  #fn: FunctionSignature | null = null
  #canClone = true

  constructor(seed: number) {
    this.#random = seededRandom(seed * 7919 + 13)
  }

  get loops(): number {
    return this.#loops
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit)
  }

  #pick<Entry>(entries: readonly Entry[]): Entry {
    return entries[this.#below(entries.length)]!
  }

  #variable(): string {
    return this.#pick(['a', 'b', 'n', 'mine'])
  }

  #list(): string {
    return this.#pick(['l', 'l', 'bag'])
  }

  #typed(type: string, name: string, value: string | number): BlockJson {
    return { type, fields: { [name]: value } }
  }

  /** Any value, as a block. */
  #value(depth: number): BlockJson {
    if (depth <= 0 || this.#below(4) === 0) return this.#leaf()
    const inner = (): BlockJson => this.#value(depth - 1)
    return this.#pick([
      () => this.#number(depth),
      () => this.#number(depth),
      () => this.#truth(depth),
      () => block('text_join', { A: inner(), B: inner() }),
      () => block('text_join', { A: this.#pick(WORDS), B: inner() }),
      () => block('text_join', { A: inner(), B: block('text_join', { A: ' and ', B: inner() }) }),
      () => block('text_letter', { INDEX: inner(), TEXT: inner() }),
      () => block('text_slice', { FROM: inner(), TO: inner(), TEXT: inner() }),
      () => block('text_case', { CASE: this.#pick(['upper', 'lower']), TEXT: inner() }),
      () => block('list_item', { LIST: this.#list(), INDEX: inner() }),
      () => block('list_get', { LIST: this.#list() }),
      () => callValue(DOUBLE, inner()),
    ])()
  }

  #leaf(): BlockJson {
    return this.#pick([
      () => this.#typed('text', 'TEXT', this.#pick(WORDS)),
      () => this.#typed('number', 'NUM', this.#pick(NUMBERS)),
      () => block('data_get', { VAR: this.#variable() }),
      () => block('data_get', { VAR: this.#variable() }),
      () => (this.#fn ? param(this.#fn.params[0]!.id) : block('motion_x')),
      () => block(this.#pick(['motion_x', 'motion_y', 'motion_direction', 'looks_size'])),
      () => block('looks_costume_number', { WHAT: this.#pick(['number', 'name']) }),
      () => block('sensing_timer'),
    ])()
  }

  #number(depth: number): BlockJson {
    const inner = (): BlockJson => this.#value(depth - 1)
    return this.#pick([
      () => block(this.#pick(['op_add', 'op_subtract', 'op_multiply']), { A: inner(), B: inner() }),
      () => block(this.#pick(['op_divide', 'op_mod']), { A: inner(), B: inner() }),
      () =>
        block(this.#pick(['op_add', 'op_divide', 'op_mod']), {
          A: this.#pick(NUMBERS),
          B: inner(),
        }),
      () => block('op_round', { A: inner() }),
      () => block('op_math', { OP: this.#pick(MATHS), A: inner() }),
      () => block('op_random', { A: this.#pick(NUMBERS), B: this.#pick(NUMBERS) }),
      () => block('text_length', { TEXT: inner() }),
      () => block('list_length', { LIST: this.#list() }),
      () => block('list_index', { LIST: this.#list(), VALUE: inner() }),
      () => block('sensing_distance', { TARGET: 'dog' }),
      () => block('sensing_of', { WHAT: this.#pick(['x', 'direction', 'size']), TARGET: 'dog' }),
    ])()
  }

  #truth(depth: number): BlockJson {
    const inner = (): BlockJson => this.#value(depth - 1)
    const truth = (): BlockJson => (depth > 1 ? this.#truth(depth - 1) : block('op_boolean'))
    return this.#pick([
      () => block(this.#pick(['op_greater', 'op_less', 'op_equal']), { A: inner(), B: inner() }),
      () =>
        block(this.#pick(['op_greater', 'op_less', 'op_equal']), {
          A: inner(),
          B: this.#pick(WORDS),
        }),
      () => block(this.#pick(['op_and', 'op_or']), { A: truth(), B: truth() }),
      () => block('op_not', { A: truth() }),
      () => block('op_boolean', { BOOL: this.#pick(['TRUE', 'FALSE']) }),
      () => block('text_contains', { TEXT: inner(), PART: inner() }),
      () => block('list_contains', { LIST: this.#list(), VALUE: inner() }),
      () => block('sensing_touching', { TARGET: this.#pick(['_edge_', 'dog', '_mouse_']) }),
    ])()
  }

  #body(depth: number, isCalm = false): BlockJson[] {
    const length = 1 + this.#below(3)
    return Array.from({ length }, () => this.#statement(depth, isCalm)).flat()
  }

  /** Ends for sure: it counts with a variable of its own. */
  #guarded(depth: number, isCalm: boolean): BlockJson[] {
    const guard = `k${this.#loops++}`
    const turn = block('data_change', { VAR: guard, BY: 1 })
    const ends = block('op_greater', {
      A: block('data_get', { VAR: guard }),
      B: this.#pick([1, 2, 4]),
    })
    const start = block('data_set', { VAR: guard, VALUE: 0 })
    const inside = [turn, ...this.#body(depth - 1, isCalm)]
    const until = { IF: ends, DO: inside }
    if (this.#below(3) === 0)
      return [start, block('control_while', { ...until, IF: block('op_not', { A: ends }) })]
    return [start, block('control_repeat_until', until)]
  }

  #loop(depth: number, isCalm: boolean): BlockJson[] {
    const inside = (): BlockJson[] => this.#body(depth - 1, isCalm)
    return this.#pick([
      () => [block('control_repeat', { TIMES: this.#pick([0, 1, 2, 3, 2.5]), DO: inside() })],
      () => [
        block('control_repeat', {
          TIMES: block('op_mod', { A: this.#value(2), B: 4 }),
          DO: inside(),
        }),
      ],
      () => this.#guarded(depth, isCalm),
      () => [
        block('control_for', {
          VAR: this.#variable(),
          FROM: this.#pick([1, 3, -1]),
          TO: this.#pick([1, 2, 4]),
          BY: this.#pick([1, 2, 0.5, -1, 0]),
          DO: inside(),
        }),
      ],
      () => [
        block('list_split', {
          LIST: 'row',
          TEXT: this.#pick(['a b c', '1,2', '']),
          BY: this.#pick([' ', ',', '']),
        }),
        block('control_for_each', { VAR: this.#variable(), LIST: 'row', DO: inside() }),
      ],
    ])()
  }

  #calm(): BlockJson {
    const value = (): BlockJson => this.#value(3)
    return this.#pick([
      () => block('data_set', { VAR: this.#variable(), VALUE: value() }),
      () => block('data_set', { VAR: this.#variable(), VALUE: this.#pick(WORDS) }),
      () => block('data_change', { VAR: this.#variable(), BY: value() }),
      () => block('text_print', { TEXT: value() }),
      () => block('text_print', { TEXT: value() }),
      () => block('list_add', { LIST: this.#list(), VALUE: value() }),
      () => block('list_replace', { LIST: this.#list(), INDEX: value(), VALUE: value() }),
      () => block('list_insert', { LIST: this.#list(), INDEX: value(), VALUE: value() }),
      () => block('list_delete', { LIST: this.#list(), INDEX: value() }),
      () => block('list_clear', { LIST: 'l' }),
      () => call(QUICK, value()),
    ])()
  }

  #seen(): BlockJson {
    const value = (): BlockJson => this.#value(2)
    const small = (): number | BlockJson => (this.#below(3) === 0 ? value() : this.#pick(NUMBERS))
    return this.#pick([
      () => block('motion_move', { STEPS: small() }),
      () => block(this.#pick(['motion_turn_right', 'motion_turn_left']), { DEGREES: small() }),
      () => block('motion_go_to_xy', { X: small(), Y: small() }),
      () => block('motion_go_to', { TARGET: 'dog' }),
      () => block('motion_point_towards', { TARGET: this.#pick(['dog', '_mouse_']) }),
      () => block('motion_point', { DIRECTION: small() }),
      () => block(this.#pick(['motion_change_x', 'motion_change_y']), { BY: small() }),
      () => block('motion_set_x', { X: small() }),
      () => block('motion_bounce'),
      () => block('motion_rotation_style', { STYLE: this.#pick(['all', 'left-right', 'none']) }),
      () => block(this.#pick(['looks_say', 'looks_think']), { TEXT: value() }),
      () => block('looks_say_for', { TEXT: value(), SECONDS: 0.05 }),
      () => block(this.#pick(['looks_show', 'looks_hide', 'looks_show'])),
      () => block('looks_change_size', { BY: small() }),
      () => block('looks_set_size', { SIZE: small() }),
      () => block('looks_next_costume'),
      () => block('looks_costume', { COSTUME: this.#pick(['one', 'two']) }),
      () =>
        block('looks_set_effect', {
          EFFECT: this.#pick(['colour', 'ghost', 'whirl']),
          VALUE: small(),
        }),
      () => block('looks_change_effect', { EFFECT: 'ghost', BY: small() }),
      () => block('looks_front', { WHERE: this.#pick(['front', 'back']) }),
      () => block('looks_layers', { WHERE: this.#pick(['forward', 'backward']), LAYERS: small() }),
      () => block(this.#pick(['pen_down', 'pen_up', 'pen_stamp'])),
      () => block('pen_set_size', { SIZE: small() }),
      () => block('pen_change_size', { BY: small() }),
      () => block('sound_play', { SOUND: 'pop' }),
      () => block('sound_change_volume', { BY: small() }),
      () => call(STEP, value()),
    ])()
  }

  #waits(): BlockJson {
    return this.#pick([
      () => block('control_wait', { SECONDS: this.#pick([0, 0.02, 0.1]) }),
      () =>
        block('control_wait_until', {
          IF: block('op_greater', { A: block('sensing_timer'), B: 0.1 }),
        }),
      () => block('motion_glide_xy', { SECONDS: 0.05, X: this.#pick(NUMBERS), Y: 0 }),
      () => block('event_broadcast', { MESSAGE: 'done' }),
      () => block('event_broadcast_wait', { MESSAGE: 'done' }),
      () => block('sensing_reset_timer'),
    ])()
  }

  #statement(depth: number, isCalm: boolean): BlockJson[] {
    const chance = this.#below(100)
    if (depth > 0 && chance < 22) return this.#loop(depth, isCalm)
    if (depth > 0 && chance < 32)
      return [block('control_if', { IF: this.#truth(2), DO: this.#body(depth - 1, isCalm) })]
    if (depth > 0 && chance < 42)
      return [
        block('control_if_else', {
          IF: this.#below(4) === 0 ? this.#value(2) : this.#truth(2),
          DO: this.#body(depth - 1, isCalm),
          ELSE: this.#body(depth - 1, isCalm),
        }),
      ]
    if (isCalm || chance < 68) return [this.#calm()]
    if (chance < 90) return [this.#seen()]
    if (chance < 97 || this.#fn) return [this.#waits()]
    if (chance < 98 && this.#canClone) return [block('control_clone', { TARGET: '_myself_' })]
    return [block('control_stop', { WHAT: this.#pick(['this', 'others']) })]
  }

  #inFunction(fn: FunctionSignature, write: () => BlockJson[]): BlockJson {
    const before = this.#fn
    this.#fn = fn
    const made = define(fn, ...write())
    this.#fn = before
    return made
  }

  #functions(): BlockJson[] {
    // None of them calls another one: a program that calls itself for ever would say nothing.
    const step = this.#inFunction(STEP, () => [
      block('motion_move', { STEPS: param('far') }),
      ...(this.#below(2) === 0 ? [block('control_wait', { SECONDS: 0.02 })] : []),
      block('text_print', { TEXT: param('far') }),
      ...(this.#below(3) === 0 ? [block('control_stop', { WHAT: 'this' })] : []),
    ])
    const double = this.#inFunction(DOUBLE, () => [
      ...(this.#below(4) === 0
        ? []
        : [block('function_return', { VALUE: block('op_multiply', { A: param('v'), B: 2 }) })]),
    ])
    const quick = this.#inFunction(QUICK, () => [
      block('control_repeat', {
        TIMES: 3,
        DO: [
          block('motion_change_x', { BY: 1 }),
          block('data_change', { VAR: 'a', BY: param('v') }),
        ],
      }),
    ])
    return [step, double, quick]
  }

  scripts(): BlockJson[] {
    const main = [block('event_flag'), ...this.#body(3), ...this.#body(3), ...this.#body(2)]
    this.#canClone = false
    const hats = [
      [block('event_message', { MESSAGE: 'done' }), ...this.#body(2, true)],
      [block('control_clone_start'), ...this.#body(2), block('control_delete_clone')],
      [block('event_flag'), ...this.#forever()],
    ]
    const others = hats.filter(() => this.#below(2) === 0)
    this.#canClone = true
    return [...this.#functions(), ...[main, ...others].map((blocks) => stack(blocks)!)]
  }

  #forever(): BlockJson[] {
    const guard = `k${this.#loops++}`
    const ends = block('op_greater', { A: block('data_get', { VAR: guard }), B: 5 })
    return [
      block('control_forever', {
        DO: [
          block('data_change', { VAR: guard, BY: 1 }),
          ...this.#body(1, this.#below(2) === 0),
          block('control_if', { IF: ends, DO: [block('control_stop', { WHAT: 'this' })] }),
        ],
      }),
    ]
  }
}

/** Two sprites with scripts, functions, clones, lists and messages. */
export function generatedStage(seed: number): StageProgram {
  const writer = new Writer(seed)
  const [cat, dog] = [writer.scripts(), seed % 3 === 0 ? writer.scripts() : []]
  const guards = Array.from({ length: writer.loops }, (_, at) => ({ id: `k${at}`, name: `k${at}` }))
  const own = (prefix: string): VariableJson[] =>
    OWN.map((entry) => ({ ...entry, name: `${prefix} ${entry.name}` }))
  return program(actor('Cat', cat, [...SHARED, ...guards, ...own('cat')]), {
    ...actor('dog', dog, own('dog')),
    x: 60,
    y: -30,
  })
}
