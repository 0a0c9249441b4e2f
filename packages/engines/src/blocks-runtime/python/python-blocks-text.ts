/** The text in Python blocks: what a learner wrote, line by line, as it goes into a program again. */
import type { Py } from '../../code/python-code.ts'
import { everyBlock } from '../block-json.ts'
import type { BlockJson, StageProgram } from '../program.ts'

/** What a text may hold that nobody sees: our own marks are among it. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const UNSEEN = /[\u0000-\u0008\u000b-\u001f\u007f]/g

export function pythonOf(block: BlockJson): string {
  const { text } = (block.extraState ?? {}) as { text?: unknown }
  return typeof text === 'string' ? text.replace(/\r\n?/g, '\n').replace(UNSEEN, '') : ''
}

export function isPythonBlock({ type }: BlockJson): boolean {
  return type === 'python_lines' || type === 'python_value'
}

/** Whether only Python can run this program. */
export function hasPythonBlocks({ actors }: StageProgram): boolean {
  return actors.some(({ workspace }) =>
    (workspace.blocks?.blocks ?? []).some((top) => {
      for (const block of everyBlock(top)) if (isPythonBlock(block)) return true
      return false
    }),
  )
}

const STRING = /("""|''')(?:\\[^]|(?!\1)[^])*\1|(["'])(?:\\[^]|(?!\2)[^\n])*\2|#[^\n]*|\n/g

/** Lines as Python counts them: what stands inside a long text belongs to the line where the text began. */
export function linesOfPython(text: string): string[] {
  const lines: string[] = []
  let start = 0
  for (const { 0: found, index } of text.matchAll(STRING)) {
    if (found !== '\n') continue
    lines.push(text.slice(start, index))
    start = index + 1
  }
  return [...lines, text.slice(start)]
}

/** The lines of a Python block. Without any the block is one that does nothing. */
export function pythonLines(text: string): Py[] {
  return linesOfPython(text)
    .filter((line) => line.trim() !== '')
    .map((line) => line.trimEnd() as Py)
}

export function pythonValue(text: string): Py {
  return (text.trim() === '' ? '0' : text.trim()) as Py
}

/** Text without the spaces that its first line begins with; `indent` are those of the place where it stood. */
export function dedented(text: string, indent: number): string {
  return linesOfPython(text)
    .map((line, index) => {
      const spaces = /^[ \t]*/.exec(line)![0].length
      return index === 0 ? line : line.slice(Math.min(indent, spaces)).trimEnd()
    })
    .join('\n')
}

/** `global a, b` in the first line of a Python block: whose names those are, and what is left to do. */
export function sharedNames(text: string): { names: Py[]; text: string } {
  const [first = '', ...rest] = text.split('\n')
  const said = /^global ([\p{L}\p{M}\p{N}_, ]+)$/u.exec(first.trimEnd())?.[1]
  if (said === undefined || rest.length === 0) return { names: [], text }
  return { names: said.split(/[, ]+/).filter(Boolean) as Py[], text: rest.join('\n') }
}
