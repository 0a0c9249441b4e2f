/** Programs that learners may well write, for the tests of the checks only. */
import type { ChapterId, StepId } from '../../core/course/chapters.ts'
import type { ReplyKind } from '../reply.ts'

export interface Answers {
  /** Besides the solution. */
  right: readonly [string, ...string[]]
  wrong: readonly [Wrong, Wrong, ...Wrong[]]
}

export type Wrong = readonly [program: string, said: ReplyKind]

export type ChapterAnswers<Of extends ChapterId> = Record<StepId<Of>, Answers>
