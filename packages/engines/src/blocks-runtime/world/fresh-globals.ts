/** The place where everybody's variables are kept while a program runs. */
import { variableSlots } from '../compile/compile-program.ts'
import type { StageProgram } from '../program.ts'

/** One object with all slots from the beginning: what grows property by property is slower to reach. */
export function freshGlobals(program: StageProgram): Record<string, unknown> {
  const slots = variableSlots(program).filter(({ owner }) => owner === null)
  const values = Object.fromEntries(slots.map(({ slot, isList }) => [slot, isList ? [] : 0]))
  return JSON.parse(JSON.stringify(values)) as Record<string, unknown>
}
