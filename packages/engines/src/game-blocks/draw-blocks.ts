/** Some blocks of a game as a picture, in the words and colours of its editor. */
import * as Blockly from 'blockly/core'
import { blockPicture } from '../blockly/block-picture.ts'
import { loadCoreMessages } from '../blockly/core-messages.ts'
import { defineGameBlocks } from './define-blocks.ts'
import type { GameBlocksOptions } from './protocol.ts'
import { themeFor } from './theme.ts'

export type BlocksLook = Pick<GameBlocksOptions, 'definitions' | 'locale' | 'rtl' | 'dark'>

export async function drawBlocks(look: BlocksLook, workspace: object): Promise<HTMLElement> {
  await loadCoreMessages(look.locale)
  defineGameBlocks(look.definitions)
  let words = ''
  const picture = blockPicture({ theme: themeFor(look.dark), rtl: look.rtl }, (hidden) => {
    Blockly.serialization.workspaces.load(workspace, hidden)
    words = hidden
      .getTopBlocks(true)
      .map((block) => block.toString())
      .join(' ')
  })
  picture.querySelector('svg')?.setAttribute('aria-label', words)
  return picture
}
