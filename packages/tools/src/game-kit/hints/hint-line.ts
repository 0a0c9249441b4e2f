/** A hint as it is shown: the text in the learner's language, and the block it is about. */
import type { CodeTranslate } from '../code/code-messages.ts'
import type { Feature } from '../core/code/feature.ts'
import type { HintStep } from '../core/hints/ladder.ts'
import type { Piece } from '../core/hints/piece.ts'

export interface HintLine {
  text: string
  piece: Piece | null
}

export function featureNames(t: CodeTranslate, features: readonly Feature[]): string {
  return features.map((feature) => t(`feature.${feature}`)).join(', ')
}

export function linesOf(t: CodeTranslate, steps: readonly HintStep[]): HintLine[] {
  return steps.map(({ says, piece }) => ({ text: t(says), piece }))
}
