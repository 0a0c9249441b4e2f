/**
 * Which variables, parameters and results are always numbers. Found once for the whole program, so that
 * the JavaScript needs no conversions in its hot loops and the Python reads like Python.
 */

import { everyBlock, inputBlock, signatureOf, topBlocks, variableId } from '../block-json.ts'
import type { Kind, Source } from '../blocks/block-facts.ts'
import { factsOf } from '../blocks/block-registry.ts'
import type { BlockJson, FunctionParam, StageProgram } from '../program.ts'
import { literal, type Value } from '../values.ts'
import { paramKey, resultKey, variableKey } from './place-keys.ts'

export type Kinds = Map<string, Kind>

export function variableKind(kinds: Kinds, id: string): Kind {
  return kinds.get(variableKey(id)) ?? 'num'
}

export function sourceOf(block: BlockJson | undefined, fn: string): Source {
  if (!block) return 'num'
  const { gives, shape } = factsOf(block.type)
  if (typeof gives === 'function') return gives(block, fn)
  return gives ?? (shape === 'truth' ? 'bool' : 'any')
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
  from: Source
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
