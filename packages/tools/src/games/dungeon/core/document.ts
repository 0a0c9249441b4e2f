/** Floors somebody made: how they are saved, checked and turned into floors to play. */

import {
  customId,
  isWholeNumber,
  type MapContent,
  readMapContent,
} from '../../../game-kit/core/map-content.ts'
import { savedLevels } from '../../../game-kit/core/saved-levels.ts'
import type { Floor } from './floor.ts'
import { FLOORS } from './floors.ts'
import { WORDS } from './vocabulary.ts'

export const LARGEST = 31
export const MOST_WORLDS = 3
export const MOST_FLOORS = 30
export const MOST_ENERGY = 999

export interface FloorContent extends MapContent {
  energy: number
}

export function emptyContent(): FloorContent {
  return {
    title: '',
    task: '',
    maps: [['#########', '#@......#', '#.####..#', '#......>#', '#########']],
    energy: 60,
    starter: null,
  }
}

export type MapProblem = 'hero' | 'stairs'

/** What is wrong with a map, or null. */
export function mapProblem(rows: readonly string[]): MapProblem | null {
  const text = rows.join('')
  if (text.split('@').length !== 2) return 'hero'
  return text.split('>').length === 2 ? null : 'stairs'
}

/** Content that came from outside, checked; null when it is no floor. */
export function readContent(value: unknown): FloorContent | null {
  const read = readMapContent(value, {
    tiles: /^[#.@>k+f$hsbngt]+$/,
    largest: LARGEST,
    mostWorlds: MOST_WORLDS,
  })
  if (!read) return null
  const { energy } = value as Partial<FloorContent>
  return isWholeNumber(energy, 1, MOST_ENERGY) ? { ...read, energy } : null
}

export const { saved, emptyDocument, toDocument, migrate } = savedLevels({
  format: 'panya.dungeon',
  key: 'floors',
  name: 'floors',
  most: MOST_FLOORS,
  isMade: (value): value is FloorContent => readContent(value) !== null,
})

export function floorFromContent(content: FloorContent): Floor {
  const last = FLOORS.at(-1)
  return {
    id: customId(content.maps, content.energy),
    lesson: 'state',
    maps: content.maps,
    energy: content.energy,
    words: WORDS,
    features: last?.features ?? [],
    starter: content.starter ?? '',
  }
}

/** A floor out of untrusted content, or null when it cannot be played. */
export function readFloorDocument(value: unknown): Floor | null {
  const content = readContent(value)
  if (!content || content.maps.some((rows) => mapProblem(rows) !== null)) return null
  return floorFromContent(content)
}
