import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import { openDevice } from '@panya/engines/media-devices/open-device.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useSyncExternalStore } from 'react'
import { LackNote } from '../host/browser/LackNote.tsx'
import { lackOf } from '../host/browser/lack-of.ts'
import type { NodePanelProps } from './flow-tool.ts'
import { isRunning, keepRunning, onRunning, stopRunning } from './live-sources.ts'
import { refusedDevice, said } from './refused-device.ts'
import styles from './SidePanels.module.css'

/** Starts and stops the camera for a node; a new frame is taken only when the last one was computed. */

const SIZE = { width: 640, height: 480 }

export function CameraPanel({
  session,
  node,
  messages,
  toast,
  note = messages.t('cameraPrivate'),
}: NodePanelProps & { note?: string }) {
  const running = useSyncExternalStore(
    (listener) => onRunning(session, listener),
    () => isRunning(session, node),
    () => false,
  )
  const start = async (): Promise<void> => {
    try {
      // Nobody calls it off: the camera runs until somebody stops it.
      const asked = await openDevice({ video: SIZE, audio: false }, new AbortController().signal)
      const stream = asked!
      keepRunning(session, node, () => {
        for (const track of stream.getTracks()) track.stop()
        session.evaluator.endLive(node)
      })
      void pump(session, node, stream)
    } catch (error) {
      const problem = refusedDevice('camera', error)
      session.evaluator.refuseLive(node, problem)
      toast(said(messages, problem), 'error')
    }
  }
  const lack = lackOf('camera')
  if (lack) return <LackNote locale={messages.locale} lack={lack} />
  return (
    <div className={styles.row}>
      <Button
        look="ghost"
        size="compact"
        onClick={() => (running ? stopRunning(session, node) : void start())}
      >
        {messages.t(running ? 'cameraStop' : 'cameraStart')}
      </Button>
      {note && <small>{note}</small>}
    </div>
  )
}

async function pump(session: FlowSession, node: string, stream: MediaStream): Promise<void> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = stream
  await video.play()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
  while (stream.active) {
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    if (video.videoWidth > 0) {
      context.drawImage(video, 0, 0)
      const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height)
      const handle = { engine: 'page', key: '', port: '' }
      const portable = { type: 'image', width, height, rgba: data } as const
      session.evaluator.pushLive(node, {
        value: { type: 'image', handle, width, height, channels: 3 },
        portable,
      })
    }
    await session.evaluator.idle()
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}
