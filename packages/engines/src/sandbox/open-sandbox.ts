/**
 * The page's side of a sandbox: a frame of an opaque origin, in which learners' code runs. The browser
 * itself keeps it from our cookies, storage, caches, interfaces and from this page; docs/security.md says
 * who may tell whom what.
 */
import { MessageAllowance } from './message-allowance.ts'
import { type SandboxKind, sandboxAddress } from './sandbox-kind.ts'
import { ALIVE, CONNECT, type LostReason, type SandboxPort } from './sandbox-port.ts'

/** A document that has loaded says so at once; one that is silent is the browser's own error page. */
const SILENCE_MS = 8000
/** A slow line takes its time; a document that a browser refuses never comes. */
const LOAD_MS = 60_000
/** Our own script in the frame sends some sixty a second at most. */
const MESSAGES_PER_SECOND = 1000

export function openSandbox(kind: SandboxKind): SandboxPort {
  const frame = makeFrame(sandboxAddress(kind))
  const { port1: port, port2: theirs } = new MessageChannel()
  const allowance = new MessageAllowance(MESSAGES_PER_SECOND)
  let heard: (message: unknown) => void = () => {}
  let lost: (reason: LostReason) => void = () => {}
  let silence = setTimeout(() => lose('missing'), LOAD_MS)

  // Our script there never calls out to the window: whoever does has taken it over.
  function count({ source }: MessageEvent): void {
    if (source === frame.contentWindow && !allowance.takesOne()) lose('flood')
  }
  function close(): void {
    clearTimeout(silence)
    removeEventListener('message', count)
    port.close()
    frame.remove()
  }
  function lose(reason: LostReason): void {
    close()
    lost(reason)
  }

  frame.addEventListener(
    'load',
    () => {
      // An opaque origin has no name: whoever is in the frame gets the port, and the policy of this page
      // lets nobody in but our own documents.
      frame.contentWindow?.postMessage(CONNECT, '*', [theirs])
      clearTimeout(silence)
      silence = setTimeout(() => lose('missing'), SILENCE_MS)
    },
    { once: true },
  )
  port.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!allowance.takesOne()) return lose('flood')
    if (data === ALIVE) clearTimeout(silence)
    else heard(data)
  })
  port.start()
  addEventListener('message', count)
  document.body.append(frame)
  return {
    post: (message, transfer = []) => port.postMessage(message, transfer),
    onMessage: (listener) => {
      heard = listener
    },
    onLost: (listener) => {
      lost = listener
    },
    close,
  }
}

function makeFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.allow = 'cross-origin-isolated'
  frame.src = address
  frame.hidden = true
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  return frame
}
