/** A camera that is on only while somebody looks at its picture. */
import type { DeviceProblem } from '@panya/domain/browser/abilities.ts'
import {
  deviceProblem,
  openDevice,
  releaseDevice,
} from '@panya/engines/media-devices/open-device.ts'
import { useCallback, useEffect, useRef, useState } from 'react'

export type CameraState =
  | { at: 'asking' }
  | { at: 'on'; cameras: readonly string[] }
  | { at: 'off'; problem: DeviceProblem | 'resting' }

const SIZE = { width: { ideal: 960 }, height: { ideal: 720 } }

/** Asks when the window opens: only a press on a button opens it. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<CameraState>({ at: 'asking' })
  const call = useRef<AbortController | null>(null)
  const stream = useRef<MediaStream | null>(null)
  const chosen = useRef<string | undefined>(undefined)

  const letGo = useCallback(() => {
    call.current?.abort()
    if (stream.current) releaseDevice(stream.current)
    stream.current = null
    if (video.current) video.current.srcObject = null
  }, [])

  const start = useCallback(async () => {
    letGo()
    const mine = new AbortController()
    call.current = mine
    setState({ at: 'asking' })
    const which = chosen.current
      ? { deviceId: { ideal: chosen.current } }
      : { facingMode: { ideal: 'user' } }
    try {
      const opened = await openDevice({ video: { ...SIZE, ...which }, audio: false }, mine.signal)
      if (!opened) return
      stream.current = opened
      for (const track of opened.getTracks()) {
        track.addEventListener('ended', () => {
          if (stream.current === opened) setState({ at: 'off', problem: 'missing' })
        })
      }
      const devices = await navigator.mediaDevices.enumerateDevices()
      const cameras = devices.filter(({ kind }) => kind === 'videoinput')
      if (mine.signal.aborted) return
      setState({ at: 'on', cameras: cameras.map(({ deviceId }) => deviceId) })
      if (video.current) {
        video.current.srcObject = opened
        await video.current.play().catch(() => undefined)
      }
    } catch (error) {
      if (!mine.signal.aborted) setState({ at: 'off', problem: deviceProblem(error) })
    }
  }, [letGo])

  useEffect(() => {
    void start()
    const rest = (): void => {
      letGo()
      setState({ at: 'off', problem: 'resting' })
    }
    const hidden = (): void => {
      if (document.hidden) rest()
    }
    window.addEventListener('pagehide', rest)
    document.addEventListener('visibilitychange', hidden)
    return () => {
      window.removeEventListener('pagehide', rest)
      document.removeEventListener('visibilitychange', hidden)
      letGo()
    }
  }, [start, letGo])

  /** The next one, where there are several: the one of a tablet that looks away from you. */
  const next = (): void => {
    if (state.at !== 'on') return
    const now = stream.current?.getVideoTracks()[0]?.getSettings().deviceId ?? ''
    chosen.current = state.cameras[(state.cameras.indexOf(now) + 1) % state.cameras.length]
    void start()
  }
  return { video, state, start: () => void start(), next }
}
