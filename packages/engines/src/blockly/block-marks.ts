/** Marks on blocks while a program runs: where it stands, and where it is to stop. */
import type * as Blockly from 'blockly/core'

/** One that could not be made is known to the workspace, and drawn nowhere. */
const isDrawn = (block: Blockly.BlockSvg): boolean =>
  (block.getSvgRoot() as Element | undefined) !== undefined

export class BlockMarks {
  readonly #workspace: Blockly.WorkspaceSvg
  readonly #breakpoints = new Set<string>()
  #highlighted = new Set<string>()
  #pointed = ''

  constructor(workspace: Blockly.WorkspaceSvg) {
    this.#workspace = workspace
  }

  hasBreakpoint(id: string): boolean {
    return this.#breakpoints.has(id)
  }

  /** Returns all there are now. */
  toggleBreakpoint(id: string): string[] {
    if (!this.#breakpoints.delete(id)) this.#breakpoints.add(id)
    this.#mark(id, 'panya-breakpoint', this.#breakpoints.has(id))
    return [...this.#breakpoints]
  }

  /** Other blocks are shown: nothing of them runs yet. */
  showAgain(): void {
    this.#highlighted.clear()
    for (const id of this.#breakpoints) this.#mark(id, 'panya-breakpoint', true)
  }

  /** Returns the block that is pointed at now. */
  pointAt(id: string | null): Blockly.BlockSvg | null {
    this.#mark(this.#pointed, 'panya-pointed', false)
    this.#pointed = id ?? ''
    this.#mark(this.#pointed, 'panya-pointed', true)
    const block = this.#workspace.getBlockById(this.#pointed)
    return block && isDrawn(block) ? block : null
  }

  highlight(ids: readonly string[]): void {
    const wanted = new Set(ids)
    for (const id of this.#highlighted) if (!wanted.has(id)) this.#mark(id, 'panya-running', false)
    for (const id of wanted) if (!this.#highlighted.has(id)) this.#mark(id, 'panya-running', true)
    this.#highlighted = wanted
  }

  #mark(id: string, name: string, isOn: boolean): void {
    const block = this.#workspace.getBlockById(id)
    if (block && isDrawn(block)) block.getSvgRoot().classList.toggle(name, isOn)
  }
}
