/** Brings Blockly and our blocks into one of the four languages, including what Blockly leaves in English. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { loadCoreMessages } from './core-messages.ts'
import type { BlockMessages } from './messages/block-messages.ts'

const BLOCKS: Record<Locale, () => Promise<{ default: BlockMessages }>> = {
  en: () => import('./messages/en.ts'),
  th: () => import('./messages/th.ts'),
  zh: () => import('./messages/zh.ts'),
  ar: () => import('./messages/ar.ts'),
}

export async function loadBlockMessages(locale: Locale): Promise<BlockMessages> {
  const [blocks] = await Promise.all([BLOCKS[locale](), loadCoreMessages(locale)])
  return blocks.default
}
