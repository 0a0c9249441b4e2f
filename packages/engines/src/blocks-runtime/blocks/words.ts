/** What is written on a block, in every language: its text (with %1, %2 … for its arguments) and its tooltip. */
import type { Locale } from '@panya/domain/locale/locale.ts'

export type Wording = readonly [text: string, tooltip: string, more?: MoreWords]

export interface MoreWords {
  /** The choices of its menus that are called otherwise here than in other blocks, or are nowhere else. */
  readonly choices?: Readonly<Record<string, string>>
  /** What stands in its places for text when it is taken out of the toolbox. */
  readonly presets?: Readonly<Record<string, string>>
}

export type Words = Readonly<Record<Locale, Wording>>

/** Words in one language. The build runs this, so a page loads one language only (`apps/web/tool-messages-plugin.ts`). */
export function inLanguage<Type extends string>(
  locale: Locale,
  words: Readonly<Record<Type, Words>>,
): Readonly<Record<Type, Wording>> {
  const entries = Object.entries<Words>(words).map(([type, said]) => [type, said[locale]])
  return Object.fromEntries(entries) as Record<Type, Wording>
}

/** Of a block that says all there is to know. */
export const NO_TIP = ''

/** Signs that are the same in every language. */
export function inAll(text: string, choices?: Readonly<Record<string, string>>): Words {
  const wording: Wording = choices ? [text, NO_TIP, { choices }] : [text, NO_TIP]
  return { en: wording, th: wording, zh: wording, ar: wording }
}
