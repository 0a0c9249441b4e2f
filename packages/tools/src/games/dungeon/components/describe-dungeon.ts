/** The dungeon in words, for those who do not see it: only what the hero knows. */
import { problemText } from '../../../game-kit/code/CodeProblem.tsx'
import type { CodeTranslate } from '../../../game-kit/code/code-messages.ts'
import { readFloor } from '../core/dungeon-map.ts'
import { type DungeonState, DungeonWorld } from '../core/dungeon-world.ts'
import type { FloorEnding, Moment } from '../core/play.ts'
import { sightFrom } from '../core/visibility.ts'
import type { Direction } from '../core/vocabulary.ts'
import type { WatchedWorld } from '../core/watched-run.ts'
import type { DungeonTranslate } from '../dungeon-messages.ts'

const COMPASS: readonly Direction[] = ['north', 'east', 'south', 'west']

function facingName(t: DungeonTranslate, facing: number): string {
  return t(`dir.${COMPASS[facing] ?? 'north'}` as 'dir.north')
}

function place(width: number, cell: number): { column: number; row: number } {
  return { column: (cell % width) + 1, row: Math.floor(cell / width) + 1 }
}

/** A world that stands exactly like a state, to ask it what a program could ask. */
function worldAt(rows: readonly string[], state: DungeonState): DungeonWorld {
  const world = new DungeonWorld(readFloor(rows), state.energy, state.hearts)
  world.state = state
  return world
}

export function describeHero(t: DungeonTranslate, rows: readonly string[], state: DungeonState) {
  const { width } = readFloor(rows)
  const { hearts, energy, keys, coins } = state
  const where = t('heroAt', { ...place(width, state.hero), facing: facingName(t, state.facing) })
  return `${where} ${t('heroState', { hearts, energy, keys, coins })}`
}

export function describeDungeon(
  t: DungeonTranslate,
  rows: readonly string[],
  state: DungeonState,
): string[] {
  const map = readFloor(rows)
  const world = worldAt(rows, state)
  const sides = COMPASS.map((direction) =>
    t('side', {
      direction: t(`dir.${direction}`),
      thing: t(`thing.${world.ask('look', [direction], '') as 'wall'}`),
      steps: Number(world.ask('far', [direction], '')),
    }),
  )
  const sight = sightFrom(map, state.hero, state.cleared)
  const things = [...sight].flatMap((cell) => {
    const monster = state.monsters.find((each) => each.cell === cell)
    const thing = world.thingAt(cell)
    if (!monster && (thing === 'wall' || thing === 'floor')) return []
    const name = monster ? t(`monster.${monster.kind}`) : t(`thing.${thing}`)
    return [t('placed', { thing: name, ...place(map.width, cell) })]
  })
  const list = things.length > 0 ? things.join('; ') : t('nothingInSight')
  return [describeHero(t, rows, state), ...sides, t('inSight', { things: list })]
}

export function describeMoment(t: DungeonTranslate, moment: Moment): string {
  if (moment.printed !== null) return t('did.print', { text: moment.printed })
  const facing = facingName(t, moment.state.facing)
  return moment.happenings.map((each) => t(`did.${each}`, { facing })).join(' ')
}

export function describeEnding(t: DungeonTranslate, ending: FloorEnding): string {
  return t(`end.${ending}`)
}

/** How a world ended as it is told: a run without an end by what keeps it going. */
export function endingText(
  t: DungeonTranslate,
  code: CodeTranslate,
  { ending, endless, error }: Pick<WatchedWorld, 'ending' | 'endless' | 'error'>,
): string {
  if (endless) return endless.code === 'too-deep' ? problemText(code, endless) : t('end.endless')
  return error ? problemText(code, error) : describeEnding(t, ending)
}
