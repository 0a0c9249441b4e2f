/** Python text as terms, or what is wrong with it. Parsed by lezer, which also says where everything stands. */

import { parser } from '@lezer/python'
import { findProblems } from './find-problems.ts'
import { TooDeep } from './lezer-node.ts'
import type { PythonProblem } from './python-problem.ts'
import type { Term } from './python-tree.ts'
import { StatementTerms } from './statement-terms.ts'

/** More than anybody writes by hand, and what is still read while somebody types. */
const LONGEST = 200_000

/** Lezer builds its tree by calling itself: how deep that goes depends on the machine. */
function parse(text: string): ReturnType<typeof parser.parse> | null {
  try {
    return parser.parse(text)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return null
  }
}

export type Parsed = { body: Term } | { problems: readonly PythonProblem[] }

export function parsePython(text: string): Parsed {
  if (text.length > LONGEST)
    return { problems: [{ line: 1, from: 0, to: 0, code: 'too-long', said: '' }] }
  const tree = parse(text)
  if (!tree) return { problems: [{ line: 1, from: 0, to: 0, code: 'too-deep', said: '' }] }
  const problems = findProblems(tree, text)
  if (problems.length > 0) return { problems }
  try {
    return { body: new StatementTerms(text).script(tree.topNode) }
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    const line = text.slice(0, error.at).split('\n').length
    return { problems: [{ line, from: error.at, to: error.at, code: 'too-deep', said: '' }] }
  }
}
