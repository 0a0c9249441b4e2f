/** Shows a run place by place, and stops when the page goes. */
import { useEffect, useState } from 'react'
import type { TinyRun } from './tiny-level.ts'

const STEP_MS = 520
/** Without motion the robot is simply at the next place. */
const STILL_MS = 180

export interface Playback {
  run: TinyRun | null
  /** Which of the run's places is shown. */
  at: number
  over: boolean
  pace: number
  start(run: TinyRun): void
  reset(): void
}

export function usePlayback(): Playback {
  const [run, setRun] = useState<TinyRun | null>(null)
  const [at, setAt] = useState(0)
  const [still, setStill] = useState(false)
  const over = run !== null && at >= run.places.length - 1
  useEffect(() => {
    if (!run || over) return
    const timer = setTimeout(() => setAt(at + 1), still ? STILL_MS : STEP_MS)
    return () => clearTimeout(timer)
  }, [run, at, over, still])
  const show = (next: TinyRun | null) => {
    setRun(next)
    setAt(0)
  }
  return {
    run,
    at,
    over,
    pace: still || at === 0 ? 0 : STEP_MS - 120,
    start(next) {
      setStill(matchMedia('(prefers-reduced-motion: reduce)').matches)
      show(next)
    },
    reset: () => show(null),
  }
}
