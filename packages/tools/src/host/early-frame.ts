/**
 * A tool's page of its own in a frame, begun before the tool has arrived: the page is sent with the hidden
 * frame in it, and the tool takes the frame over without its starting again.
 */

const EARLY = 'early-frame'

/** Its scripts are our own and its policy lets no other run; it may not lead the page elsewhere. */
const SANDBOX = 'allow-scripts allow-same-origin allow-downloads allow-modals allow-popups'
const ALLOW = 'clipboard-read; clipboard-write; cross-origin-isolated'

/** Elsewhere the frame would start again in its place, and what was written in it by then would be gone. */
const CAN_MOVE = "'moveBefore' in Element.prototype"

/** What the page in the frame can know before it is spoken to, written on the frame as `data-…`. */
export interface FrameFacts {
  locale: string
  view?: string
}

/** The text of a script for the page's head: the frame stands beside the body, which is not there yet. */
export function earlyFrameScript(src: string, facts: FrameFacts): string {
  const attributes = JSON.stringify({ id: EARLY, ...attributesOf(src, facts) })
  return `if (${CAN_MOVE}) {
  const frame = document.createElement('iframe')
  for (const [name, value] of Object.entries(${attributes.replaceAll('<', '\\u003c')})) frame.setAttribute(name, value)
  document.documentElement.append(frame)
}`
}

function attributesOf(src: string, { locale, view }: FrameFacts) {
  return {
    src,
    sandbox: SANDBOX,
    allow: ALLOW,
    title: '',
    'data-locale': locale,
    ...(view === undefined ? {} : { 'data-view': view }),
  }
}

function createFrame(attributes: Record<string, string>): HTMLIFrameElement {
  const frame = document.createElement('iframe')
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value)
  return frame
}

/** For a page that did not come with the frame, because one went on to it from another. */
export function beginEarlyFrame(src: string, facts: FrameFacts): void {
  if (!('moveBefore' in Element.prototype) || document.getElementById(EARLY)) return
  document.body.append(createFrame({ id: EARLY, ...attributesOf(src, facts) }))
}

/** Somebody went elsewhere before a tool took it over. */
export function dropEarlyFrame(): void {
  document.getElementById(EARLY)?.remove()
}

type Movable = ParentNode & { moveBefore?: (node: Node, before: Node | null) => void }

/** Puts the frame that is already loading into `place`, or a new one where there is none. */
export function placeFrame(place: HTMLElement, src: string, facts: FrameFacts): HTMLIFrameElement {
  const early = document.getElementById(EARLY)
  const movable = place as Movable
  const fits = early?.dataset['view'] === facts.view
  if (fits && early instanceof HTMLIFrameElement && movable.moveBefore) {
    early.removeAttribute('id')
    movable.moveBefore(early, null)
    return early
  }
  early?.remove()
  const frame = createFrame(attributesOf(src, facts))
  place.append(frame)
  return frame
}
