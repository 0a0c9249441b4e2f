/** The server's own drawing machine: the network learners draw for, read from disk when it is first asked. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { guess } from '@panya/engines/doodle/explain.ts'
import { readWeights, type Weights } from '@panya/engines/doodle/weights.ts'

const MODEL = import.meta.resolve('@panya/engines/doodle/model/doodle.f16')

let weights: Weights | null = null

/** Reads the network and draws for it once, so that the first learner does not wait for that. */
export function wakeMachine(): void {
  for (let i = 0; i < 3; i++) recognise([[0, 0, 10, 10]])
}

export function recognise(strokes: readonly (readonly number[])[]): string {
  weights ??= readWeights(new Uint8Array(readFileSync(fileURLToPath(MODEL))).buffer)
  return guess(weights, strokes)[0]?.name ?? ''
}
