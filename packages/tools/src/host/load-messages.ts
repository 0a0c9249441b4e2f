/** A tool's messages outside of what React draws, one chunk for each language. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { type ToolMessage, type Translate, translator } from './tool-messages.ts'

type Loaders<Key extends string> = Record<
  Locale,
  () => Promise<{ default: Record<Key, ToolMessage> }>
>

export const loadMessages =
  <Key extends string>(loaders: Loaders<Key>) =>
  async (locale: Locale): Promise<Translate<Key>> =>
    translator(locale, (await loaders[locale]()).default)
