/** Finds what is missing or wrong in a given program, by trying: gaps first, then small changes. */
import type { Program } from '../../../../game-kit/core/code/ast.ts'
import { CodeError } from '../../../../game-kit/core/code/code-error.ts'
import { blockCount } from '../../../../game-kit/core/code/measure.ts'
import type { Level } from '../level.ts'
import { playLevel } from '../play.ts'
import { type Edit, editsOf } from './edits.ts'
import { fillings, gapsOf } from './fill.ts'
import { type Grammar, grammarOf } from './grammar.ts'

function solves(level: Level, program: Program): boolean {
  try {
    const { won, gem } = playLevel(level, program, false)
    return won && gem
  } catch (error) {
    if (error instanceof CodeError) return false
    throw error
  }
}

function filled(level: Level, program: Program, grammar: Grammar, tries: number): Program | null {
  let left = tries
  for (const candidate of fillings(program, grammar)) {
    if (solves(level, candidate)) return candidate
    left -= 1
    if (left <= 0) return null
  }
  return null
}

/** One change away (the shortest of those), else two. */
function edited(level: Level, program: Program, grammar: Grammar, tries: number): Edit | null {
  let left = tries
  const first = [...editsOf(program, grammar)]
  const [best] = first
    .filter((edit) => solves(level, edit.program))
    .toSorted((a, b) => blockCount(a.program) - blockCount(b.program))
  if (best) return best
  for (const { program: once, at } of first) {
    for (const twice of editsOf(once, grammar)) {
      if (solves(level, twice.program)) return { program: twice.program, at }
      left -= 1
      if (left <= 0) return null
    }
  }
  return null
}

export interface Repair {
  program: Program
  /** Where the first change is; null when gaps were filled. */
  at: string | null
}

/** A working program close to this one, or null when none is near. */
export function repair(level: Level, program: Program, tries = 20_000): Repair | null {
  const grammar = grammarOf(level)
  const gaps = gapsOf(program)
  if (gaps.statements + gaps.expressions.length > 0) {
    const complete = filled(level, program, grammar, tries)
    return complete && { program: complete, at: null }
  }
  return edited(level, program, grammar, tries)
}
