/** What Python would not take, with the line to look at. Lezer is lenient in places where Python is not. */

import type { parser } from '@lezer/python'
import type { PythonProblem } from './python-problem.ts'

type Tree = ReturnType<typeof parser.parse>
const MOST = 20

export function findProblems(tree: Tree, text: string): PythonProblem[] {
  const problems: PythonProblem[] = []
  const lines = new LineNumbers(text)
  const add = (code: string, from: number, to: number): void => {
    if (problems.length < MOST)
      problems.push({ line: lines.at(from), from, to, code, said: text.slice(from, to).slice(0, 80) })
  }
  tree.iterate({
    enter: ({ type, from, to }) => {
      if (problems.length >= MOST) return false
      if (type.isError) {
        // An error between two words is meant where something was missing: behind what stands before it.
        const before = from === to ? text.slice(0, from).trimEnd().length : from
        add('syntax', Math.min(before, from), Math.max(to, before))
        return false
      }
      return true
    },
  })
  return problems
}

class LineNumbers {
  readonly #starts: number[] = [0]

  constructor(text: string) {
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
      this.#starts.push(at + 1)
  }

  /** Counted from 1. */
  at(offset: number): number {
    let [low, high] = [0, this.#starts.length - 1]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (this.#starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}
