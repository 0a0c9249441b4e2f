/** What went wrong in a run, as far as a friend who watched could tell. */
import type { Challenge, Played } from './challenge.ts'
import { distance, type MonsterKind, neighbour, readFloor } from './dungeon-map.ts'
import type { DungeonState } from './dungeon-world.ts'
import type { WorldRun } from './play.ts'

export type Trouble =
  /** Nothing has been tried yet. */
  | { kind: 'not-run' }
  | { kind: 'bitten'; monster: MonsterKind }
  | { kind: 'no-key' }
  | { kind: 'shut-door' }
  | { kind: 'no-food' }
  | { kind: 'walked-round' }
  | { kind: 'wall' }
  | { kind: 'over' }
  /** Won, but coins were left. */
  | { kind: 'coins' }
  | { kind: 'none' }

/** The world that is worth talking about: the first that was lost, in a daily dungeon the last. */
function worldOf(challenge: Challenge, { worlds }: Played): Played['worlds'][number] | undefined {
  if (challenge.kind === 'daily') return worlds.at(-1)
  return worlds.find(({ run }) => run.ending !== 'won') ?? worlds.find(({ run }) => !run.treasure)
}

function biter(rows: readonly string[], { hero, monsters }: DungeonState): MonsterKind | null {
  const map = readFloor(rows)
  return monsters.find(({ cell }) => distance(map, cell, hero) === 1)?.kind ?? null
}

/** Bumps into a locked door that nobody tried to open. */
function bumpedDoors(rows: readonly string[], run: WorldRun): number {
  const map = readFloor(rows)
  return run.moments.filter(({ happenings, state }) => {
    const ahead = neighbour(map, state.hero, state.facing)
    return happenings.includes('bumped') && map.doors.has(ahead) && !state.cleared.has(ahead)
  }).length
}

function lost(rows: readonly string[], run: WorldRun): Trouble {
  const happened = run.moments.flatMap(({ happenings }) => happenings)
  const bitten = run.moments.findLast(({ happenings }) => happenings.includes('bitten'))
  const monster = bitten && biter(rows, bitten.state)
  if (run.ending === 'fallen' && monster) return { kind: 'bitten', monster }
  if (happened.includes('no-key')) return { kind: 'no-key' }
  if (bumpedDoors(rows, run) > 0) return { kind: 'shut-door' }
  const bumps = happened.filter((each) => each === 'bumped').length
  if (bumps > 2) return { kind: 'wall' }
  const hasFood = [...readFloor(rows).items].some(
    ([cell, item]) => item === 'food' && !run.final.cleared.has(cell),
  )
  if (run.ending === 'tired') return { kind: hasFood ? 'no-food' : 'walked-round' }
  if (run.ending === 'too-many-turns') return { kind: 'walked-round' }
  return { kind: 'over' }
}

export function troubleOf(challenge: Challenge, played: Played | null): Trouble {
  if (!played) return { kind: 'not-run' }
  const world = worldOf(challenge, played)
  if (!world) return { kind: 'none' }
  return world.run.ending === 'won' ? { kind: 'coins' } : lost(world.rows, world.run)
}
