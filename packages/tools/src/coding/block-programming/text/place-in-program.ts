/** Which block a line of the whole program in Python belongs to, and which line that is beside the blocks of its sprite. */
import type { StageProgram } from '@panya/engines/blocks-runtime/program.ts'
import { pythonProgram } from '@panya/engines/blocks-runtime/python/python-program.ts'
import { pythonTextOf } from '@panya/engines/blocks-runtime/python/python-text.ts'
import { blockAt } from '../core/text-views.ts'

export interface PlaceInProgram {
  actorId: string
  /** None where the line is nobody's block. */
  block: string | null
  line: number
}

export function placeInProgram(program: StageProgram, line: number): PlaceInProgram | null {
  const lines = pythonProgram(program).split('\n')
  const start = lines.slice(0, line - 1).reduce((length, one) => length + one.length + 1, 0)
  const words = start + (lines[line - 1] ?? '').search(/\S|$/)
  const whole = lines.join('\n')
  for (const { id } of program.actors) {
    const { text, places } = pythonTextOf(program, id)
    const from = text === '' ? -1 : whole.indexOf(text)
    if (from < 0 || words < from || words > from + text.length) continue
    const before = whole.slice(from, words).split('\n').length
    return { actorId: id, block: blockAt(places, words - from), line: before }
  }
  return null
}
