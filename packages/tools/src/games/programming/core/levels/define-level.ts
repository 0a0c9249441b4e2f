/** Short ways to write a level down. */
import type { Feature } from '../../../../game-kit/core/code/feature.ts'
import type { Chapter, Level, LevelKind } from '../level.ts'

interface LevelNotes {
  kind?: LevelKind
  words?: readonly string[]
  shown?: readonly string[]
  /** Turns the level does without. */
  without?: string
  features?: readonly Feature[]
  starter?: string
  counts?: readonly number[]
}

const ALWAYS = ['move', 'left', 'right']

/** A map is a text with one row per line; several maps are several worlds. */
export function defineLevel(
  id: string,
  chapter: Chapter,
  par: number,
  maps: readonly string[],
  notes: LevelNotes = {},
): Level {
  const level: Level = {
    id,
    chapter,
    kind: notes.kind ?? 'solve',
    maps: maps.map((map) => map.trim().split(/\s+/)),
    words: [...ALWAYS, ...(notes.words ?? [])].filter((word) => word !== notes.without),
    features: notes.features ?? [],
    par,
    starter: notes.starter ?? null,
  }
  return {
    ...level,
    ...(notes.counts && { counts: notes.counts }),
    ...(notes.shown && { shown: notes.shown }),
  }
}
