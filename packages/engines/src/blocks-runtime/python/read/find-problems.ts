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
      problems.push({
        line: lines.at(from),
        from,
        to,
        code,
        said: text.slice(from, to).slice(0, 80),
      })
  }
  tree.iterate({
    enter: ({ type, from, to }) => {
      if (problems.length >= MOST) return false
      if (type.isError) {
        // An error between two words is meant where something was missing: behind what stands before it.
        const before = from === to ? text.slice(0, from).trimEnd().length : from
        // A line that begins too far in is wrong itself, not the end of the one above.
        if (from === to && isTooFarIn(text, from)) {
          add('syntax', from, to)
          return false
        }
        // A text that has no end swallows what follows.
        const quoted = lastOpenQuote(text, from)
        if (quoted >= 0) {
          add('syntax', quoted, from)
          return false
        }
        add('syntax', Math.min(before, from), Math.max(to, before))
        return false
      }
      return true
    },
  })
  return problems
}

function isTooFarIn(text: string, at: number): boolean {
  if (text[at - 1] !== '\n') return false
  const above = text.slice(text.lastIndexOf('\n', at - 2) + 1, at - 1)
  const indentOf = (line: string): number => /^[ \t]*/.exec(line)![0].length
  return indentOf(text.slice(at)) > indentOf(above) && !/[:([{,]\s*$/.test(above)
}

/** Where a text begins that is still open at the end of the line above; -1 when there is none. */
function lastOpenQuote(text: string, at: number): number {
  const end = text.lastIndexOf('\n', at - 1)
  const start = text.lastIndexOf('\n', end - 1) + 1
  const line = end < 0 ? '' : text.slice(start, end)
  const rest = line.replace(/"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'/g, (whole) =>
    ' '.repeat(whole.length),
  )
  const open = rest.replace(/#.*/, '').search(/["']/)
  return open < 0 || /"{3}|'''/.test(line) ? -1 : start + open
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
