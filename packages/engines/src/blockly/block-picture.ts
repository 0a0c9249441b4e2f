/** Blocks as a picture: drawn by Blockly out of sight, and kept without Blockly. */
import * as Blockly from 'blockly/core'
import { withStyleNonce } from './style-nonce.ts'

const SCALE = 0.75
const MARGIN = 8
/** What belongs to a block that is worked with, not to a picture of one. */
const OF_EDITOR = ['id', 'tabindex', 'role', 'data-id']

export function blockPicture(
  look: { theme: Blockly.Theme; rtl: boolean },
  fill: (workspace: Blockly.WorkspaceSvg) => void,
): HTMLElement {
  const place = document.createElement('div')
  // Words are measured where they are drawn, so it stands on the page, only not in sight.
  Object.assign(place.style, { position: 'fixed', inset: '0', visibility: 'hidden' })
  document.body.append(place)
  const main = Blockly.getMainWorkspace()
  const workspace = withStyleNonce(() =>
    Blockly.inject(place, { ...look, renderer: 'zelos', readOnly: true, sounds: false }),
  )
  try {
    Blockly.Events.disable()
    fill(workspace)
    Blockly.renderManagement.triggerQueuedRenders(workspace)
    return pictureOf(workspace)
  } finally {
    workspace.dispose()
    Blockly.Events.enable()
    if (main) Blockly.common.setMainWorkspace(main)
    place.remove()
  }
}

function pictureOf(workspace: Blockly.WorkspaceSvg): HTMLElement {
  const { left, top, right, bottom } = workspace.getBlocksBoundingBox()
  const [width, height] = [right - left + 2 * MARGIN, bottom - top + 2 * MARGIN]
  const canvas = workspace.getCanvas().cloneNode(true) as SVGElement
  canvas.removeAttribute('transform')
  for (const part of canvas.querySelectorAll('*'))
    for (const name of part.getAttributeNames())
      if (OF_EDITOR.includes(name) || name.startsWith('aria-')) part.removeAttribute(name)
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', `${left - MARGIN} ${top - MARGIN} ${width} ${height}`)
  svg.setAttribute('width', String(Math.round(width * SCALE)))
  svg.setAttribute('height', String(Math.round(height * SCALE)))
  svg.setAttribute('role', 'img')
  svg.append(canvas)
  // The colours and letters of the blocks are those of the classes around them.
  const frame = document.createElement('div')
  // Blockly places words by their left end, also where lines are read from the right.
  frame.dir = 'ltr'
  frame.className = workspace.getInjectionDiv().className.replace(/\binjectionDiv\b/, '')
  frame.append(svg)
  return frame
}
