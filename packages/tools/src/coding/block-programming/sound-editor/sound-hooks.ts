/** The hooks of the sound editor: hearing a part, recording, and the samples that are edited. */

import type { DeviceProblem } from '@panya/domain/browser/abilities.ts'
import { deviceProblem } from '@panya/engines/media-devices/open-device.ts'
import { ClipPlayer } from '@panya/engines/sound/clip-player.ts'
import { loadSamples } from '@panya/engines/sound/load-samples.ts'
import { Recorder } from '@panya/engines/sound/recorder.ts'
import { type Part, peakOf, type Samples, SHORTEST_SAMPLES } from '@panya/engines/sound/samples.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Sound } from '../core/document.ts'

export interface Playing {
  /** What is heard now, or null in silence. */
  part: Part | null
  play(samples: Samples, part: Part): void
  stop(): void
  position(): number | null
}

export function useClipPlayer(): Playing {
  const [player] = useState(() => new ClipPlayer())
  const [part, setPart] = useState<Part | null>(null)
  useEffect(() => () => player.dispose(), [player])
  return {
    part,
    play: (samples, wanted) => {
      setPart(wanted)
      player.play(samples, wanted, () => setPart(null))
    },
    stop: () => {
      player.stop()
      setPart(null)
    },
    position: () => player.position(),
  }
}

export type RecordState =
  | { at: 'idle'; problem?: DeviceProblem | 'heardNothing' }
  | { at: 'asking' }
  | { at: 'recording'; seconds: number; level: number }

const SHOWN_EVERY_SECONDS = 0.1
/** A microphone that is switched off gives less than this. */
const HEARD = 0.003

export function useRecorder(onRecorded: (samples: Samples) => void) {
  const [state, setState] = useState<RecordState>({ at: 'idle' })
  const call = useRef<AbortController | null>(null)
  const recorder = useRef<Recorder | null>(null)
  const letGo = useCallback(() => {
    call.current?.abort()
    recorder.current?.cancel()
    recorder.current = null
  }, [])
  // Whoever closes the window is not listened to any longer.
  useEffect(() => letGo, [letGo])
  const stop = (): void => {
    const samples = recorder.current?.stop()
    letGo()
    if (!samples) setState({ at: 'idle' })
    else if (samples.length < SHORTEST_SAMPLES || peakOf(samples) < HEARD)
      setState({ at: 'idle', problem: 'heardNothing' })
    else {
      setState({ at: 'idle' })
      onRecorded(samples)
    }
  }
  const start = async (): Promise<void> => {
    letGo()
    const mine = new AbortController()
    call.current = mine
    setState({ at: 'asking' })
    let [shownAt, loudest] = [0, 0]
    const heard = (seconds: number, level: number): void => {
      loudest = Math.max(loudest, level)
      if (seconds - shownAt < SHOWN_EVERY_SECONDS) return
      setState({ at: 'recording', seconds, level: loudest })
      shownAt = seconds
      loudest = 0
    }
    try {
      const started = await Recorder.start({ heard, mustStop: stop }, mine.signal)
      if (!started) return
      // Pressed twice: the first one does not stay on behind the second.
      if (mine.signal.aborted) {
        started.cancel()
        return
      }
      recorder.current = started
      setState({ at: 'recording', seconds: 0, level: 0 })
    } catch (error) {
      if (!mine.signal.aborted) setState({ at: 'idle', problem: deviceProblem(error) })
    }
  }
  return { state, start, stop }
}

export type Loaded = { at: 'loading' } | { at: 'unreadable' } | { at: 'ready'; samples: Samples }

/** The samples of a sound of the project; for a new recording there is nothing to load. */
export function useLoadedSamples(sound: Sound | null): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ at: 'loading' })
  useEffect(() => {
    if (!sound) return undefined
    let isGone = false
    const load = async (): Promise<void> => {
      const samples = await loadSamples(sound).catch(() => null)
      if (!isGone)
        setLoaded(samples && samples.length > 0 ? { at: 'ready', samples } : { at: 'unreadable' })
    }
    void load()
    return () => {
      isGone = true
    }
  }, [sound])
  return loaded
}
