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

export interface GameBlocks {
  /** Shows another program; reported as no change of the learner's. */
  load(workspace: unknown): void
  read(): object
  highlight(blockId: string | null): void
  resize(): void
  focus(): void
  dispose(): void
}
