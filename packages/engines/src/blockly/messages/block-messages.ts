/** What a language file holds: for every block its text (with %1, %2 … for its arguments) and its tooltip. */
import type en from './en.ts'

export type BlockMessages = {
  blocks: Record<keyof (typeof en)['blocks'], readonly [text: string, tooltip: string]>
  categories: Record<keyof (typeof en)['categories'], string>
  options: Record<keyof (typeof en)['options'], string>
  /** What stands in the places for text of blocks in the toolbox. */
  presets: Record<keyof (typeof en)['presets'], string>
  editor: Record<keyof (typeof en)['editor'], string>
}
