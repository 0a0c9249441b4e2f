/**
 * A tool's page of its own in a frame, begun before the tool has arrived: the page is sent with the hidden
 * frame in it, and the tool takes the frame over without its starting again.
 */

const EARLY = 'early-frame'

/** Its scripts are our own and its policy lets no other run; it may not lead the page elsewhere. */
const SANDBOX = 'allow-scripts allow-same-origin allow-downloads allow-modals allow-popups'
const ALLOW = 'clipboard-read; clipboard-write; cross-origin-isolated'

/** What the page in the frame can know before it is spoken to, written on the frame as `data-…`. */
export interface FrameFacts {
  locale: string
  packagesUrl: string | null
  view?: string
}

export function earlyFrameHtml(src: string, facts: FrameFacts): string {
  const data = Object.entries(attributesOf(facts)).map(([name, value]) => `${name}="${value}"`)
  return `<iframe id="${EARLY}" src="${src}" sandbox="${SANDBOX}" allow="${ALLOW}" title="" ${data.join(' ')}></iframe>`
}

/** Values without a sign that could end an attribute: a URL is written as its parser does. */
function attributesOf({ locale, packagesUrl, view }: FrameFacts): Record<string, string> {
  return {
    'data-locale': locale,
    ...(packagesUrl === null ? {} : { 'data-packages-url': encodeURI(new URL(packagesUrl).href) }),
    ...(view === undefined ? {} : { 'data-view': view }),
  }
}

/** Somebody went elsewhere before a tool took it over. */
export function dropEarlyFrame(): void {
  document.getElementById(EARLY)?.remove()
}

type Movable = ParentNode & { moveBefore?: (node: Node, before: Node | null) => void }

/** Puts the frame that is already loading into `place`, or a new one where that cannot be done. */
export function placeFrame(place: HTMLElement, src: string, facts: FrameFacts): HTMLIFrameElement {
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
  for (const [name, value] of Object.entries(attributesOf(facts))) frame.setAttribute(name, value)
  frame.src = src
  place.append(frame)
  return frame
}
