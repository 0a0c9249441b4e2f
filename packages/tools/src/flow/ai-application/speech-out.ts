import type { Locale } from '@panya/domain/locale/locale.ts'

/** Says a text aloud with the browser's own voice, if it has one. */

const VOICES: Record<Locale, string> = { en: 'en-US', th: 'th-TH', zh: 'zh-CN', ar: 'ar-SA' }

export function speakAloud(text: string, language: string, locale: Locale): void {
  if (!('speechSynthesis' in globalThis)) return
  const words = new SpeechSynthesisUtterance(text)
  words.lang = language === 'page' ? VOICES[locale] : language
  speechSynthesis.cancel()
  speechSynthesis.speak(words)
}
