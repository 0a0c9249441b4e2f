/** What is written on blocks, for sentences about them. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { BlockMessages } from '@panya/engines/blockly/messages/block-messages.ts'
import { loadByLocale } from '../../../coding-kit/load-by-locale.ts'

export const loadBlockWords: (locale: Locale) => Promise<BlockMessages> = loadByLocale({
  en: () => import('@panya/engines/blockly/messages/en.ts'),
  th: () => import('@panya/engines/blockly/messages/th.ts'),
  zh: () => import('@panya/engines/blockly/messages/zh.ts'),
  ar: () => import('@panya/engines/blockly/messages/ar.ts'),
})

/** With dots where something is put in; a block that is not known here keeps its type. */
export function blockName({ blocks }: BlockMessages, type: string): string {
  const known: Partial<Record<string, readonly [string, ...unknown[]]>> = blocks
  const text = Object.hasOwn(known, type) ? known[type]?.[0] : undefined
  const words = (text ?? type).replaceAll(/%\d/g, '…').replaceAll('%%', '%')
  return words.replaceAll(/\s+/g, ' ').trim()
}
