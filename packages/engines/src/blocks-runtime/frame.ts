/** The blocks' frame in the sandbox: holds the worker and its flag for Stop, and paces what it shows. */
import { type FramePort, serveFrame } from '../sandbox/serve-frame.ts'
import { type SandboxWorker, startWorker } from '../sandbox/start-worker.ts'
import { mergeFrames } from './merge-frames.ts'
import type { FromFrame, FromWorker, ToFrame } from './protocol.ts'
import type { Frame } from './world/frame.ts'

serveFrame(serveBlocks)

function serveBlocks(port: FramePort): void {
  const control = crossOriginIsolated ? new Int32Array(new SharedArrayBuffer(4)) : null
  let worker: SandboxWorker = begin()
  let waiting: Frame | null = null
  let unseen = false

  const tell = (message: FromFrame): void => port.post(message)

  function begin(): SandboxWorker {
    const made = startWorker('blocks')
    made.onMessage((message) => made === worker && hear(message as FromWorker))
    made.onCrash(() => made === worker && tell({ tell: 'crashed' }))
    return made
  }

  function hear(message: FromWorker): void {
    if (message.tell !== 'frame') return tell(message)
    waiting = waiting ? mergeFrames(waiting, message.frame) : message.frame
    show()
  }

  function show(): void {
    if (unseen || !waiting) return
    unseen = true
    tell({ tell: 'frame', frame: waiting })
    waiting = null
  }

  function renew(): void {
    worker.terminate()
    if (control) Atomics.store(control, 0, 0)
    waiting = null
    worker = begin()
  }

  port.onMessage((message: ToFrame) => {
    if (message.do === 'renew') return renew()
    if (message.do === 'seen') {
      unseen = false
      return show()
    }
    if (message.do === 'stop' && control) Atomics.store(control, 0, 1)
    const shared = control?.buffer ?? null
    worker.post(message.do === 'load' ? { ...message, control: shared } : message)
  })
}
