/** Short words for the blocks that programs of the benches are made of. */
import { block, stack } from '../../packages/engines/src/blocks-runtime/catalogue/build-blocks.ts'
import type { BlockJson } from '../../packages/engines/src/blocks-runtime/program.ts'

export type Value = string | number | BlockJson

export const flag = (...blocks: BlockJson[]): BlockJson => stack([block('event_flag'), ...blocks])!
export const print = (value: Value): BlockJson => block('text_print', { TEXT: value })
export const get = (id: string): BlockJson => block('data_get', { VAR: id })
export const set = (id: string, value: Value): BlockJson =>
  block('data_set', { VAR: id, VALUE: value })
export const change = (id: string, by: number | BlockJson): BlockJson =>
  block('data_change', { VAR: id, BY: by })
export const op = (type: string, a: Value, b: Value): BlockJson =>
  block(`op_${type}`, { A: a, B: b })
export const repeat = (times: Value, ...blocks: BlockJson[]): BlockJson =>
  block('control_repeat', { TIMES: times, DO: blocks })
export const when = (condition: BlockJson, ...blocks: BlockJson[]): BlockJson =>
  block('control_if', { IF: condition, DO: blocks })
export const item = (index: Value): BlockJson => block('list_item', { LIST: 'l', INDEX: index })
export const put = (index: Value, value: Value): BlockJson =>
  block('list_replace', { LIST: 'l', INDEX: index, VALUE: value })
