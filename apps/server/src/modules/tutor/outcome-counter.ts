/** Counts how questions ended, for an operator's tools; no texts, and nobody's names. */
import type { TurnOutcome } from '@panya/domain/tutor/turn.ts'
import { Counter, type Registry } from 'prom-client'

export type CountOutcome = (kind: 'tutor' | 'chat', outcome: TurnOutcome) => void

export function createOutcomeCounter(registry: Registry): CountOutcome {
  const counter = new Counter({
    name: 'tutor_turns_total',
    help: 'Questions to the tutor and the chat, by how they ended.',
    labelNames: ['kind', 'outcome'],
    registers: [],
  })
  registry.registerMetric(counter)
  return (kind, outcome) => counter.inc({ kind, outcome })
}
