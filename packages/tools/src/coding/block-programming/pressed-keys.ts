/** Which keys a program listens to: who has no keyboard gets a button for each. */
import { everyBlock, field } from '@panya/engines/blocks-runtime/block-json.ts'
import { chosen } from '@panya/engines/blocks-runtime/catalogue/menu-shadow.ts'
import type { BlocksContent } from './core/document.ts'
import { scriptsIn } from './lessons/lesson.ts'

/** As they lie under the hand: arrows first, then the others. */
const ORDER = ['left', 'up', 'down', 'right', 'space', 'enter']

export function pressedKeys(content: BlocksContent): string[] {
  const keys = new Set<string>()
  for (const script of scriptsIn(content)) {
    for (const block of everyBlock(script)) {
      if (block.type !== 'event_key' && block.type !== 'sensing_key') continue
      // Which key a reporter will name is not known before it runs.
      const key = block.type === 'event_key' ? field(block, 'KEY') : chosen(block, 'KEY')
      if (key === null) continue
      keys.add(key === 'any' || key === '' ? 'space' : key)
    }
  }
  const place = (key: string): number => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length)
  return [...keys].toSorted((a, b) => place(a) - place(b) || a.localeCompare(b))
}
