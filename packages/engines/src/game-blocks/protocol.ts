/** What a game tells the block editor and what it gets back; Blockly itself is not named here. */
import type { Locale } from '@panya/domain/locale/locale.ts'

/** A block as Blockly's JSON definition; `type` is required, the rest is Blockly's own. */
export interface BlockDefinition {
  type: string
  [key: string]: unknown
}

export interface GameBlocksOptions {
  definitions: readonly BlockDefinition[]
  /** A flyout or category toolbox in Blockly's JSON form. */
  toolbox: object
  /** The saved workspace to begin with. */
  workspace: unknown
  locale: Locale
  rtl: boolean
  dark: boolean
  readonly: boolean
  /** Types of blocks that define a name, and of those that use it: renamed together. */
  naming: { defines: RegExp; uses: RegExp; field: string }
}

/** What a learner hears after a block was added without a drag. */
export interface AddedBlock {
  /** What the block says. */
  block: string
  /** How many blocks the program has now. */
  count: number
}

export interface GameBlocksListeners {
  onChange(workspace: object): void
  onAdded(added: AddedBlock): void
}

/** A block of the palette and the place under the last block of the program, in pixels of the page. */
export interface DragPlaces {
  from: DOMRect
  to: { left: number; top: number }
}

export interface GameBlocks {
  /** Shows another program; reported as no change of the learner's. */
  load(workspace: unknown): void
  read(): object
  highlight(blockId: string | null): void
  resize(): void
  focus(): void
  /** Where the first block that the palette offers lies and where it belongs; null while it offers none. */
  dragPlaces(): DragPlaces | null
  dispose(): void
}
