/** How large a program is, counted the way a learner counts blocks. */
import { meaningOf } from '../blocks/game-blocks.ts'
import type { Program, Statement } from './ast.ts'

function count(statements: readonly Statement[]): number {
  let total = 0
  for (const node of statements) {
    total += 1
    for (const body of meaningOf(node).bodies?.(node) ?? []) total += count(body)
  }
  return total
}

/** Statements and function definitions; conditions, numbers and `else` are free. */
export function blockCount(program: Program): number {
  return program.functions.reduce((total, { body }) => total + 1 + count(body), count(program.main))
}
