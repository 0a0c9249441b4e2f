/** The frame's line to the page around it. */
import {
  type FromFrame,
  messageToFrame,
  type OpenMessage,
  type ToFrame,
} from '@panya/engines/notebook/protocol.ts'

export function tellPage(message: FromFrame): void {
  window.parent.postMessage(message, location.origin)
}

export function onPageMessage(listener: (message: ToFrame) => void): void {
  window.addEventListener('message', (event) => {
    const message = messageToFrame(event, window.parent)
    if (message) listener(message)
  })
}

/** Says that the frame is alive and waits to be told what to open. */
export function whatToOpen(): Promise<OpenMessage> {
  return new Promise((resolve) => {
    onPageMessage((message) => {
      if (message.type === 'open') resolve(message)
    })
    tellPage({ type: 'loaded' })
  })
}
