/**
 * A hint in steps that each say a little more: the idea, where to look, the next block. The last block is never
 * given: it is the learner's own.
 */
import type { Program } from '../code/ast.ts'
import { type Comparison, compare } from './difference.ts'
import { type Piece, pieceOf } from './piece.ts'

/** What a step says; each has a text in every language. */
export type HintSaying =
  | 'hintStart'
  | 'hintAfter'
  | 'hintInside'
  | 'hintGap'
  | 'hintWrong'
  | 'hintValue'
  | 'hintExtra'
  | 'hintNext'
  | 'hintLast'
  | 'hintReady'

export interface HintStep {
  says: HintSaying
  piece: Piece | null
}

const MISSING = {
  start: 'hintStart',
  after: 'hintAfter',
  inside: 'hintInside',
  here: 'hintGap',
} as const
const OTHER = { wrong: 'hintWrong', value: 'hintValue', extra: 'hintExtra' } as const

/** The steps after the idea. */
export function stepsOf({ first, left }: Comparison): HintStep[] {
  if (!first) return [{ says: 'hintReady', piece: null }]
  const { kind, where, near, wanted } = first
  const says = kind === 'missing' ? MISSING[where] : OTHER[kind]
  const look: HintStep = { says, piece: near && says !== 'hintGap' ? pieceOf(near) : null }
  // A number or a question is thought out by the learner, and so is what comes last.
  const isGiven = wanted !== null && left > 1 && kind !== 'value'
  const next: HintStep = isGiven
    ? { says: 'hintNext', piece: pieceOf(wanted) }
    : { says: 'hintLast', piece: null }
  return [look, next]
}

export function ladder(mine: Program, goal: Program): HintStep[] {
  return stepsOf(compare(mine, goal))
}
