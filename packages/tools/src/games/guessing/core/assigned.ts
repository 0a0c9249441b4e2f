/** What a teacher asked for: a round of the game or of the open project, or drawing for the machine. */
import type { GuessLevel } from './guess-level.ts'
import { createRound, customLevelId, type RoundSpec } from './guess-round.ts'
import { machineRoundOf } from './machine-round.ts'

export type Assigned = { kind: 'round'; spec: RoundSpec } | { kind: 'machine'; number: number }

export function findAssigned(id: string, own: readonly GuessLevel[]): Assigned | null {
  const number = machineRoundOf(id)
  if (number !== null) return { kind: 'machine', number }
  const custom = own.find((level) => level.items.length > 0 && customLevelId(level) === id)
  const spec: RoundSpec = custom
    ? { level: 'custom', reveal: custom.reveal, answer: custom.answer, custom }
    : { level: id, reveal: 'tiles', answer: 'choose' }
  return createRound(spec) && { kind: 'round', spec }
}
