/** What the editor says in one language: the words of the blocks, which stand with the blocks, and its own. */
import type { Wording } from '../../blocks-runtime/blocks/words.ts'
import type en from './en.ts'

export type BlockMessages = {
  blocks: Record<keyof (typeof en)['blocks'], Wording>
  categories: Record<keyof (typeof en)['categories'], string>
  options: Record<keyof (typeof en)['options'], string>
  /** What stands in the places for text of blocks in the toolbox. */
  presets: Record<keyof (typeof en)['presets'], string>
  editor: Record<keyof (typeof en)['editor'], string>
}
