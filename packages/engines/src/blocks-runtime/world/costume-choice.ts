/** Which costume a menu means: one by its id, or the one next to the worn one. */
import type { ActorSpec } from '../program.ts'

interface Dressed {
  readonly spec: ActorSpec
  readonly costume: number
  readonly world: { between(a: number, b: number): number }
}

/** Stays as it is where nobody is meant. */
export function costumeIndex(actor: Dressed, choice: string): number {
  const { costumes } = actor.spec
  const count = Math.max(1, costumes.length)
  if (choice === '_next_') return (actor.costume + 1) % count
  if (choice === '_previous_') return (actor.costume + count - 1) % count
  if (choice === '_random_') return anyOther(actor, count)
  const index = costumes.findIndex(({ id }) => id === choice)
  return index >= 0 ? index : actor.costume
}

function anyOther(actor: Dressed, count: number): number {
  if (count < 2) return actor.costume
  return (actor.costume + actor.world.between(1, count - 1)) % count
}
