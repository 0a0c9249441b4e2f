/** Floors somebody made: how they are saved, checked and turned into floors to play. */

import { LIMITS } from '../../../game-kit/core/code/limits.ts'
import { seedOf } from '../../../game-kit/core/random.ts'
import { isListOf, isRecord } from '../../../game-kit/core/shape.ts'
import type { ToolDocument } from '../../../host/tool-host.ts'
import type { Floor } from './floor.ts'
import { FLOORS } from './floors.ts'
import { WORDS } from './vocabulary.ts'

export const FORMAT = 'panya.dungeon'
export const VERSION = 1
export const LARGEST = 31
export const MOST_WORLDS = 3
export const MOST_FLOORS = 30
export const MOST_ENERGY = 999

export interface FloorContent {
  title: string
  task: string
  maps: string[][]
  energy: number
  starter: string | null
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

export interface FloorPack {
  floors: readonly FloorContent[]
}

export function toDocument(content: FloorPack): ToolDocument {
  return { format: FORMAT, version: VERSION, content }
}

export const emptyDocument: ToolDocument = toDocument({ floors: [] })

export type MapProblem = 'hero' | 'stairs'

/** What is wrong with a map, or null. */
export function mapProblem(rows: readonly string[]): MapProblem | null {
  const text = rows.join('')
  if (text.split('@').length !== 2) return 'hero'
  return text.split('>').length === 2 ? null : 'stairs'
}

function isMap(value: unknown): value is string[] {
  if (!isListOf(value, LARGEST, (row): row is string => typeof row === 'string')) return false
  const width = value[0]?.length ?? 0
  if (value.length === 0 || width < 2 || width > LARGEST) return false
  return value.every((row) => row.length === width && /^[#.@>k+f$hsbngt]+$/.test(row))
}

/** Content that came from outside, checked; null when it is no floor. */
export function readContent(value: unknown): FloorContent | null {
  if (!isRecord(value)) return null
  const { title, task, maps, energy, starter } = value
  if (typeof title !== 'string' || title.length > 80) return null
  if (typeof task !== 'string' || task.length > 400) return null
  if (!isListOf(maps, MOST_WORLDS, isMap) || maps.length === 0) return null
  if (typeof energy !== 'number' || !Number.isInteger(energy)) return null
  if (energy < 1 || energy > MOST_ENERGY) return null
  if (starter !== null && !(typeof starter === 'string' && starter.length <= LIMITS.sourceLength)) {
    return null
  }
  return { title, task, maps, energy, starter }
}

function isContent(value: unknown): value is FloorContent {
  return readContent(value) !== null
}

/** The content of a saved document; throws a sentence that says what is wrong with it. */
export function migrate(document: ToolDocument): FloorPack {
  if (document.format !== FORMAT) throw new Error(`These are no floors: ${document.format}`)
  if (document.version > VERSION) throw new Error('These floors were saved by a newer version')
  const { content } = document
  if (!isRecord(content) || !isListOf(content['floors'], MOST_FLOORS, isContent)) {
    throw new Error('These floors are damaged')
  }
  return { floors: content['floors'] }
}

/** The id says which floor was played, exactly: another wall, another id. */
function idOf({ maps, energy }: FloorContent): string {
  const text = JSON.stringify([maps, energy])
  return `custom/${seedOf(text).toString(36)}${seedOf(`${text}.`).toString(36)}`
}

export function floorFromContent(content: FloorContent): Floor {
  const last = FLOORS.at(-1)
  return {
    id: idOf(content),
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
