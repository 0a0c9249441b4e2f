/** What a keyboard on the screen leaves to see of the text: the line with the cursor stays in it, and so does what opens beside it. */
import type { Extension } from '@codemirror/state'
import { EditorView, tooltips, ViewPlugin } from '@codemirror/view'

/** So much is seen around the line. */
const AROUND = 8

/** An editor that becomes lower would else keep its first lines in sight and not the one that is written. */
const cursorInSight = ViewPlugin.define((view) => {
  let before = view.scrollDOM.clientHeight
  const watcher = new ResizeObserver(() => {
    const now = view.scrollDOM.clientHeight
    const isLower = now < before
    before = now
    if (!isLower || !view.hasFocus) return
    const { head } = view.state.selection.main
    view.dispatch({ effects: EditorView.scrollIntoView(head, { yMargin: AROUND }) })
  })
  watcher.observe(view.scrollDOM)
  return { destroy: () => watcher.disconnect() }
})

const aboveKeyboard = tooltips({
  tooltipSpace: ({ dom }) => {
    const { clientWidth, clientHeight } = dom.ownerDocument.documentElement
    const seen = dom.ownerDocument.defaultView?.visualViewport
    if (!seen) return { left: 0, top: 0, right: clientWidth, bottom: clientHeight }
    const { offsetLeft: left, offsetTop: top, width, height } = seen
    return { left, top, right: left + width, bottom: top + height }
  },
})

export const seenPart: Extension = [cursorInSight, aboveKeyboard]
