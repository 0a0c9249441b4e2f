/** Tells Blockly the blocks of the game that is played now. */
import * as Blockly from 'blockly/core'
import { registerNames } from './names.ts'
import type { GameBlocksOptions } from './protocol.ts'

export function defineGameBlocks(definitions: GameBlocksOptions['definitions']): void {
  registerNames()
  for (const { type } of definitions) delete Blockly.Blocks[type]
  Blockly.common.defineBlocksWithJsonArray([...definitions])
}
