/** How large a program is, counted the way a learner counts blocks. */
import type { Program, Statement } from './ast.ts'

function count(statements: Statement[]): number {
  let total = 0
  for (const node of statements) {
    total += 1
    if ('body' in node) total += count(node.body)
    if (node.kind === 'if' && node.otherwise) total += count(node.otherwise)
  }
  return total
}

/** Statements and function definitions; conditions, numbers and `else` are free. */
export function blockCount(program: Program): number {
  return program.functions.reduce((total, { body }) => total + 1 + count(body), count(program.main))
}
