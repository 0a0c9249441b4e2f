/** One sprite's scripts as the text that stands beside its blocks, and which block stands where in it. */
import type { StageProgram } from '../program.ts'
import { Marks, type PlacedBlock, type PythonText } from './python-marks.ts'
import { markedPythonOfActor } from './python-program.ts'

export type { PlacedBlock, PythonText }

export function pythonTextOf(program: StageProgram, actorId: string): PythonText {
  const marks = new Marks()
  return marks.read(markedPythonOfActor(program, actorId, marks))
}
