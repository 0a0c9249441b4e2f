/** Levels somebody made: how they are saved, checked and turned into levels to play. */

import { ALL_FEATURES, type Feature } from '../../../game-kit/core/code/features.ts'
import { LIMITS } from '../../../game-kit/core/code/limits.ts'
import { seedOf } from '../../../game-kit/core/random.ts'
import { isListOf, isOneOf, isRecord } from '../../../game-kit/core/shape.ts'
import type { ToolDocument } from '../../../host/tool-host.ts'
import type { Level } from './level.ts'
import { MOST_THINGS, WORDS } from './robot-world.ts'

export const FORMAT = 'panya.programming'
export const VERSION = 1
export const SMALLEST = 1
export const LARGEST = 14
export const MOST_WORLDS = 4
export const MOST_LEVELS = 30

export interface LevelContent {
  title: string
  /** What the teacher says to the learner. */
  task: string
  maps: string[][]
  words: string[]
  features: Feature[]
  /** Blocks of the tidy star; 0 until the solver or the teacher has set it. */
  par: number
  starter: string | null
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

export interface LevelPack {
  levels: readonly LevelContent[]
}

export function toDocument(content: LevelPack): ToolDocument {
  return { format: FORMAT, version: VERSION, content }
}

export const emptyDocument: ToolDocument = toDocument({ levels: [] })

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

function isMap(value: unknown): value is string[] {
  if (!isListOf(value, LARGEST, (row): row is string => typeof row === 'string')) return false
  const width = value[0]?.length ?? 0
  if (value.length < SMALLEST || width < 2 || width > LARGEST) return false
  return value.every((row) => row.length === width && /^[#~.F*bo1-9^>v<]+$/.test(row))
}

function isWord(value: unknown): value is string {
  return isOneOf(value, WORDS)
}

function isFeature(value: unknown): value is Feature {
  return isOneOf(value, ALL_FEATURES)
}

/** Content that came from outside, checked; null when it is no level. */
export function readContent(value: unknown): LevelContent | null {
  if (!isRecord(value)) return null
  const { title, task, maps, words, features, par, starter } = value
  if (typeof title !== 'string' || title.length > 80) return null
  if (typeof task !== 'string' || task.length > 400) return null
  if (!isListOf(maps, MOST_WORLDS, isMap) || maps.length === 0) return null
  if (!isListOf(words, 20, isWord) || !isListOf(features, 20, isFeature)) return null
  if (typeof par !== 'number' || !Number.isInteger(par) || par < 0 || par > 200) return null
  if (starter !== null && !(typeof starter === 'string' && starter.length <= LIMITS.sourceLength)) {
    return null
  }
  return { title, task, maps, words, features, par, starter }
}

function isContent(value: unknown): value is LevelContent {
  return readContent(value) !== null
}

/** The content of a saved document; throws a sentence that says what is wrong with it. */
export function migrate(document: ToolDocument): LevelPack {
  if (document.format !== FORMAT) throw new Error(`These are no robot levels: ${document.format}`)
  if (document.version > VERSION) throw new Error('These levels were saved by a newer version')
  const { content } = document
  if (!isRecord(content) || !isListOf(content['levels'], MOST_LEVELS, isContent)) {
    throw new Error('These levels are damaged')
  }
  return { levels: content['levels'] }
}

/** The id says which level was played, exactly: another wall, another id. */
function idOf({ maps, words, features, par }: LevelContent): string {
  const text = JSON.stringify([maps, words, features, par])
  return `custom/${seedOf(text).toString(36)}${seedOf(`${text}.`).toString(36)}`
}

export function levelFromContent(content: LevelContent): Level {
  return {
    id: idOf(content),
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
