/** Gives every object of an execution a small number that stays the same from step to step. */
interface Stepped {
  heap: Record<string, number>
}

export function objectNumbers(steps: readonly Stepped[]): Map<string, number> {
  const numbers = new Map<string, number>()
  for (const step of steps) {
    for (const id of Object.keys(step.heap)) if (!numbers.has(id)) numbers.set(id, numbers.size + 1)
  }
  return numbers
}
