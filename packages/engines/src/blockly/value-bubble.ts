/** The value of a block that was clicked, written beside it until something else is done. */
import * as Blockly from 'blockly/core'
import { isElsewhere } from './editor-events.ts'

const SHOWN_MS = 12_000
const MOST_LETTERS = 300
const GAP = 6

export class ValueBubble {
  readonly #workspace: Blockly.WorkspaceSvg
  #shown: HTMLElement | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #isNeeded = (): boolean => false

  constructor(workspace: Blockly.WorkspaceSvg) {
    this.#workspace = workspace
    workspace.addChangeListener((event) => {
      if (isElsewhere(event) && !this.#isNeeded()) this.hide()
    })
  }

  /** Stays for as long as it is needed, whatever is looked at meanwhile. */
  show(block: Blockly.BlockSvg, text: string, isNeeded = (): boolean => false): void {
    this.hide()
    this.#isNeeded = isNeeded
    const frame = this.#workspace.getInjectionDiv()
    const bubble = document.createElement('div')
    bubble.className = 'panya-value'
    bubble.dir = 'auto'
    bubble.dataset['testid'] = 'value'
    bubble.textContent = text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text
    // What it says is said elsewhere, where screen readers listen.
    bubble.setAttribute('aria-hidden', 'true')
    frame.append(bubble)
    const [around, at] = [frame.getBoundingClientRect(), boxOf(block)]
    const middle = at.left + at.width / 2 - around.left - bubble.offsetWidth / 2
    const most = Math.max(0, around.width - bubble.offsetWidth)
    bubble.style.left = `${Math.min(most, Math.max(0, middle))}px`
    bubble.style.top = `${at.bottom - around.top + GAP}px`
    this.#shown = bubble
    if (!isNeeded()) this.#timer = setTimeout(() => this.hide(), SHOWN_MS)
  }

  hide(): void {
    clearTimeout(this.#timer)
    this.#shown?.remove()
    this.#shown = null
  }
}

const boxOf = (block: Blockly.BlockSvg): DOMRect =>
  block.pathObject instanceof Blockly.blockRendering.PathObject
    ? block.pathObject.svgPath.getBoundingClientRect()
    : block.getSvgRoot().getBoundingClientRect()
