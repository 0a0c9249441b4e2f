import type { Locale } from '@panya/domain/locale/locale.ts'
import * as Blockly from 'blockly/core'

/** Blockly's own messages, and ours for those it leaves in English. */
const CORE: Record<Locale, () => Promise<unknown[]>> = {
  en: async () => [await import('blockly/msg/en')],
  th: () => Promise.all([import('blockly/msg/th'), import('./messages/core/th.ts')]),
  zh: () => Promise.all([import('blockly/msg/zh-hans'), import('./messages/core/zh.ts')]),
  ar: () => Promise.all([import('blockly/msg/ar'), import('./messages/core/ar.ts')]),
}

export async function loadCoreMessages(locale: Locale): Promise<void> {
  const [own, more] = (await CORE[locale]()) as [Record<string, string>, { default: object }?]
  Blockly.setLocale({ ...own, ...more?.default })
}
