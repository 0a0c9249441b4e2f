/** What Python would not take, with the line to look at. Lezer is lenient in places where Python is not. */

import type { parser } from '@lezer/python'
import { findLayoutProblems } from './layout-problems.ts'
import { findOldPrints, nameProblem } from './name-problem.ts'
import type { Found, PythonProblem } from './python-problem.ts'
import { findSignProblems } from './sign-problems.ts'
import { WrittenLines } from './written-lines.ts'

type Tree = ReturnType<typeof parser.parse>
const MOST = 20
const LONGEST_SAID = 80

/** The first of each line, from top to bottom: what comes after it is mostly its doing. */
export function findProblems(tree: Tree, text: string): PythonProblem[] {
  const lines = new WrittenLines(tree, text)
  // In this order: a quotation mark that is open makes a bracket look open too.
  const found: Found[] = [
    ...findSignProblems(tree, text, lines),
    ...findLayoutProblems(lines),
    ...findOldPrints(lines),
    ...errorsIn(tree, lines),
  ]
  const byLine = new Map<number, PythonProblem>()
  for (const problem of found) {
    const line = lines.at(problem.from)
    const said = problem.said.slice(0, LONGEST_SAID)
    if (!byLine.has(line)) byLine.set(line, { ...problem, said, line })
  }
  // To the parser a line that begins too far in is the end of the one above.
  const isItself = ({ line, code }: PythonProblem): boolean =>
    code !== 'after' || byLine.get(line + 1)?.code !== 'indent-far'
  return [...byLine.values()]
    .filter(isItself)
    .toSorted((one, other) => one.line - other.line)
    .slice(0, MOST)
}

function errorsIn(tree: Tree, lines: WrittenLines): Found[] {
  const found: Found[] = []
  tree.iterate({
    enter: ({ type, from, to, node }) => {
      if (found.length >= MOST) return false
      if (!type.isError) return true
      found.push(nameProblem(lines, from, to, node.parent?.name ?? ''))
      return false
    },
  })
  return found
}
