/** Starts the frame's worker from its text: a frame without an origin has no address to load one from. */
import { MessageAllowance } from './message-allowance.ts'
import { ALIVE } from './sandbox-port.ts'

/** Put before the frame's script by the build. */
declare const WORKER_SOURCE: string

/** A worker of ours sends far less: learners' code has got hold of the line. */
const MESSAGES_PER_SECOND = 2000

export interface SandboxWorker {
  post(message: unknown, transfer?: Transferable[]): void
  onMessage(listener: (message: unknown) => void): void
  onCrash(listener: (reason: string) => void): void
  terminate(): void
}

export function startWorker(name: string): SandboxWorker {
  const waiting: [unknown, Transferable[]][] = []
  const allowance = new MessageAllowance(MESSAGES_PER_SECOND)
  let heard: (message: unknown) => void = () => {}
  let crashed: (reason: string) => void = () => {}
  let alive = false
  let worker = start(blobAddress())

  function start(address: string): Worker {
    const made = new Worker(address, { name })
    if (address.startsWith('blob:')) setTimeout(() => URL.revokeObjectURL(address), 10_000)
    made.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(made, data))
    made.addEventListener('error', (event) => fail(made, address, event.message))
    return made
  }

  function hear(from: Worker, data: unknown): void {
    if (from !== worker) return
    if (!allowance.takesOne()) return end('too many messages')
    if (!alive && data === ALIVE) {
      alive = true
      for (const [message, transfer] of waiting.splice(0)) worker.postMessage(message, transfer)
    } else heard(data)
  }

  /** WebKit starts no worker from a blob in a frame like this, but one from a data: address. */
  function fail(from: Worker, address: string, message: string): void {
    if (from !== worker) return
    if (!alive && address.startsWith('blob:')) worker = start(dataAddress())
    else end(message || 'worker error')
  }

  function end(reason: string): void {
    worker.terminate()
    crashed(reason)
  }

  return {
    post: (message, transfer = []) => {
      if (alive) worker.postMessage(message, transfer)
      else waiting.push([message, transfer])
    },
    onMessage: (listener) => {
      heard = listener
    },
    onCrash: (listener) => {
      crashed = listener
    },
    terminate: () => worker.terminate(),
  }
}

function blobAddress(): string {
  return URL.createObjectURL(new Blob([WORKER_SOURCE], { type: 'text/javascript' }))
}

function dataAddress(): string {
  return `data:text/javascript;charset=utf-8,${encodeURIComponent(WORKER_SOURCE)}`
}
