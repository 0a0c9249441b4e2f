/** The worker's only line to its frame, taken out of the reach of the code that will run here. */
import { ALIVE } from './sandbox-port.ts'

/** What learners' code has no use for. The browser keeps it from doing harm; this keeps it from trying. */
const TAKEN = [
  'postMessage',
  'close',
  'Worker',
  'SharedWorker',
  'BroadcastChannel',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'EventSource',
  'XMLHttpRequest',
  'indexedDB',
  'caches',
  'Notification',
]

export interface WorkerChannel {
  post(message: unknown, transfer?: Transferable[]): void
  onMessage(listener: (message: never) => void): void
}

export function guardWorker(): WorkerChannel {
  const scope = self as unknown as Worker
  const send = scope.postMessage.bind(scope)
  for (const name of TAKEN) takeAway(name)
  return {
    post: (message, transfer = []) => send(message, transfer),
    onMessage: (listener) => {
      scope.addEventListener('message', ({ data }: MessageEvent) => listener(data as never))
      send(ALIVE)
    },
  }
}

function takeAway(name: string): void {
  for (let at: object | null = self; at; at = Object.getPrototypeOf(at) as object | null) {
    Reflect.deleteProperty(at, name)
  }
}
