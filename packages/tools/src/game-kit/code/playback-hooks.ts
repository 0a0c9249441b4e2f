/** Walks through the moments of a run that is already known: forwards, backwards, at any speed. */
import { useCallback, useEffect, useMemo, useState } from 'react'

/** Milliseconds a moment stays, from slow to fast. */
const PACES = [900, 500, 260, 120, 40] as const
export const SPEEDS = PACES.length
/** An endless run: so many moments are watched at most, each for so long. */
export const MOST_HURRIED = 20
const HURRIED = 80

export interface Playback {
  /** 0 is before the first moment. */
  position: number
  total: number
  playing: boolean
  speed: number
  /** How long a moment stays at this speed. */
  pace: number
  /** Goes on, or begins at a position. With calm motion it shows the end at once. */
  play(from: number | null): void
  pause(): void
  seek(position: number): void
  setSpeed(speed: number): void
}

/** `total` may change while a run is being replaced, so positions are cut only when read. */
export function usePlayback(total: number, calm: boolean, hurries: boolean): Playback {
  const [wished, setPosition] = useState(0)
  const [wanted, setWanted] = useState(false)
  const [speed, setSpeed] = useState(2)
  const position = Math.min(wished, total)
  const playing = wanted && position < total
  const chosen = PACES[speed] ?? 260
  const pace = hurries ? Math.min(chosen, HURRIED) : chosen

  useEffect(() => {
    const timer = playing ? setTimeout(() => setPosition(position + 1), pace) : undefined
    return () => clearTimeout(timer)
  }, [playing, position, pace])

  const play = useCallback(
    (from: number | null) => {
      if (calm) setPosition(Number.MAX_SAFE_INTEGER)
      else if (from !== null) setPosition(from)
      setWanted(!calm)
    },
    [calm],
  )
  const pause = useCallback(() => setWanted(false), [])
  const seek = useCallback((to: number) => {
    setWanted(false)
    setPosition(Math.max(0, to))
  }, [])
  return useMemo(
    () => ({ position, total, playing, speed, pace, play, pause, seek, setSpeed }),
    [position, total, playing, speed, pace, play, pause, seek],
  )
}
