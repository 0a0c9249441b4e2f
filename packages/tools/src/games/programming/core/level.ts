/** What a level is, for the built-in ones and for those that teachers make. */
import type { Feature } from '../../../game-kit/core/code/feature.ts'

export const CHAPTERS = [
  'steps',
  'repeat',
  'nested',
  'sense',
  'while',
  'functions',
  'variables',
  'recursion',
] as const
export type Chapter = (typeof CHAPTERS)[number]

/** `solve` from nothing, `complete` a program with gaps, `fix` one with a mistake. */
export type LevelKind = 'solve' | 'complete' | 'fix'

export interface Level {
  id: string
  chapter: Chapter
  kind: LevelKind
  /** One program has to work in all of these worlds. */
  maps: readonly (readonly string[])[]
  /** Words of the game the level offers. */
  words: readonly string[]
  /** Those of them that the palette shows; all of them unless it says so. */
  shown?: readonly string[]
  /** Parts of the language the toolbox offers; everything up to the chapter is allowed. */
  features: readonly Feature[]
  /** Blocks of the shortest program that reaches the goal with the gem; a bonus, never a gate. */
  par: number
  /** Python text the learner starts with. */
  starter: string | null
  /** Numbers the solver tries for "repeat". */
  counts?: readonly number[]
}

const NEW_IN: Record<Chapter, readonly Feature[]> = {
  steps: [],
  repeat: ['repeat'],
  nested: ['count'],
  sense: ['if', 'else', 'logic'],
  while: ['while', 'break'],
  functions: ['function'],
  variables: ['variable', 'math', 'compare', 'parameter', 'list'],
  recursion: ['return'],
}

/** A learner may use whatever earlier chapters taught, shown in this level's toolbox or not. */
export function allowedFeatures(level: Pick<Level, 'chapter' | 'features'>): Feature[] {
  const known = CHAPTERS.slice(0, CHAPTERS.indexOf(level.chapter) + 1).flatMap(
    (chapter) => NEW_IN[chapter],
  )
  return [...new Set([...known, ...level.features])]
}
