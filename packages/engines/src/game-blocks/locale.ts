/** Blockly's own texts in the learner's language. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import * as Blockly from 'blockly/core'

type Texts = Record<string, string>

const LOADERS: Record<Locale, () => Promise<unknown>> = {
  en: () => import('blockly/msg/en'),
  th: () => import('blockly/msg/th'),
  zh: () => import('blockly/msg/zh-hans'),
  ar: () => import('blockly/msg/ar'),
}

let current: Locale | null = null

/** English first, so that what a language lacks is at least there. */
export async function useLocale(locale: Locale): Promise<void> {
  if (current === locale) return
  const [english, own] = await Promise.all([LOADERS.en(), LOADERS[locale]()])
  Blockly.setLocale({ ...(english as Texts), ...(own as Texts) })
  current = locale
}
