/** Short words for the blocks that the programs of tests and benches are made of. */
import { block, signature, stack } from '../../catalogue/build-blocks.ts'
import type { BlockJson, VariableJson } from '../../program.ts'
import { variables } from '../run-program.ts'

export interface TwinProgram {
  scripts: Record<string, BlockJson[]>
  variables: VariableJson[]
}

export type Value = string | number | BlockJson

export const flag = (...blocks: BlockJson[]): BlockJson => stack([block('event_flag'), ...blocks])!
export const on = (
  type: string,
  given: Record<string, string | number>,
  ...blocks: BlockJson[]
): BlockJson => stack([block(type, given), ...blocks])!
export const print = (value: Value): BlockJson => block('text_print', { TEXT: value })
export const get = (id: string): BlockJson => block('data_get', { VAR: id })
export const set = (id: string, value: Value): BlockJson =>
  block('data_set', { VAR: id, VALUE: value })
export const change = (id: string, by: number | BlockJson): BlockJson =>
  block('data_change', { VAR: id, BY: by })
export const op = (type: string, a: Value, b: Value): BlockJson =>
  block(`op_${type}`, { A: a, B: b })
export const math = (name: string, value: Value): BlockJson =>
  block('op_math', { OP: name, A: value })
export const repeat = (times: Value, ...blocks: BlockJson[]): BlockJson =>
  block('control_repeat', { TIMES: times, DO: blocks })
export const until = (condition: BlockJson, ...blocks: BlockJson[]): BlockJson =>
  block('control_repeat_until', { IF: condition, DO: blocks })
export const count = (
  from: number | BlockJson,
  to: number | BlockJson,
  by: number,
  ...blocks: BlockJson[]
): BlockJson => block('control_for', { VAR: 'i', FROM: from, TO: to, BY: by, DO: blocks })
export const when = (condition: BlockJson, ...blocks: BlockJson[]): BlockJson =>
  block('control_if', { IF: condition, DO: blocks })
export const either = (condition: BlockJson, yes: BlockJson[], no: BlockJson[]): BlockJson =>
  block('control_if_else', { IF: condition, DO: yes, ELSE: no })
export const wait = (seconds: number): BlockJson => block('control_wait', { SECONDS: seconds })
export const add = (value: Value): BlockJson => block('list_add', { LIST: 'l', VALUE: value })
export const item = (index: Value): BlockJson => block('list_item', { LIST: 'l', INDEX: index })
export const put = (index: Value, value: Value): BlockJson =>
  block('list_replace', { LIST: 'l', INDEX: index, VALUE: value })
export const size = block('list_length', { LIST: 'l' })
export const splitting = (text: string, by: string): BlockJson =>
  block('list_split', { LIST: 'l', TEXT: text, BY: by })
export const move = (steps: number): BlockJson => block('motion_move', { STEPS: steps })
export const point = (direction: number): BlockJson =>
  block('motion_point', { DIRECTION: direction })
export const where = [
  print(block('motion_x')),
  print(block('motion_y')),
  print(block('motion_direction')),
]
export const yes = block('op_boolean', { BOOL: 'TRUE' })
export const returned = (value: Value): BlockJson => block('function_return', { VALUE: value })

export const names = variables(
  'x',
  'y',
  'i',
  'n',
  'list:l',
  'own:mine',
  'message:go',
  'message:done',
)
export const one = (...scripts: BlockJson[]): TwinProgram => ({
  scripts: { cat: scripts },
  variables: names,
})
export const two = (cat: BlockJson[], dog: BlockJson[]): TwinProgram => ({
  scripts: { cat, dog },
  variables: names,
})

export const fact = signature('fact', 'n')
export const jump = signature('jump', 'height')
export const total = signature('total', 'a', 'b')
export const isEven = signature('is even', 'n')
