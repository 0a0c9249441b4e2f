/**
 * Which variables, parameters and results are always numbers. Found once for the whole program, so that
 * the JavaScript needs no conversions in its hot loops and the Python reads like Python.
 */

import type { Kind, Source } from '../blocks/block-facts.ts'
import type { BlockJson, FunctionParam, StageProgram } from '../program.ts'
import { literal, type Value } from '../values.ts'
import type { Inflow } from './flow.ts'
import { variableKey } from './place-keys.ts'
import { flowsOf, sourceOf } from './value-flow.ts'

export type Kinds = Map<string, Kind>

export function variableKind(kinds: Kinds, id: string): Kind {
  return kinds.get(variableKey(id)) ?? 'num'
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
  for (const { to, from } of flowsOf(program)) {
    const source = kindFrom(from)
    if (typeof source === 'string') {
      if (source !== 'num') spoiled.push(to)
      continue
    }
    const known = followers.get(source.key)
    if (known) known.push(to)
    else followers.set(source.key, [to])
  }
  for (let next = spoiled.pop(); next !== undefined; next = spoiled.pop()) {
    if (kinds.has(next)) continue
    kinds.set(next, 'any')
    spoiled.push(...(followers.get(next) ?? []))
  }
  return kinds
}

function kindFrom(from: Inflow): Source {
  if (from === 'number') return 'num'
  if (from === 'anything') return 'any'
  if ('value' in from) return kindOfValue(startOf(from.value))
  return 'change' in from ? 'num' : sourceOf(from.block, from.fn)
}
