/** Levels somebody made: how they are saved, checked and turned into levels to play. */

import { ALL_FEATURES, type Feature } from '../../../game-kit/core/code/feature.ts'
import {
  customId,
  isWholeNumber,
  type MapContent,
  readMapContent,
} from '../../../game-kit/core/map-content.ts'
import { savedLevels } from '../../../game-kit/core/saved-levels.ts'
import { isListOf, isOneOf } from '../../../game-kit/core/shape.ts'
import type { Level } from './level.ts'
import { MOST_THINGS, WORDS } from './robot-world.ts'

export const LARGEST = 14
export const MOST_WORLDS = 4
export const MOST_LEVELS = 30

export interface LevelContent extends MapContent {
  words: string[]
  features: Feature[]
  /** Blocks of the tidy star; 0 until the solver or the teacher has set it. */
  par: number
}

const FACING = /[\^>v<]/g
const THING = /[*bo]/g

export function emptyContent(): LevelContent {
  return {
    title: '',
    task: '',
    maps: [['......', '.>..F.', '......']],
    words: ['move', 'left', 'right'],
    features: ['repeat'],
    par: 0,
    starter: null,
  }
}

export type MapProblem = 'size' | 'robot' | 'goal' | 'things'

/** What is wrong with a map, or null. */
export function mapProblem(rows: readonly string[]): MapProblem | null {
  const text = rows.join('')
  if ((text.match(FACING) ?? []).length !== 1) return 'robot'
  if ((text.match(THING) ?? []).length > MOST_THINGS) return 'things'
  const flags = (text.match(/F/g) ?? []).length
  if (flags > 1 || (flags === 0 && !/[bo]/.test(text))) return 'goal'
  return null
}

function isWord(value: unknown): value is string {
  return isOneOf(value, WORDS)
}

function isFeature(value: unknown): value is Feature {
  return isOneOf(value, ALL_FEATURES)
}

/** Content that came from outside, checked; null when it is no level. */
export function readContent(value: unknown): LevelContent | null {
  const read = readMapContent(value, {
    tiles: /^[#~.F*bo1-9^>v<]+$/,
    largest: LARGEST,
    mostWorlds: MOST_WORLDS,
  })
  if (!read) return null
  const { words, features, par } = value as Partial<LevelContent>
  if (!isWholeNumber(par, 0, 200)) return null
  if (!isListOf(words, 20, isWord) || !isListOf(features, 20, isFeature)) return null
  return { ...read, words, features, par }
}

export const { saved, emptyDocument, toDocument, migrate } = savedLevels({
  format: 'panya.programming',
  key: 'levels',
  name: 'robot levels',
  most: MOST_LEVELS,
  isMade: (value): value is LevelContent => readContent(value) !== null,
})

export function levelFromContent(content: LevelContent): Level {
  return {
    id: customId(content.maps, content.words, content.features, content.par),
    chapter: 'recursion',
    kind: content.starter === null ? 'solve' : content.starter.includes('...') ? 'complete' : 'fix',
    maps: content.maps,
    words: content.words,
    features: content.features,
    par: content.par,
    starter: content.starter,
  }
}

/** A level out of untrusted content, or null when it cannot be played. */
export function readLevelDocument(value: unknown): Level | null {
  const content = readContent(value)
  if (!content || content.maps.some((rows) => mapProblem(rows) !== null)) return null
  return levelFromContent(content)
}
