/** Steps that can be taken back: what was there before and after each. Work done since then stays. */
import type { Actor, BlocksContent } from './document.ts'

export interface Step {
  before: BlocksContent
  after: BlocksContent
}

export interface History {
  past: readonly Step[]
  future: readonly Step[]
}

export const NO_HISTORY: History = { past: [], future: [] }

/** Contents share what is the same in them, so this many cost little. */
const MOST_STEPS = 40

export function remember(history: History, step: Step): History {
  return { past: [...history.past, step].slice(-MOST_STEPS), future: [] }
}

export interface TakenBack {
  history: History
  content: BlocksContent
}

export function undo({ past, future }: History, current: BlocksContent): TakenBack | null {
  const step = past.at(-1)
  if (!step) return null
  const content = takeBack(step, current)
  // Redone is exactly what was there, with everything done after the step.
  const back: Step = { before: current, after: content }
  return { history: { past: past.slice(0, -1), future: [...future, back] }, content }
}

export function redo({ past, future }: History, current: BlocksContent): TakenBack | null {
  const step = future.at(-1)
  if (!step) return null
  const content = takeBack(step, current)
  const again: Step = { before: current, after: content }
  return { history: { past: [...past, again], future: future.slice(0, -1) }, content }
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/** What the step changed is as before it; what it left alone is as it is now. */
function mergeFields<Whole extends object>(before: Whole, after: Whole, current: Whole): Whole {
  const merged = { ...current }
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof Whole>) {
    if (isSame(before[name], after[name])) continue
    if (name in before) merged[name] = before[name]
    else delete merged[name]
  }
  return merged
}

function takeBack({ before, after }: Step, current: BlocksContent): BlocksContent {
  const merged = mergeFields({ ...before, actors: [] }, { ...after, actors: [] }, current)
  return { ...merged, actors: mergeActors(before.actors, after.actors, current.actors) }
}

function mergeActors(before: Actor[], after: Actor[], current: Actor[]): Actor[] {
  const byId = (actors: Actor[]): Map<string, Actor> => new Map(actors.map((one) => [one.id, one]))
  const [was, became, is] = [byId(before), byId(after), byId(current)]
  const known = before.flatMap((actor) => {
    const [later, now] = [became.get(actor.id), is.get(actor.id)]
    // The step took it away, or somebody did since.
    if (!later) return [now ?? actor]
    return now ? [mergeFields(actor, later, now)] : []
  })
  const added = current.filter(({ id }) => !was.has(id) && !became.has(id))
  return [...known, ...added]
}
