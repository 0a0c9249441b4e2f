/** How far every box of a tool was scrolled comes back with the page, as soon as there is enough in it. */
import type { ToolPlace } from './tool-place.ts'

const NAME = 'scrolled'
/** The latest ones. */
const MOST = 30
/** What has not come by then has another place to be. */
const PATIENCE_MS = 20_000
/** These bring back what was in sight by themselves. */
const OWN = '.cm-editor, .blocklySvg, .react-flow'
const BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown']

interface Scrolled {
  top: number
  left: number
}

/** From the root down, which child each time: the same page is built in the same way again. */
export function pathTo(root: Element, box: Element): string | null {
  const steps: number[] = []
  for (let at: Element | null = box; at !== root; at = at.parentElement) {
    if (!at?.parentElement) return null
    steps.unshift([...at.parentElement.children].indexOf(at))
  }
  return `${box.tagName} ${steps.join(' ')}`
}

export function boxAt(root: Element, path: string): Element | null {
  const [tag, ...steps] = path.split(' ').filter(Boolean)
  const box = steps.reduce<Element | null>((at, step) => at?.children[Number(step)] ?? null, root)
  return box?.tagName === tag ? box : null
}

function readLeft(place: ToolPlace): Map<string, Scrolled> {
  const left = place.read(NAME)
  if (!Array.isArray(left)) return new Map()
  const known = left.filter(
    (one): one is [string, Scrolled] =>
      Array.isArray(one) &&
      typeof one[0] === 'string' &&
      Number.isFinite((one[1] as Partial<Scrolled> | null)?.top) &&
      Number.isFinite((one[1] as Partial<Scrolled> | null)?.left),
  )
  return new Map(known)
}

export function keepScrollPlaces(root: HTMLElement, place: ToolPlace): () => void {
  const wanted = readLeft(place)
  const now = new Map(wanted)

  function restore(): void {
    for (const [path, { top, left }] of wanted) {
      const box = boxAt(root, path)
      if (!box || box.scrollHeight - box.clientHeight < top) continue
      wanted.delete(path)
      box.scrollTo({ top, left, behavior: 'instant' })
    }
    if (wanted.size === 0) stopRestoring()
  }
  function keep({ target }: Event): void {
    if (!(target instanceof Element) || target.closest(OWN)) return
    const path = pathTo(root, target)
    if (path === null || wanted.has(path)) return
    now.delete(path)
    now.set(path, { top: target.scrollTop, left: target.scrollLeft })
    place.keep(NAME, [...now].slice(-MOST))
  }

  const built = new MutationObserver(restore)
  // Somebody who scrolls by hand has a better idea of where they want to be.
  const patience = setTimeout(stopRestoring, PATIENCE_MS)
  function stopRestoring(): void {
    wanted.clear()
    clearTimeout(patience)
    built.disconnect()
    for (const by of BY_HAND) root.removeEventListener(by, stopRestoring)
  }
  root.addEventListener('scroll', keep, { capture: true, passive: true })
  if (wanted.size > 0) {
    built.observe(root, { childList: true, subtree: true, characterData: true })
    for (const by of BY_HAND) root.addEventListener(by, stopRestoring, { passive: true })
    restore()
  } else stopRestoring()
  return () => {
    stopRestoring()
    root.removeEventListener('scroll', keep, { capture: true })
  }
}
