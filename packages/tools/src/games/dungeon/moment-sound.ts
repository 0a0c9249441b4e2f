/** What a turn of the hero sounds like: the most that happened in it. */
import type { SoundName } from '../../game-kit/sound-player.ts'
import type { Happening } from './core/dungeon-world.ts'
import type { Moment } from './core/play.ts'

/** In this order: a bite is heard before the step that led to it. */
const SOUNDS: readonly (readonly [Happening, SoundName])[] = [
  ['bitten', 'fall'],
  ['killed', 'hit'],
  ['hit', 'hit'],
  ['opened', 'open'],
  ['took-key', 'pick'],
  ['took-food', 'pick'],
  ['took-coin', 'pick'],
  ['took-heart', 'pick'],
  ['bumped', 'bump'],
  ['no-key', 'wrong'],
  ['no-door', 'wrong'],
  ['missed', 'wrong'],
  ['walked', 'step'],
  ['waited', 'tap'],
]

export function momentSound({ happenings }: Moment): SoundName | null {
  return SOUNDS.find(([happening]) => happenings.includes(happening))?.[1] ?? null
}
