/**
 * Makes Blockly's drawer a list of choices that screen readers understand. Blockly gives the blocks in it places
 * to connect to, which such a list may not have and nothing in a drawer can use, and names places it never draws.
 */
import type * as Blockly from 'blockly/core'

const CONNECTION_ATTRIBUTES = ['role', 'aria-roledescription', 'aria-label']

function tidy(canvas: SVGElement): void {
  for (const place of canvas.querySelectorAll('.blocklyHighlightedConnectionPath')) {
    for (const name of CONNECTION_ATTRIBUTES)
      if (place.hasAttribute(name)) place.removeAttribute(name)
  }
  for (const owner of canvas.querySelectorAll('[aria-owns]')) {
    const named = owner.getAttribute('aria-owns')?.split(' ') ?? []
    const drawn = named.filter((id) => canvas.ownerDocument.getElementById(id))
    if (drawn.length === named.length) continue
    if (drawn.length === 0) owner.removeAttribute('aria-owns')
    else owner.setAttribute('aria-owns', drawn.join(' '))
  }
}

/** Goes on for as long as the drawer is filled anew; returns how to stop. */
export function repairFlyoutAria(workspace: Blockly.WorkspaceSvg): () => void {
  const canvas = workspace.getFlyout()?.getWorkspace().getCanvas()
  if (!canvas) return () => {}
  const observer = new MutationObserver(() => tidy(canvas))
  observer.observe(canvas, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: [...CONNECTION_ATTRIBUTES, 'aria-owns'],
  })
  tidy(canvas)
  return () => observer.disconnect()
}
