/** The place where everybody's variables are kept while a program runs. */
import type { VariableSlot } from '../compile/compile-program.ts'

/** What a variable holds at the start; each holder of a list has a list of its own. */
export function startValue({ start }: VariableSlot): unknown {
  return Array.isArray(start) ? [...start] : start
}

/** One object with all slots from the beginning: what grows property by property is slower to reach. */
export function freshGlobals(variables: readonly VariableSlot[]): Record<string, unknown> {
  const slots = variables.filter(({ owner }) => owner === null)
  const shape = Object.fromEntries(slots.map(({ slot, isList }) => [slot, isList ? [] : 0]))
  const made = JSON.parse(JSON.stringify(shape)) as Record<string, unknown>
  for (const variable of slots) made[variable.slot] = startValue(variable)
  return made
}
