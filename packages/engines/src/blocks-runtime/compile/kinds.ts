/**
 * Which variables, parameters and results are always numbers. Found once for the whole program, so that
 * the JavaScript needs no conversions in its hot loops and the Python reads like Python.
 */
import { everyBlock, field, inputBlock, signatureOf, topBlocks, variableId } from '../block-json.ts'
import type { BlockJson, FunctionParam, StageProgram } from '../program.ts'
import { literal, type Value } from '../values.ts'

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
  'sensing_loudness',
  'sensing_days',
  'legacy_counter',
  'video_on',
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
  'sensing_username',
  'translate_text',
  'translate_language',
  'text_join',
  'text_letter',
  'text_slice',
  'text_case',
  'list_get',
])
const TRUTH_BLOCKS = new Set([
  'sensing_touching',
  'sensing_touching_colour',
  'sensing_colour_touching',
  'sensing_online',
  'legacy_loud',
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

/** Ids may hold any sign: only a list of them as JSON is never the list of others. */
const key = (...parts: string[]): string => JSON.stringify(parts)
export const variableKey = (id: string): string => key('variable', id)
export const paramKey = (fn: string, param: string): string => key('param', fn, param)
export const resultKey = (fn: string): string => key('result', fn)

export function variableKind(kinds: Kinds, id: string): Kind {
  return kinds.get(variableKey(id)) ?? 'num'
}

/** Of what a block gives: its kind, or the key of what it takes it from. */
export function sourceOf(block: BlockJson | undefined, fn: string): Kind | { key: string } {
  if (!block || NUMBER_BLOCKS.has(block.type)) return 'num'
  if (TEXT_BLOCKS.has(block.type)) return 'text'
  if (TRUTH_BLOCKS.has(block.type)) return 'bool'
  switch (block.type) {
    case 'text':
      return typeof literal(field(block, 'TEXT')) === 'number' ? 'num' : 'text'
    case 'data_get':
      return { key: variableKey(variableId(block, 'VAR')) }
    case 'function_param':
    case 'function_param_truth':
      return { key: paramKey(fn, field(block, 'PARAM')) }
    case 'function_call_value':
      return { key: resultKey(signatureOf(block).id) }
    case 'looks_costume_number':
    case 'looks_backdrop_number':
      return field(block, 'WHAT') === 'name' ? 'text' : 'num'
    default:
      return 'any'
  }
}

export function kindOf(block: BlockJson | undefined, kinds: Kinds, fn: string): Kind {
  const source = sourceOf(block, fn)
  return typeof source === 'string' ? source : (kinds.get(source.key) ?? 'num')
}

const kindOfValue = (value: Value): Kind =>
  typeof value === 'number' ? 'num' : typeof value === 'string' ? 'text' : 'bool'

/** What a variable holds at the start: text that reads as a plain number is that number. */
export function startOf(value: Value): Value {
  return typeof value === 'string' ? literal(value) : value
}

/** What a parameter is where a call leaves it out. */
export function presetOf({ kind, preset }: FunctionParam): Value {
  if (kind === 'truth') return preset === 'true'
  return preset === undefined ? 0 : literal(preset)
}

/** Starts from "everything is a number" and takes back what an assignment contradicts, and what follows from it. */
export function inferKinds(program: StageProgram): Kinds {
  const kinds: Kinds = new Map()
  const followers = new Map<string, string[]>()
  const spoiled: string[] = []
  for (const { to, from } of assignments(program)) {
    if (typeof from === 'string') {
      if (from !== 'num') spoiled.push(to)
      continue
    }
    const known = followers.get(from.key)
    if (known) known.push(to)
    else followers.set(from.key, [to])
  }
  for (let next = spoiled.pop(); next !== undefined; next = spoiled.pop()) {
    if (kinds.has(next)) continue
    kinds.set(next, 'any')
    spoiled.push(...(followers.get(next) ?? []))
  }
  return kinds
}

interface Assignment {
  to: string
  from: ReturnType<typeof sourceOf>
}

function* assignments(program: StageProgram): Generator<Assignment> {
  for (const actor of program.actors) {
    for (const { id, value } of actor.workspace.variables ?? []) {
      if (value !== undefined && !Array.isArray(value))
        yield { to: variableKey(id), from: kindOfValue(startOf(value)) }
    }
    for (const top of topBlocks(actor.workspace)) {
      const fn = top.type === 'function_define' ? signatureOf(top).id : ''
      for (const block of everyBlock(top)) yield* assignmentsOf(block, fn)
    }
  }
}

function assignmentsOf(block: BlockJson, fn: string): Assignment[] {
  const given = (input: string): Assignment['from'] => sourceOf(inputBlock(block, input), fn)
  switch (block.type) {
    case 'data_set':
      return [{ to: variableKey(variableId(block, 'VAR')), from: given('VALUE') }]
    case 'control_for_each':
      return [{ to: variableKey(variableId(block, 'VAR')), from: 'any' }]
    case 'function_return':
      return [{ to: resultKey(fn), from: given('VALUE') }]
    case 'function_call':
    case 'function_call_value': {
      const { id, params } = signatureOf(block)
      return params.map((param) => {
        const input = `ARG_${param.id}`
        const from = inputBlock(block, input) ? given(input) : kindOfValue(presetOf(param))
        return { to: paramKey(id, param.id), from }
      })
    }
    default:
      return []
  }
}
