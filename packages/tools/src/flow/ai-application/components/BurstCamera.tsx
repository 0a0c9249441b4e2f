import { openDevice } from '@panya/engines/media-devices/open-device.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useEffect, useRef } from 'react'
import type { FlowMessages } from '../../../flow-kit/flow-messages.ts'
import { refusedDevice, said } from '../../../flow-kit/refused-device.ts'
import styles from './Editors.module.css'
import { squareJpeg } from './picture-files.ts'

/** The camera while examples are taken: one picture, or a burst while the button is held. */

const SIZE = { width: 640, height: 480 }
const EVERY_MS = 150
const BURST = 10

export function BurstCamera({
  messages,
  name,
  onPictures,
  onProblem,
}: {
  messages: FlowMessages
  name: string
  onPictures: (pictures: string[]) => void
  onProblem: (problem: string) => void
}) {
  const video = useRef<HTMLVideoElement>(null)
  const taking = useRef<ReturnType<typeof setInterval> | null>(null)
  const taken = useRef<string[]>([])
  useEffect(() => {
    let stream: MediaStream | null = null
    const left = new AbortController()
    const start = async (): Promise<void> => {
      stream = await openDevice({ video: SIZE, audio: false }, left.signal)
      if (!stream || !video.current) return
      video.current.srcObject = stream
      await video.current.play()
    }
    start().catch((error: unknown) => {
      if (!left.signal.aborted) onProblem(said(messages, refusedDevice('camera', error)))
    })
    return () => {
      left.abort()
      if (taking.current) clearInterval(taking.current)
      for (const track of stream?.getTracks() ?? []) track.stop()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the camera starts once, when it is shown
  }, [])

  const shot = (): void => {
    if (video.current && video.current.videoWidth > 0)
      taken.current.push(squareJpeg(video.current, true))
  }
  const finish = (): void => {
    if (taking.current) clearInterval(taking.current)
    taking.current = null
    if (taken.current.length > 0) onPictures(taken.current)
    taken.current = []
  }
  const hold = (): void => {
    if (taking.current) return
    shot()
    taking.current = setInterval(shot, EVERY_MS)
  }
  const burst = (): void => {
    if (taking.current) return
    shot()
    taking.current = setInterval(() => {
      shot()
      if (taken.current.length >= BURST) finish()
    }, EVERY_MS)
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the learner's own camera has no sound */}
      <video
        ref={video}
        className={styles.video}
        muted
        playsInline
        aria-label={messages.own('set.cameraView')}
      />
      <div className={styles.row}>
        <Button
          look="ghost"
          size="compact"
          className={styles.hold ?? ''}
          onPointerDown={hold}
          onPointerUp={finish}
          onPointerLeave={finish}
          onContextMenu={(event) => event.preventDefault()}
        >
          {messages.own('set.hold')}
        </Button>
        <Button
          look="ghost"
          size="compact"
          aria-label={messages.own('set.burstFor', { name, count: BURST })}
          onClick={burst}
        >
          {messages.own('set.burst', { count: BURST })}
        </Button>
      </div>
    </>
  )
}
