/** Decides about a submitted program by playing it again. */
import { judgeProgram, refuseLost } from '../../../game-kit/core/code/judge-program.ts'
import type { JudgeResult } from '../../../game-kit/core/judge-result.ts'
import { readLevelDocument } from './document.ts'
import type { Level } from './level.ts'
import { findLevel } from './levels/all-levels.ts'
import { playLevel } from './play.ts'

export const JUDGE_KIND = 'games/programming'

export function levelOf(id: string, custom: unknown): Level | undefined {
  if (custom === undefined) return findLevel(id)
  const read = readLevelDocument(custom)
  return read && id === read.id ? read : undefined
}

export function judge(submission: unknown): JudgeResult {
  return judgeProgram(submission, levelOf, (level, program) => {
    const { worlds, won, stars, blocks, trace } = playLevel(level, program, false)
    if (!won) return refuseLost(worlds, 'too-many-commands')
    const score = Math.max(1, 1000 * stars - 10 * blocks)
    return { ok: true, level: level.id, stars, score, trace }
  })
}
