import type { At } from './ast.ts'

/** Everything that can be wrong with a program; each code has a friendly text in every language. */
export type CodeErrorCode =
  | 'character'
  | 'text-not-closed'
  | 'bracket-not-closed'
  | 'indent-missing'
  | 'indent-unexpected'
  | 'indent-uneven'
  | 'colon-missing'
  | 'expected'
  | 'unexpected'
  | 'not-supported'
  | 'name-reserved'
  | 'assign-in-condition'
  | 'function-inside'
  | 'function-twice'
  | 'return-outside'
  | 'break-outside'
  | 'unknown-name'
  | 'unknown-call'
  | 'not-a-value'
  | 'argument-count'
  | 'gap'
  | 'nothing-yet'
  | 'not-a-number'
  | 'not-a-list'
  | 'not-countable'
  | 'list-empty'
  | 'index'
  | 'divide-by-zero'
  | 'number-too-big'
  | 'list-too-long'
  | 'too-deep'
  | 'too-many-steps'
  | 'too-long'
  | 'too-nested'
  | 'not-allowed'
  | 'bad-blocks'
  | 'bad-argument'

/** A mistake in a program: what, where, and the words the message needs. */
export class CodeError extends Error {
  readonly code: CodeErrorCode
  readonly at: At | null
  readonly values: Record<string, string | number>
  constructor(code: CodeErrorCode, at: At | null, values: Record<string, string | number> = {}) {
    super(`${code}${at === null ? '' : ` at ${at}`}`)
    this.name = 'CodeError'
    this.code = code
    this.at = at
    this.values = values
  }
}
