/** Blockly's own texts in the learner's language. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import * as Blockly from 'blockly/core'

type Texts = Record<string, string>

/** Blockly's own texts, and ours for those it leaves in English. */
const LOADERS: Record<Locale, () => Promise<[unknown, unknown]>> = {
  en: async () => [await import('blockly/msg/en'), { default: {} }],
  th: () => Promise.all([import('blockly/msg/th'), import('../blockly/strings/th.ts')]),
  zh: () => Promise.all([import('blockly/msg/zh-hans'), import('../blockly/strings/zh.ts')]),
  ar: () => Promise.all([import('blockly/msg/ar'), import('../blockly/strings/ar.ts')]),
}

let current: Locale | null = null

/** English first, so that what a language lacks is at least there. */
export async function useLocale(locale: Locale): Promise<void> {
  if (current === locale) return
  const [english, [own, more]] = await Promise.all([import('blockly/msg/en'), LOADERS[locale]()])
  const ours = (more as { default: Texts }).default
  Blockly.setLocale({ ...(english as unknown as Texts), ...(own as Texts), ...ours })
  current = locale
}
