/** Decides about a submitted hero by playing it again; nothing the browser claims is believed. */

import type { Program } from '../../../game-kit/core/code/ast.ts'
import { CodeError } from '../../../game-kit/core/code/code-error.ts'
import {
  isTooLarge,
  type ProgramSource,
  readProgram,
  readSource,
} from '../../../game-kit/core/code/program-source.ts'
import { type JudgeResult, refuse } from '../../../game-kit/core/judge-result.ts'
import { isRecord, isText } from '../../../game-kit/core/shape.ts'
import { bangkokDay } from '../../../game-kit/core/streak.ts'
import { dayOf, playDaily } from './daily.ts'
import { readFloorDocument } from './document.ts'
import type { Floor } from './floor.ts'
import { findFloor } from './floors.ts'
import { playFloor, type WorldRun } from './play.ts'

/** What the browser sends: which floor or day, and the hero's program. */
export interface Submission {
  level: string
  program: ProgramSource
  custom?: unknown
}

export const JUDGE_KIND = 'games/dungeon'
const KEYS = new Set(['level', 'program', 'custom'])

export function floorOf(id: string, custom: unknown): Floor | undefined {
  if (custom === undefined) return findFloor(id)
  const read = readFloorDocument(custom)
  return read && id === read.id ? read : undefined
}

/** `today` is the last day whose dungeon is open; tomorrow's cannot be practised. */
export function judge(submission: unknown, today = bangkokDay(new Date())): JudgeResult {
  if (!isRecord(submission) || Object.keys(submission).some((key) => !KEYS.has(key))) {
    return refuse('malformed')
  }
  const source = readSource(submission['program'])
  const { level, custom } = submission
  if (!source || !isText(level, 80)) return refuse('malformed')
  if (isTooLarge(source)) return refuse('too-large')
  const day = custom === undefined ? dayOf(level) : null
  const floor = day === null ? floorOf(level, custom) : undefined
  if (day === null ? !floor : day > today) return refuse('unknown-level')
  try {
    const program = readProgram(source)
    return floor ? judgeFloor(floor, program) : judgeDaily(level, day ?? '', program)
  } catch (error) {
    if (!(error instanceof CodeError)) throw error
    if (error.code === 'too-long' || error.code === 'too-nested') return refuse('too-large')
    return refuse('forbidden')
  }
}

function judgeFloor(floor: Floor, program: Program): JudgeResult {
  const run = playFloor(floor, program, false)
  if (!run.won) return refuse(run.worlds.some(isEndless) ? 'out-of-steps' : 'unfinished')
  const { stars, score, trace } = run
  return { ok: true, level: floor.id, stars, score, trace }
}

function judgeDaily(level: string, day: string, program: Program): JudgeResult {
  const { cleared, floors, stars, score, trace } = playDaily(day, program, false)
  if (cleared === 0) return refuse(floors.some(isEndless) ? 'out-of-steps' : 'unfinished')
  return { ok: true, level, stars, score, trace }
}

function isEndless({ ending, error }: WorldRun): boolean {
  return ending === 'too-many-turns' || error?.code === 'too-many-steps'
}
