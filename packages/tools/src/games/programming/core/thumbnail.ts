/** A level of the robot in small, from its first world. */
import { type Thumb, thumbOf } from '../../../game-kit/core/journey/thumb.ts'

const KINDS = [
  { tiles: '.F*bo123456789^>v<', fill: 'var(--art-grass)' },
  { tiles: '#', fill: 'var(--art-stone2)' },
  { tiles: '~', fill: 'var(--art-sea)' },
  { tiles: '123456789', fill: 'var(--art-violet)', dot: 2.6 },
  { tiles: 'b', fill: 'var(--art-leaf2)', dot: 3.2 },
  { tiles: 'o', fill: 'var(--art-ink)', dot: 3.2 },
  { tiles: '*', fill: 'var(--art-teal)', dot: 3.2 },
  { tiles: 'F', fill: 'var(--art-coral)', dot: 4 },
  { tiles: '^>v<', fill: 'var(--art-indigo)', dot: 4.4 },
]

export function levelThumb(rows: readonly string[]): Thumb {
  return thumbOf(rows, KINDS)
}
