/** Brings Blockly and our blocks into one of the four languages, including what Blockly leaves in English. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import * as Blockly from 'blockly/core'
import type { BlockWords } from './messages/block-words.ts'
import { FONT_FAMILY } from './themes.ts'

type Strings = Record<string, string>

const LOADERS: Record<Locale, () => Promise<[Strings, Strings, BlockWords]>> = {
  en: async () => {
    const [own, words] = await Promise.all([import('blockly/msg/en'), import('./messages/en.ts')])
    return [own as unknown as Strings, {}, words.default]
  },
  th: async () => {
    const [own, more, words] = await Promise.all([
      import('blockly/msg/th'),
      import('./strings/th.ts'),
      import('./messages/th.ts'),
    ])
    return [own as unknown as Strings, more.default, words.default]
  },
  zh: async () => {
    const [own, more, words] = await Promise.all([
      import('blockly/msg/zh-hans'),
      import('./strings/zh.ts'),
      import('./messages/zh.ts'),
    ])
    return [own as unknown as Strings, more.default, words.default]
  },
  ar: async () => {
    const [own, more, words] = await Promise.all([
      import('blockly/msg/ar'),
      import('./strings/ar.ts'),
      import('./messages/ar.ts'),
    ])
    return [own as unknown as Strings, more.default, words.default]
  },
}

export async function loadLanguage(locale: Locale): Promise<BlockWords> {
  const [own, more, words] = await LOADERS[locale]()
  Blockly.setLocale({ ...own, ...more })
  return words
}

const LETTERS: Record<Locale, string> = { en: 'a', th: 'aก', zh: 'a', ar: 'aع' }

/** Blockly measures words once: they must be in their final letters by then. Without them it works as well. */
export async function loadLetters(locale: Locale): Promise<void> {
  await document.fonts.load(`600 16px ${FONT_FAMILY}`, LETTERS[locale]).catch(() => [])
}
