import { seedOf } from './random.ts'

/** A short fingerprint of a game's run, grown state by state. */
export interface Trace {
  add(state: string): void
  digest(): string
}

export function createTrace(): Trace {
  let left = 0x9e3779b9
  let right = 0x85ebca6b
  return {
    add(state) {
      left = seedOf(`${left}|${state}`)
      right = seedOf(`${state}|${right}`)
    },
    digest: () => left.toString(16).padStart(8, '0') + right.toString(16).padStart(8, '0'),
  }
}
