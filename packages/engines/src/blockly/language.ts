/** Brings Blockly and our blocks into one of the four languages, including what Blockly leaves in English. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { loadCoreMessages } from './core-messages.ts'
import type { BlockMessages } from './messages/block-messages.ts'
import { FONT_FAMILY, FONT_WEIGHTS } from './themes.ts'

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

const LETTERS: Record<Locale, string> = { en: 'a', th: 'aก', zh: 'a', ar: 'aع' }

/** Blockly measures words once: they must be in their final letters by then. Without them it works as well. */
export async function loadLetters(locale: Locale): Promise<void> {
  const load = (weight: string): Promise<unknown> =>
    document.fonts.load(`${weight} 16px ${FONT_FAMILY}`, LETTERS[locale]).catch(() => [])
  await Promise.all(Object.values(FONT_WEIGHTS).map(load))
}
