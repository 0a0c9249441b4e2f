import type { Locale } from '@panya/domain/locale/locale.ts'

/** Says a text aloud with the browser's own voice, if it has one. */

const VOICES: Record<Locale, string> = { en: 'en-US', th: 'th-TH', zh: 'zh-CN', ar: 'ar-SA' }

/** The voice that was chosen, or the one of the page's language. */
export const voiceOf = (language: string, locale: Locale): string =>
  language === 'page' ? VOICES[locale] : language

export function speakAloud(text: string, language: string, locale: Locale): void {
  if (!('speechSynthesis' in globalThis)) return
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = voiceOf(language, locale)
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}
