/** A message that data holds in every language at once, such as the name of a picture or a board. */
import type { Locale } from '@panya/domain/locale/locale.ts'

export type Message = Record<Locale, string>

/** From a line in English, Thai, Chinese and Arabic with `; ` between them. */
export function readMessage(line: string): Message {
  const [en, th, zh, ar, ...more] = line.split('; ')
  if (!en || !th || !zh || !ar || more.length > 0) throw new Error(`Four languages wanted: ${line}`)
  return { en, th, zh, ar }
}

/** For what somebody wrote in one language, and for program text. */
export function sameInEveryLanguage(text: string): Message {
  return { en: text, th: text, zh: text, ar: text }
}
