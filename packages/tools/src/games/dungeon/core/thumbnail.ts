/** A floor of the dungeon in small, from its first map. */
import { type Thumb, thumbOf } from '../../../game-kit/core/journey/thumb.ts'

const KINDS = [
  { tiles: '#', fill: '#15142d' },
  { tiles: '.@>k+f$hsbngt', fill: '#4b4885' },
  { tiles: '+', fill: '#b45309' },
  { tiles: '>', fill: '#5eead4' },
  { tiles: 'sbngt', fill: '#f472b6', dot: 3.6 },
  { tiles: 'k', fill: '#fde68a', dot: 2.6 },
  { tiles: 'fh', fill: '#ef4444', dot: 3 },
  { tiles: '$', fill: '#f59e0b', dot: 3.2 },
  { tiles: '@', fill: '#a5b4fc', dot: 4.2 },
]

export function floorThumb(rows: readonly string[]): Thumb {
  return thumbOf(rows, KINDS)
}
