/** How deep a program may be: everything that reads one calls itself for what is inside. */
import { isNestedDeeper } from '@panya/domain/nesting/nesting.ts'
import type { Program } from './ast.ts'
import { CodeError } from './code-error.ts'

/** A sum of a thousand parts is a thousand deep, though nothing in it is nested. */
const DEEPEST = 1_200

export function checkDepth(program: Program): Program {
  if (isNestedDeeper(program, DEEPEST)) throw new CodeError('too-nested', null)
  return program
}
