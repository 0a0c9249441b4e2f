/** How a learner is told that not everything a program showed is shown. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { counted } from '@panya/domain/locale/with-forms.ts'
import type { LeftOut } from './protocol.ts'

const LINES = counted({
  en: '{count, plural, one {# line left out} other {# lines left out}}',
  th: '{count, plural, other {ละไว้ # บรรทัด}}',
  zh: '{count, plural, other {省略了 # 行}}',
  ar: '{count, plural, zero {لم يُحذف أي سطر} one {حُذف سطر واحد} two {حُذف سطران} few {حُذفت # أسطر} many {حُذف # سطرًا} other {حُذف # سطر}}',
})

const CHARACTERS = counted({
  en: '{count, plural, one {# character left out} other {# characters left out}}',
  th: '{count, plural, other {ละไว้ # ตัวอักษร}}',
  zh: '{count, plural, other {省略了 # 个字符}}',
  ar: '{count, plural, zero {لم يُحذف أي حرف} one {حُذف حرف واحد} two {حُذف حرفان} few {حُذفت # أحرف} many {حُذف # حرفًا} other {حُذف # حرف}}',
})

/** Pictures, tables and the like. */
const SHOWS = counted({
  en: '{count, plural, one {# output left out} other {# outputs left out}}',
  th: '{count, plural, other {ละไว้ # ผลลัพธ์}}',
  zh: '{count, plural, other {省略了 # 个输出}}',
  ar: '{count, plural, zero {لم يُحذف أي ناتج} one {حُذف ناتج واحد} two {حُذف ناتجان} few {حُذفت # نواتج} many {حُذف # ناتجًا} other {حُذف # ناتج}}',
})

/** One line between dots; '' when nothing is missing. */
export function leftOutWords(
  locale: Locale,
  { lines, characters, shows }: Omit<LeftOut, 'tail'>,
): string {
  const parts: string[] = []
  if (lines > 0) parts.push(LINES[locale](lines))
  else if (characters > 0) parts.push(CHARACTERS[locale](characters))
  if (shows > 0) parts.push(SHOWS[locale](shows))
  return parts.length === 0 ? '' : `… ${parts.join(' · ')} …`
}

/** The same where a single value was cut. */
export function cutWords(locale: Locale, characters: number): string {
  return leftOutWords(locale, { lines: 0, characters, shows: 0 })
}
