/** What programs of a game are compared by: blocks and Python say the same in the same words. */
import { pythonStructure } from '@panya/domain/alike/python-structure.ts'
import type { WorkStructure } from '@panya/domain/alike/work-structure.ts'
import { readProgram, readSource } from './program-source.ts'
import { printPython } from './python-printer.ts'

const ofText = (text: string): WorkStructure | null => pythonStructure([{ name: null, text }])

/** As a learner's progress keeps it. Text that is no program yet is compared as it stands. */
export function programStructure(kept: unknown): WorkStructure | null {
  const source = readSource(kept)
  if (source === null) throw new Error('This is not a program of a game.')
  return ofText(source.view === 'python' ? source.source : printPython(readProgram(source)).source)
}

export const textStructure = (text: string | null | undefined): WorkStructure | null =>
  text ? ofText(text) : null
