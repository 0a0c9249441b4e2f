/** Fills the palette anew when what lies in it has changed, and only then: it costs a tenth of a second. */
import type * as Blockly from 'blockly/core'
import { Palette } from './palette.ts'

const PAUSE_MS = 80

export class PaletteFiller {
  readonly #workspace: Blockly.WorkspaceSvg
  readonly #describe: () => unknown
  #filledFor = ''
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `describe` names everything that the blocks in the palette are made from. */
  constructor(workspace: Blockly.WorkspaceSvg, describe: () => unknown) {
    this.#workspace = workspace
    this.#describe = describe
  }

  fill(): void {
    clearTimeout(this.#timer)
    const toolbox = this.#workspace.getToolbox()
    if (!(toolbox instanceof Palette)) return
    const wanted = JSON.stringify(this.#describe())
    if (wanted === this.#filledFor) return
    // What is in somebody's hand stays there.
    if (this.#workspace.isDragging()) return this.fillSoon()
    this.#filledFor = wanted
    toolbox.fill()
  }

  fillSoon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.fill(), PAUSE_MS)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}
