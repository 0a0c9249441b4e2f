/** JavaScript for every block that gives a value. */
import { field, inputBlock, variableId } from '../block-json.ts'
import { BOARD_EXPRESSIONS } from '../board/board-javascript.ts'
import type { BlockJson } from '../program.ts'
import { hasCase } from '../values.ts'
import { listItem } from './list-code.ts'
import type { ExpressionRule, Scope } from './scope.ts'

const text = (value: string): string => JSON.stringify(value)

function arithmetic(operator: string): ExpressionRule {
  return (block, scope) => `(${scope.num(block, 'A')} ${operator} ${scope.num(block, 'B')})`
}

function bothNumbers(block: BlockJson, scope: Scope): boolean {
  return scope.kind(block, 'A') === 'num' && scope.kind(block, 'B') === 'num'
}

function comparison(operator: string, slow: (a: string, b: string) => string): ExpressionRule {
  return (block, scope) => {
    const a = scope.any(block, 'A')
    const b = scope.any(block, 'B')
    return bothNumbers(block, scope) ? `(${a} ${operator} ${b})` : slow(a, b)
  }
}

const sameValues = comparison('===', (a, b) => `same(${a}, ${b})`)
const WRITTEN_NUMBER = /^\d+(\.\d+)?$/

function equality(block: BlockJson, scope: Scope): string {
  for (const [one, other] of [
    ['A', 'B'],
    ['B', 'A'],
  ] as const) {
    const value = scope.any(block, other)
    if (scope.kind(block, one) === 'text' && WRITTEN_NUMBER.test(value))
      return `reads(${scope.any(block, one)}, ${value})`
  }
  return sameValues(block, scope)
}

/** A part that is written in the program and is the same in capitals needs no second look. */
function contains(block: BlockJson, scope: Scope): string {
  const [whole, part] = [scope.text(block, 'TEXT'), scope.text(block, 'PART')]
  const written = inputBlock(block, 'PART')
  if (written?.type === 'text' && !hasCase(field(written, 'TEXT')))
    return `(${whole}.indexOf(${part}) >= 0)`
  return `contains(${whole}, ${part})`
}

/** By a plain number it is written out (`m` is a local of every script): a shared helper would be slower,
 * because it sees whole and broken numbers from everywhere. */
function remainder(block: BlockJson, scope: Scope): string {
  const [a, b] = [scope.num(block, 'A'), scope.num(block, 'B')]
  return /^[1-9]\d*$/.test(b) ? `(m = ${a} % ${b}, m < 0 ? m + ${b} : m)` : `mod(${a}, ${b})`
}

const list = (block: BlockJson, scope: Scope): string => scope.names.list(variableId(block, 'LIST'))

export const EXPRESSIONS: Record<string, ExpressionRule> = {
  ...BOARD_EXPRESSIONS,

  number: (block) => String(Number(field(block, 'NUM')) || 0).replace(/^-.*/, '($&)'),

  motion_x: () => 'S.x',
  motion_y: () => 'S.y',
  motion_direction: () => 'S.direction',
  looks_size: () => 'S.size',
  looks_costume_number: (block) =>
    field(block, 'WHAT') === 'name' ? 'S.costumeName' : 'S.costumeNumber',
  looks_backdrop_number: (block) =>
    field(block, 'WHAT') === 'name' ? 'R.stage.costumeName' : 'R.stage.costumeNumber',
  sound_volume: () => 'S.volume',
  sound_tempo: () => 'R.tempo',

  sensing_touching: (block) => `R.touching(S, ${text(field(block, 'TARGET'))})`,
  sensing_touching_colour: (block) => `R.touchingColour(S, ${text(field(block, 'COLOUR'))})`,
  sensing_distance: (block) => `R.distance(S, ${text(field(block, 'TARGET'))})`,
  sensing_answer: () => 'R.answer',
  sensing_key: (block) => `R.keyDown(${text(field(block, 'KEY'))})`,
  sensing_mouse_down: () => 'R.pointer.down',
  sensing_mouse_x: () => 'R.pointer.x',
  sensing_mouse_y: () => 'R.pointer.y',
  sensing_timer: () => 'R.timer',
  sensing_of: (block) =>
    `R.propertyOf(${text(field(block, 'TARGET'))}, ${text(field(block, 'WHAT'))})`,
  sensing_date: (block) => `R.date(${text(field(block, 'WHAT'))})`,

  model_label: () => 'R.model.label',
  model_is: (block) => `(R.model.label === ${text(field(block, 'LABEL'))})`,
  model_confidence: (block) => `R.confidenceIn(${text(field(block, 'LABEL'))})`,

  op_add: arithmetic('+'),
  op_subtract: arithmetic('-'),
  op_multiply: arithmetic('*'),
  op_divide: (block, scope) => `divide(${scope.num(block, 'A')}, ${scope.num(block, 'B')})`,
  op_mod: remainder,
  op_random: (block, scope) => `R.between(${scope.num(block, 'A')}, ${scope.num(block, 'B')})`,
  op_round: (block, scope) => `round(${scope.num(block, 'A')})`,
  op_math: (block, scope) => `math(${text(field(block, 'OP'))}, ${scope.num(block, 'A')})`,
  op_less: comparison('<', (a, b) => `less(${a}, ${b})`),
  op_greater: comparison('>', (a, b) => `less(${b}, ${a})`),
  op_equal: equality,
  op_and: (block, scope) => `(${scope.truth(block, 'A')} && ${scope.truth(block, 'B')})`,
  op_or: (block, scope) => `(${scope.truth(block, 'A')} || ${scope.truth(block, 'B')})`,
  op_not: (block, scope) => `(!${scope.truth(block, 'A')})`,
  op_boolean: (block) => (field(block, 'BOOL') === 'TRUE' ? 'true' : 'false'),

  text_join: (block, scope) => `join(${scope.text(block, 'A')}, ${scope.text(block, 'B')})`,
  text_letter: (block, scope) =>
    `letterAt(${scope.text(block, 'TEXT')}, ${scope.num(block, 'INDEX')})`,
  text_length: (block, scope) => `letterCount(${scope.text(block, 'TEXT')})`,
  text_contains: contains,
  text_slice: (block, scope) =>
    `slice(${scope.text(block, 'TEXT')}, ${scope.num(block, 'FROM')}, ${scope.num(block, 'TO')})`,
  text_case: (block, scope) =>
    `${scope.text(block, 'TEXT')}.${field(block, 'CASE') === 'upper' ? 'toUpperCase' : 'toLowerCase'}()`,

  data_get: (block, scope) => scope.variable(variableId(block, 'VAR')),
  list_get: (block, scope) => `listText(${list(block, scope)})`,
  list_item: (block, scope) => listItem(block, scope),
  list_index: (block, scope) => `indexOf(${list(block, scope)}, ${scope.any(block, 'VALUE')})`,
  list_length: (block, scope) => `${list(block, scope)}.length`,
  list_contains: (block, scope) =>
    `(indexOf(${list(block, scope)}, ${scope.any(block, 'VALUE')}) > 0)`,

  function_param: (block, scope) => (scope.fn ? `p_${safe(field(block, 'PARAM'))}` : '0'),
  function_call_value: (block, scope) => scope.call(block),
}

/** Ids of parameters come from files people can edit: only letters and digits reach the code. */
export function safe(id: string): string {
  return id.replace(/[^a-zA-Z0-9]/g, (char) => `$${char.codePointAt(0)?.toString(36)}_`)
}
