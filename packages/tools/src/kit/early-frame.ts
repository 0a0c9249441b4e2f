/**
 * A tool's page of its own in a frame, begun before the tool has arrived: the page is sent with the hidden
 * frame in it, and the tool takes the frame over without its starting again.
 */

const EARLY = 'early-frame'

/** Its scripts are our own and its policy lets no other run; it may not lead the page elsewhere. */
const SANDBOX = 'allow-scripts allow-same-origin allow-downloads allow-modals allow-popups'
const ALLOW = 'clipboard-read; clipboard-write; cross-origin-isolated'

export function earlyFrameHtml(src: string): string {
  return `<iframe id="${EARLY}" src="${src}" sandbox="${SANDBOX}" allow="${ALLOW}" title=""></iframe>`
}

type Movable = ParentNode & { moveBefore?: (node: Node, before: Node | null) => void }

/** Puts the frame that is already loading into `place`, or a new one where that cannot be done. */
export function placeFrame(place: HTMLElement, src: string): HTMLIFrameElement {
  const early = document.getElementById(EARLY)
  const movable = place as Movable
  if (early instanceof HTMLIFrameElement && movable.moveBefore) {
    early.removeAttribute('id')
    movable.moveBefore(early, null)
    return early
  }
  early?.remove()
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', SANDBOX)
  frame.allow = ALLOW
  frame.src = src
  place.append(frame)
  return frame
}
