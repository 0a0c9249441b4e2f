/** Where lines begin: what is under a colon stands further in, and everything else does not. */

import type { Found } from './python-problem.ts'
import type { WrittenLine, WrittenLines } from './written-lines.ts'

/** Tabs reach to the next eighth place, as Python counts them. */
function indentOf(words: string): number {
  let indent = 0
  for (const sign of words) {
    if (sign === ' ') indent += 1
    else if (sign === '\t') indent += 8 - (indent % 8)
    else break
  }
  return indent
}

const firstWord = (words: string): string => /[\p{L}\p{M}\p{N}_@]+/u.exec(words)?.[0] ?? ''

export function findLayoutProblems(lines: WrittenLines): Found[] {
  const found: Found[] = []
  const steps = [0]
  let above: WrittenLine | null = null
  const missesBody = (head: WrittenLine): void => {
    const end = head.from + head.words.trimEnd().length
    found.push({ from: end - 1, to: end, code: 'no-body', said: firstWord(head.words) })
  }
  for (const line of lines.statements()) {
    const indent = indentOf(line.words)
    const opens = above?.words.trimEnd().endsWith(':') ?? false
    const start = line.from + line.words.search(/\S/)
    const place = { from: line.from, to: start, said: firstWord(line.words) }
    if (indent > steps.at(-1)!) {
      if (!opens) found.push({ ...place, code: 'indent-far' })
      steps.push(indent)
    } else {
      if (opens) missesBody(above!)
      while (indent < steps.at(-1)!) steps.pop()
      if (indent !== steps.at(-1)!) {
        found.push({ ...place, code: 'indent-back' })
        steps.push(indent)
      }
    }
    above = line
  }
  if (above?.words.trimEnd().endsWith(':')) missesBody(above)
  return found
}
