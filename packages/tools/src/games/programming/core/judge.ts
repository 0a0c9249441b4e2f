/** Decides about a submitted program by playing it again; nothing the browser claims is believed. */

import { CodeError } from '../../../game-kit/core/code/code-error.ts'
import {
  isTooLarge,
  type ProgramSource,
  readProgram,
  readSource,
} from '../../../game-kit/core/code/program-source.ts'
import { type JudgeResult, refuse } from '../../../game-kit/core/judge-result.ts'
import { isRecord, isText } from '../../../game-kit/core/shape.ts'
import { readLevelDocument } from './document.ts'
import type { Level } from './level.ts'
import { findLevel } from './levels/all-levels.ts'
import { type LevelRun, playLevel } from './play.ts'

/** What the browser sends: which level, and the program as blocks or Python. */
export interface Submission {
  level: string
  program: ProgramSource
  /** A teacher's own level travels with the program; its result counts for nothing but itself. */
  custom?: unknown
}

export const JUDGE_KIND = 'games/programming'
const KEYS = new Set(['level', 'program', 'custom'])

export function levelOf(id: string, custom: unknown): Level | undefined {
  if (custom === undefined) return findLevel(id)
  const read = readLevelDocument(custom)
  return read && id === read.id ? read : undefined
}

export function judge(submission: unknown): JudgeResult {
  if (!isRecord(submission) || Object.keys(submission).some((key) => !KEYS.has(key))) {
    return refuse('malformed')
  }
  const program = readSource(submission['program'])
  if (!program || !isText(submission['level'], 80)) return refuse('malformed')
  if (isTooLarge(program)) return refuse('too-large')
  const level = levelOf(submission['level'], submission['custom'])
  return level ? judgeProgram(level, program) : refuse('unknown-level')
}

function judgeProgram(level: Level, source: ProgramSource): JudgeResult {
  try {
    return present(level, playLevel(level, readProgram(source), false))
  } catch (error) {
    if (!(error instanceof CodeError)) throw error
    if (error.code === 'too-long' || error.code === 'too-nested') return refuse('too-large')
    return refuse('forbidden')
  }
}

function present(level: Level, run: LevelRun): JudgeResult {
  if (!run.won) {
    const endless = run.worlds.some(({ ending, error }) => {
      return ending === 'too-many-commands' || error?.code === 'too-many-steps'
    })
    return refuse(endless ? 'out-of-steps' : 'unfinished')
  }
  const score = Math.max(1, 1000 * run.stars - 10 * run.blocks)
  return { ok: true, level: level.id, stars: run.stars, score, trace: run.trace }
}
