/** Which functions run in one go by the rules of Scratch, and which call themselves. */
import { everyBlock, signatureOf } from '../block-json.ts'
import { factsOf } from '../blocks/block-registry.ts'
import type { ActorSpec, BlockJson } from '../program.ts'
import { analyseFunctions, callsIn, type Functions, isCall, spread } from './suspension.ts'

/** Neither waits nor ends a script. */
export function isInstant(block: BlockJson): boolean {
  const { instant = false } = factsOf(block.type)
  return typeof instant === 'function' ? instant(block) : instant
}

export interface ScratchFunctions extends Functions {
  /** Functions by those they call, directly or through another one. */
  reaches(from: string, to: string): boolean
}

/** `slow` holds what has to be able to pause; everything else is a plain JavaScript function. */
export function analyseScratchFunctions(
  actor: ActorSpec,
  breakpoints: ReadonlySet<string>,
): ScratchFunctions {
  const { definitions, watched } = analyseFunctions(actor, breakpoints)
  const slow = new Set<string>()
  const calls = new Map<string, string[]>()
  for (const [id, block] of definitions) {
    calls.set(id, [...callsIn(block)])
    const isPlain = [...everyBlock(block)].every((inner) => isCall(inner.type) || isInstant(inner))
    if (!isPlain) slow.add(id)
  }
  const reachable = new Map<string, Set<string>>()
  const reachedFrom = (id: string): Set<string> => {
    const known = reachable.get(id)
    if (known) return known
    const reached = new Set(calls.get(id))
    // A set that grows while it is gone through is gone through to its new end.
    for (const other of reached) for (const next of calls.get(other) ?? []) reached.add(next)
    reachable.set(id, reached)
    return reached
  }
  const reaches = (from: string, to: string): boolean => reachedFrom(from).has(to)
  // Outside of functions that run in one go a function that calls itself rests at every call.
  for (const [id, block] of definitions)
    if (signatureOf(block).warp !== true && reaches(id, id)) slow.add(id)
  spread(definitions, slow)
  return { definitions, slow, watched, reaches }
}
