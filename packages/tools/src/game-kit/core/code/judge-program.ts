/** Decides about a submitted program by playing it again; nothing the browser claims is believed. */
import { type JudgeResult, refuse } from '../judge-result.ts'
import { isRecord, isText } from '../shape.ts'
import type { Program } from './ast.ts'
import { CodeError } from './code-error.ts'
import { isTooLarge, type ProgramSource, readProgram, readSource } from './program-source.ts'

/** What the browser sends: which level, and the program as blocks or Python. */
export interface ProgramSubmission {
  level: string
  program: ProgramSource
  /** A level of somebody's own travels with the program; its result counts for nothing but itself. */
  custom?: unknown
}

const KEYS = new Set(['level', 'program', 'custom'])

/** `find` gives what is played by its id, `play` the result of a program in it. */
export function judgeProgram<Found>(
  submission: unknown,
  find: (level: string, custom: unknown) => Found | null | undefined,
  play: (found: Found, program: Program) => JudgeResult,
): JudgeResult {
  if (!isRecord(submission) || Object.keys(submission).some((key) => !KEYS.has(key))) {
    return refuse('malformed')
  }
  const source = readSource(submission['program'])
  const { level, custom } = submission
  if (!source || !isText(level, 80)) return refuse('malformed')
  if (isTooLarge(source)) return refuse('too-large')
  const found = find(level, custom)
  if (!found) return refuse('unknown-level')
  try {
    return play(found, readProgram(source))
  } catch (error) {
    if (!(error instanceof CodeError)) throw error
    if (error.code === 'too-long' || error.code === 'too-nested') return refuse('too-large')
    return refuse('forbidden')
  }
}

/** Not won: was it stopped, or did it end too early? */
export function refuseLost(
  runs: readonly { ending: string; error: CodeError | null }[],
  stopped: string,
): JudgeResult {
  const isEndless = runs.some(
    ({ ending, error }) => ending === stopped || error?.code === 'too-many-steps',
  )
  return refuse(isEndless ? 'out-of-steps' : 'unfinished')
}
