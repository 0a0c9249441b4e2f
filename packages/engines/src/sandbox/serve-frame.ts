/** The frame's own script: takes the port its page hands over and serves one runtime on it. */
import { ALIVE, CONNECT } from './sandbox-port.ts'

export interface FramePort {
  post(message: unknown, transfer?: Transferable[]): void
  onMessage(listener: (message: never) => void): void
}

export function serveFrame(serve: (port: FramePort) => void): void {
  function connect(event: MessageEvent): void {
    const [port] = event.ports
    if (event.source !== parent || event.data !== CONNECT || !port) return
    removeEventListener('message', connect)
    serve({
      post: (message, transfer = []) => port.postMessage(message, transfer),
      onMessage: (listener) => {
        port.addEventListener('message', ({ data }) => listener(data as never))
        port.start()
      },
    })
    port.postMessage(ALIVE)
  }
  addEventListener('message', connect)
}
