/** Which functions run in one go by the rules of Scratch, and which call themselves. */
import { everyBlock, field, signatureOf } from '../block-json.ts'
import type { ActorSpec, BlockJson } from '../program.ts'
import { analyseFunctions, callsIn, type Functions, isCall, spread } from './suspension.ts'

/** Those that are not known are thought to take time. */
const INSTANT_PREFIXES = [
  'op_',
  'text_',
  'data_',
  'list_',
  'function_',
  'menu_',
  'motion_',
  'looks_',
  'sensing_',
  'pen_',
  'legacy_pen_',
  'legacy_counter',
  'foreign_',
]
const INSTANT_BLOCKS = new Set([
  'number',
  'text',
  'colour',
  'control_if',
  'control_if_else',
  'control_clone',
  'event_broadcast',
  'sound_play',
  'sound_stop_all',
  'sound_volume',
  'sound_tempo',
  'sound_set_tempo',
  'sound_change_tempo',
])
const TAKES_TIME = /(_for|_wait|_glide_xy|_glide_to|_ask)$/

/** Neither waits nor ends a script. */
export function isInstant(block: BlockJson): boolean {
  const { type } = block
  if (type === 'control_stop') return field(block, 'WHAT') === 'this'
  if (TAKES_TIME.test(type)) return false
  return INSTANT_BLOCKS.has(type) || INSTANT_PREFIXES.some((prefix) => type.startsWith(prefix))
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
