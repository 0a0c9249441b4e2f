/** What Python makes of a program before it is written: how deep it can go, and what is said about the rest. */

import { type Py, py } from '../../code/python-code.ts'
import type { StageProgram } from '../program.ts'
import type { ProgramProblem } from '../read/read-blocks.ts'
import { type ReadProgram, readProgram } from '../read/read-program.ts'

/** Python gives up on a hundred indentations and on two hundred brackets, a block may need two of them. */
const DEEPEST = 80

export function readForPython(given: StageProgram): ReadProgram {
  return readProgram(given, DEEPEST)
}

const NOTES: Record<ProgramProblem['code'], Py> = {
  'too-nested': py`# Left out: a script with too many blocks inside each other for Python.`,
  'too-big': py`# Left out: scripts, because the program is too big.`,
  'needs-python': py`# Left out: lines of Python.`,
  'unknown-block': py`# Left out: a block that is not known here.`,
}

/** Comments by actor, each once. */
export function notesOf(problems: readonly ProgramProblem[]): Map<string, Py[]> {
  const notes = new Map<string, Set<Py>>()
  for (const { actorId, code } of problems)
    notes.set(actorId, (notes.get(actorId) ?? new Set()).add(NOTES[code]))
  return new Map([...notes].map(([id, lines]) => [id, [...lines, py``]]))
}

/** At most two empty lines in a row. */
export function tidyText(lines: readonly Py[]): string {
  return lines.join('\n').replace(/\n{4,}/g, '\n\n\n')
}
