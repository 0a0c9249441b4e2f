/** Steps back and forward through an edited sound. Old steps are let go when they fill the memory. */
import type { Part, Samples } from './samples.ts'

export interface Take {
  samples: Samples
  part: Part
}

export interface History {
  past: readonly Take[]
  now: Take
  future: readonly Take[]
}

const MOST_SAMPLES = 16 * 1024 * 1024
const MOST_STEPS = 50

export const startHistory = (now: Take): History => ({ past: [], now, future: [] })

export function doStep(history: History, next: Take): History {
  const past = [...history.past, history.now].slice(-MOST_STEPS)
  let held = past.reduce((sum, { samples }) => sum + samples.length, 0)
  while (past.length > 1 && held > MOST_SAMPLES) held -= past.shift()!.samples.length
  return { past, now: next, future: [] }
}

/** Another part of the same samples is no step: nobody wants to take that back. */
export const choosePart = (history: History, part: Part): History => ({
  ...history,
  now: { ...history.now, part },
})

export function undo({ past, now, future }: History): History {
  const before = past.at(-1)
  if (!before) return { past, now, future }
  return { past: past.slice(0, -1), now: before, future: [now, ...future] }
}

export function redo({ past, now, future }: History): History {
  const [next, ...later] = future
  if (!next) return { past, now, future }
  return { past: [...past, now], now: next, future: later }
}
