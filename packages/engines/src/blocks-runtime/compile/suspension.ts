/**
 * Which blocks take time. A loop that moves, draws, shows or waits takes one picture per turn; a loop that
 * only calculates runs at full speed. The same rule decides in JavaScript and in Python.
 */
import { everyBlock, signatureOf, topBlocks } from '../block-json.ts'
import { factsOf } from '../blocks/block-registry.ts'
import type { ActorSpec, BlockJson } from '../program.ts'

export function isCalm(type: string): boolean {
  return factsOf(type).calm === true
}

export const isCall = (type: string): boolean =>
  type === 'function_call' || type === 'function_call_value'

export interface Functions {
  /** The definition of each function of the actor, by its id. */
  definitions: Map<string, BlockJson>
  /** Functions that show something or wait, directly or through another one. */
  slow: Set<string>
  /** Functions that stop at a breakpoint, directly or through another one. */
  watched: Set<string>
  /** What stands in functions that run in one go: loops there take no picture for a turn. */
  warped?: ReadonlySet<BlockJson>
}

export function* callsIn(block: BlockJson): Generator<string> {
  for (const inner of everyBlock(block)) if (isCall(inner.type)) yield signatureOf(inner).id
}

export function analyseFunctions(actor: ActorSpec, breakpoints: ReadonlySet<string>): Functions {
  const definitions = new Map<string, BlockJson>()
  for (const block of topBlocks(actor.workspace)) {
    const { id } = signatureOf(block)
    // Two definitions of one function: the first holds.
    if (block.type === 'function_define' && !definitions.has(id)) definitions.set(id, block)
  }
  const warped = new Set<BlockJson>()
  const slow = new Set<string>()
  const watched = new Set<string>()
  for (const [id, block] of definitions) {
    if (signatureOf(block).warp) for (const inner of everyBlock(block)) warped.add(inner)
    if ([...everyBlock(block)].some((inner) => !isCalm(inner.type))) slow.add(id)
    if ([...everyBlock(block)].some((inner) => breakpoints.has(inner.id ?? ''))) watched.add(id)
  }
  spread(definitions, slow)
  spread(definitions, watched)
  return { definitions, slow, watched, warped }
}

/** Whoever calls a marked function is marked too. */
export function spread(definitions: Map<string, BlockJson>, marked: Set<string>): void {
  const callers = new Map<string, Set<string>>()
  for (const [id, block] of definitions) {
    for (const called of callsIn(block)) {
      const known = callers.get(called) ?? new Set()
      callers.set(called, known.add(id))
    }
  }
  // A set that grows while it is gone through is gone through to its new end.
  for (const id of marked) for (const caller of callers.get(id) ?? []) marked.add(caller)
}

/** Loops stand in loops: each body is looked through once. */
const known = new WeakMap<Functions, WeakMap<BlockJson, boolean>>()

/** True when one turn of a loop with this body is one picture. */
export function takesTime(body: BlockJson | undefined, functions: Functions): boolean {
  if (!body || functions.warped?.has(body)) return false
  const answers = known.get(functions) ?? new WeakMap<BlockJson, boolean>()
  known.set(functions, answers)
  const before = answers.get(body)
  if (before !== undefined) return before
  const answer = [...everyBlock(body)].some((block) =>
    isCall(block.type) ? functions.slow.has(signatureOf(block).id) : !isCalm(block.type),
  )
  answers.set(body, answer)
  return answer
}
