/** The letters that are written on blocks, and waiting for them. */
import type { Locale } from '@panya/domain/locale/locale.ts'

export const FONT_FAMILY =
  '"IBM Plex Sans", "IBM Plex Sans Thai Looped", "IBM Plex Sans Arabic", system-ui, sans-serif'

/** High contrast writes bolder. */
export const FONT_WEIGHTS = { usual: '600', contrast: '700' } as const

const LETTERS: Record<Locale, string> = { en: 'a', th: 'aก', zh: 'a', ar: 'aع' }

/** Blockly measures words once: they must be in their final letters by then. Without them it works as well. */
export async function loadLetters(locale: Locale): Promise<void> {
  const load = (weight: string): Promise<unknown> =>
    document.fonts.load(`${weight} 16px ${FONT_FAMILY}`, LETTERS[locale]).catch(() => [])
  await Promise.all(Object.values(FONT_WEIGHTS).map(load))
}
