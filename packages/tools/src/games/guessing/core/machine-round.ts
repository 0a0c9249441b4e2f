import type { JudgeMachines } from '../../../game-kit/core/judge-machines.ts'
import { type JudgeResult, refuse, type StarCount } from '../../../game-kit/core/judge-result.ts'
import { isIndex, isListOf, isRecord } from '../../../game-kit/core/shape.ts'
import { createTrace } from '../../../game-kit/core/trace.ts'
import { doodleRound } from './doodle-words.ts'
import { type DrawnStroke, isDrawing } from './guess-level.ts'

/** A round of six drawings for the machine: which words, which drawings count, how many stars. */

const LAST_ROUND = 999

export interface MachineSubmission {
  version: 1
  game: 'machine'
  number: number
  /** For each word of the round the drawing the machine knew it from; empty for none. */
  drawings: readonly (readonly DrawnStroke[])[]
}

function machineLevel(number: number): string {
  return `machine/${number}`
}

/** The number of the round a level id stands for, or null. */
export function machineRoundOf(level: string): number | null {
  const number = Number(/^machine\/([1-9]\d{0,2})$/.exec(level)?.[1])
  return number >= 1 && number <= LAST_ROUND ? number : null
}

export function machineStars(recognised: number): StarCount {
  if (recognised >= 5) return 3
  if (recognised >= 3) return 2
  return recognised >= 1 ? 1 : 0
}

export function isMachineSubmission(value: unknown): value is MachineSubmission {
  return (
    isRecord(value) &&
    value['version'] === 1 &&
    value['game'] === 'machine' &&
    isIndex(value['number'], LAST_ROUND + 1) &&
    isListOf(value['drawings'], doodleRound(1).length, isDrawing)
  )
}

/** Shows every drawing to the machine again; only what it knows at first sight counts. */
export function judgeMachine(
  { number, drawings }: MachineSubmission,
  { recognise }: JudgeMachines,
): JudgeResult {
  if (machineRoundOf(machineLevel(number)) === null) return refuse('unknown-level')
  const words = doodleRound(number)
  if (drawings.length !== words.length) return refuse('unfinished')
  const trace = createTrace()
  const seen = drawings.map((strokes) => (strokes.length === 0 ? null : recognise(strokes)))
  for (const name of seen) trace.add(name ?? '')
  const score = words.filter((word, index) => seen[index] === word).length
  const level = machineLevel(number)
  return { ok: true, level, stars: machineStars(score), score, trace: trace.digest() }
}
