import { useState } from 'react'
import type { NodePanelProps } from './flow-tool.ts'
import styles from './SidePanels.module.css'

/** Starts and stops the camera for a node; a new frame is taken only when the last one was computed. */

const SIZE = { width: 640, height: 480 }

export function CameraPanel({
  session,
  node,
  texts,
  toast,
  note = texts.t('cameraPrivate'),
}: NodePanelProps & { note?: string }) {
  const [stream, setStream] = useState<MediaStream | null>(
    () => running.get(session)?.get(node) ?? null,
  )
  const start = async (): Promise<void> => {
    try {
      const started = await navigator.mediaDevices.getUserMedia({ video: SIZE, audio: false })
      keep(session, node, started)
      setStream(started)
      void pump(session, node, started)
    } catch {
      toast(texts.t('cameraNo'), 'error')
    }
  }
  const stop = (): void => {
    endCamera(session, node)
    setStream(null)
  }
  return (
    <div className={styles.row}>
      <button type="button" onClick={() => (stream ? stop() : void start())}>
        {texts.t(stream ? 'cameraStop' : 'cameraStart')}
      </button>
      {note && <small>{note}</small>}
    </div>
  )
}

type Session = NodePanelProps['session']
const running = new WeakMap<Session, Map<string, MediaStream>>()

function keep(session: Session, node: string, stream: MediaStream): void {
  const streams = running.get(session) ?? new Map<string, MediaStream>()
  running.set(session, streams.set(node, stream))
}

export function endCamera(session: Session, node: string): void {
  for (const track of running.get(session)?.get(node)?.getTracks() ?? []) track.stop()
  running.get(session)?.delete(node)
  session.evaluator.endLive(node)
}

/** Ends every camera of a session, when its screen goes. */
export function endCameras(session: Session): void {
  for (const node of running.get(session)?.keys() ?? []) endCamera(session, node)
}

async function pump(session: Session, node: string, stream: MediaStream): Promise<void> {
  const video = document.createElement('video')
  video.muted = true
  video.playsInline = true
  video.srcObject = stream
  await video.play()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D
  while (stream.active && running.get(session)?.get(node) === stream) {
    canvas.width = video.videoWidth
    canvas.height = video.videoHeight
    if (video.videoWidth > 0 && session.content.nodes.some(({ id }) => id === node)) {
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
