/** A level that somebody painted: what all games on maps keep of it, and how it is checked. */
import { LIMITS } from './code/limits.ts'
import { seedOf } from './random.ts'
import { isIndex, isListOf, isRecord } from './shape.ts'

export interface MapContent {
  title: string
  /** What the learner reads. */
  task: string
  maps: string[][]
  starter: string | null
}

interface MapRules {
  /** A row of one map. */
  tiles: RegExp
  /** The most rows and columns, and the most maps. */
  largest: number
  mostWorlds: number
}

/** What came from outside, checked; null when it is no level on a map. */
export function readMapContent(value: unknown, rules: MapRules): MapContent | null {
  if (!isRecord(value)) return null
  const { title, task, maps, starter } = value
  const isMap = (map: unknown): map is string[] => isPainted(map, rules)
  if (typeof title !== 'string' || title.length > 80) return null
  if (typeof task !== 'string' || task.length > 400) return null
  if (!isListOf(maps, rules.mostWorlds, isMap) || maps.length === 0) return null
  if (starter !== null && !(typeof starter === 'string' && starter.length <= LIMITS.sourceLength)) {
    return null
  }
  return { title, task, maps, starter }
}

function isPainted(value: unknown, { tiles, largest }: MapRules): value is string[] {
  if (!isListOf(value, largest, (row): row is string => typeof row === 'string')) return false
  const width = value[0]?.length ?? 0
  if (value.length === 0 || width < 2 || width > largest) return false
  return value.every((row) => row.length === width && tiles.test(row))
}

export function isWholeNumber(value: unknown, least: number, most: number): value is number {
  return isIndex(value, most + 1) && value >= least
}

/** The id says which level was played, exactly: another wall, another id. */
export function customId(...parts: unknown[]): string {
  const text = JSON.stringify(parts)
  return `custom/${seedOf(text).toString(36)}${seedOf(`${text}.`).toString(36)}`
}

/** Grows with a tile, shrinks from the end. */
export function resizeMap(
  rows: readonly string[],
  columns: number,
  height: number,
  { largest, filler }: { largest: number; filler: string },
): string[] {
  const width = Math.max(2, Math.min(largest, columns))
  const count = Math.max(1, Math.min(largest, height))
  return Array.from({ length: count }, (_, y) =>
    (rows[y] ?? '').slice(0, width).padEnd(width, filler),
  )
}
