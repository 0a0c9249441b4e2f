/** A keyboard on the screen makes the notebook's frame lower: the line that is written stays in sight. */

/** What scrolls in a notebook. */
const SCROLLED = '.jp-WindowedPanel-outer'
const LINE = '.cm-line'

/** Gives back what ends it. */
export function keepLineInSight(frame: HTMLIFrameElement): () => void {
  let before = frame.clientHeight
  let inside: ResizeObserver | null = null
  const outside = new ResizeObserver(() => {
    const isLower = frame.clientHeight < before
    before = frame.clientHeight
    inside?.disconnect()
    const page = frame.contentDocument
    const scrolled = page?.querySelector(SCROLLED)
    if (!isLower || !page || !scrolled) return
    // Its parts are laid out anew a moment after the frame.
    inside = new ResizeObserver(() => showLine(page))
    inside.observe(scrolled)
  })
  outside.observe(frame)
  return () => {
    outside.disconnect()
    inside?.disconnect()
  }
}

function showLine(page: Document): void {
  if (!page.hasFocus()) return
  const at = page.getSelection()?.anchorNode
  const element = at?.nodeType === Node.ELEMENT_NODE ? (at as Element) : at?.parentElement
  element?.closest(LINE)?.scrollIntoView({ block: 'nearest' })
}
