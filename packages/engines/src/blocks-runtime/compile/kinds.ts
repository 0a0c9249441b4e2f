/**
 * Which variables, parameters and results are always numbers. Found once for the whole program, so that
 * the JavaScript needs no conversions in its hot loops and the Python reads like Python.
 */
import { everyBlock, field, inputBlock, signatureOf, topBlocks, variableId } from '../block-json.ts'
import type { BlockJson, StageProgram } from '../program.ts'
import { literal } from '../values.ts'

export type Kind = 'num' | 'text' | 'bool' | 'any'

const NUMBER_BLOCKS = new Set([
  'number',
  'motion_x',
  'motion_y',
  'motion_direction',
  'looks_size',
  'sound_volume',
  'sound_tempo',
  'sensing_distance',
  'sensing_mouse_x',
  'sensing_mouse_y',
  'sensing_timer',
  'sensing_date',
  'model_confidence',
  'op_add',
  'op_subtract',
  'op_multiply',
  'op_divide',
  'op_random',
  'op_mod',
  'op_round',
  'op_math',
  'text_length',
  'list_length',
  'list_index',
  'sensor_light',
  'sensor_temperature',
  'sensor_acceleration',
  'sensor_clock',
  'sensor_seconds',
  'pin_analog',
])
const TEXT_BLOCKS = new Set([
  'model_label',
  'text_join',
  'text_letter',
  'text_slice',
  'text_case',
  'list_get',
])
const TRUTH_BLOCKS = new Set([
  'sensing_touching',
  'sensing_touching_colour',
  'sensing_key',
  'sensing_mouse_down',
  'model_is',
  'op_greater',
  'op_less',
  'op_equal',
  'op_and',
  'op_or',
  'op_not',
  'op_boolean',
  'text_contains',
  'list_contains',
  'sensor_button',
  'sensor_tilted',
  'sensor_shaken',
  'pin_read',
])

export type Kinds = Map<string, Kind>

/** Keys: a variable's id, `param:function:parameter`, `result:function`. */
export const paramKey = (fn: string, param: string): string => `param:${fn}:${param}`
export const resultKey = (fn: string): string => `result:${fn}`

export function kindOf(block: BlockJson | undefined, kinds: Kinds, fn: string): Kind {
  if (!block) return 'num'
  if (NUMBER_BLOCKS.has(block.type)) return 'num'
  if (TEXT_BLOCKS.has(block.type)) return 'text'
  if (TRUTH_BLOCKS.has(block.type)) return 'bool'
  switch (block.type) {
    case 'text':
      return typeof literal(field(block, 'TEXT')) === 'number' ? 'num' : 'text'
    case 'data_get':
      return kinds.get(variableId(block, 'VAR')) ?? 'num'
    case 'function_param':
      return kinds.get(paramKey(fn, field(block, 'PARAM'))) ?? 'num'
    case 'function_call_value':
      return kinds.get(resultKey(signatureOf(block).id)) ?? 'num'
    case 'looks_costume_number':
    case 'looks_backdrop_number':
      return field(block, 'WHAT') === 'name' ? 'text' : 'num'
    default:
      return 'any'
  }
}

/** Starts from "everything is a number" and takes back what an assignment contradicts, until nothing moves. */
export function inferKinds(program: StageProgram): Kinds {
  const kinds: Kinds = new Map()
  const spoil = (key: string, kind: Kind): boolean => {
    if (kind === 'num' || kinds.get(key) === 'any') return false
    kinds.set(key, 'any')
    return true
  }
  for (let moved = true; moved; ) {
    moved = false
    for (const actor of program.actors) {
      for (const top of topBlocks(actor.workspace)) {
        const fn = top.type === 'function_define' ? signatureOf(top).id : ''
        for (const block of everyBlock(top)) moved = visit(block, fn, kinds, spoil) || moved
      }
    }
  }
  return kinds
}

type Spoil = (key: string, kind: Kind) => boolean

function visit(block: BlockJson, fn: string, kinds: Kinds, spoil: Spoil): boolean {
  switch (block.type) {
    case 'data_set':
      return spoil(variableId(block, 'VAR'), kindOf(inputBlock(block, 'VALUE'), kinds, fn))
    case 'control_for_each':
      return spoil(variableId(block, 'VAR'), 'any')
    case 'function_return':
      return spoil(resultKey(fn), kindOf(inputBlock(block, 'VALUE'), kinds, fn))
    case 'function_call':
    case 'function_call_value':
      return visitCall(block, fn, kinds, spoil)
    default:
      return false
  }
}

function visitCall(block: BlockJson, fn: string, kinds: Kinds, spoil: Spoil): boolean {
  const { id, params } = signatureOf(block)
  let moved = false
  for (const param of params) {
    const given = kindOf(inputBlock(block, `ARG_${param.id}`), kinds, fn)
    moved = spoil(paramKey(id, param.id), given) || moved
  }
  return moved
}
