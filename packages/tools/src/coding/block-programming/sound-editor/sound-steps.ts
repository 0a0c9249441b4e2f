/** What each button of the sound editor does: the next samples and the next chosen part, or why not. */
import { copyPart, insertAt, removePart } from '@panya/engines/sound/cut.ts'
import { EFFECTS } from '@panya/engines/sound/effects.ts'
import type { Take } from '@panya/engines/sound/history.ts'
import {
  isWhole,
  LONGEST_SECONDS,
  type Part,
  RATE,
  type Samples,
  SHORTEST_SAMPLES,
  wholeOf,
} from '@panya/engines/sound/samples.ts'

export type Effect = keyof typeof EFFECTS
export type SoundAction = 'keep' | 'remove' | 'paste' | Effect
export type StepProblem = 'choosePart' | 'tooLong' | 'nothingCopied' | 'tooShort'

export function soundStep(
  take: Take,
  action: SoundAction,
  copied: Samples | null,
): Take | StepProblem {
  const next = act(take, action, copied)
  if (typeof next === 'string') return next
  const { length } = next.samples
  // One that was too long already may be worked on: that is how it becomes shorter.
  if (length > LONGEST_SECONDS * RATE && length > take.samples.length) return 'tooLong'
  return length < SHORTEST_SAMPLES ? 'tooShort' : next
}

function act(
  { samples, part }: Take,
  action: SoundAction,
  copied: Samples | null,
): Take | StepProblem {
  if (action === 'keep' || action === 'remove') {
    if (isWhole(part, samples)) return 'choosePart'
    const rest = (action === 'keep' ? copyPart : removePart)(samples, part)
    return { samples: rest, part: wholeOf(rest) }
  }
  if (action === 'paste') {
    if (!copied) return 'nothingCopied'
    const longer = insertAt(samples, part.to, copied)
    return { samples: longer, part: { from: part.to, to: part.to + copied.length } }
  }
  const changed = EFFECTS[action](samples, part)
  // An echo rings on behind the part without being part of it.
  const isMoved = action !== 'echo' || isWhole(part, samples)
  return { samples: changed, part: isMoved ? partAfter(samples, part, changed) : part }
}

/** The same part, as long as it has become. */
function partAfter(before: Samples, part: Part, after: Samples): Part {
  if (isWhole(part, before)) return wholeOf(after)
  const grown = part.to + after.length - before.length
  return { from: part.from, to: Math.max(part.from + 1, Math.min(after.length, grown)) }
}

/** The handles never pass each other, and always leave something between them. */
export function moveEdge(part: Part, edge: keyof Part, to: number, length: number): Part {
  const least = Math.min(SHORTEST_SAMPLES, length)
  const at = Math.round(Number.isFinite(to) ? to : part[edge])
  if (edge === 'from') return { ...part, from: Math.max(0, Math.min(at, part.to - least)) }
  return { ...part, to: Math.min(length, Math.max(at, part.from + least)) }
}

export const spoken = (seconds: number): number => Math.round(seconds * 100) / 100
