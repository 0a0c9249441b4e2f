/** What letters about money say: numbers and days as each language writes them. */
import type { Currency } from '@panya/domain/amount/amount.ts'
import { LOCALES, type Locale } from '@panya/domain/locale/locale.ts'
import { formatPrice } from '@panya/domain/money/plan.ts'
import { thaiDate } from '@panya/domain/tax-paper/thai-date.ts'
import { formatDay } from '@panya/domain/time/format-moment.ts'

/** As they stand in a letter of one language. */
export interface MailFacts {
  plan: string
  price: string
  reference: string
  /** The last day of whatever the letter is about. */
  until: string
  /** What follows when nobody pays. */
  more: string
}

export type FactsIn = Record<Locale, MailFacts>

const NEXT: Record<Locale, (day: string) => string> = {
  en: (day) => `Not now? We write once more on ${day}.`,
  th: (day) => `ยังไม่ใช่ตอนนี้ก็ได้ เราจะเขียนถึงอีกครั้งในวันที่ ${day}`,
  zh: (day) => `现在不方便？我们会在 ${day} 再写一次。`,
  ar: (day) => `ليس الآن؟ سنكتب مرة أخرى في ${day}.`,
}

const LAST: Record<Locale, string> = {
  en: 'Not now? This was the last mail about it. It can go on whenever you like.',
  th: 'ยังไม่ใช่ตอนนี้ก็ได้ นี่คืออีเมลฉบับสุดท้ายเรื่องนี้ อยากใช้ต่อเมื่อไรก็ได้',
  zh: '现在不方便？这是关于它的最后一封邮件，随时都可以继续。',
  ar: 'ليس الآن؟ هذه آخر رسالة عن ذلك. ويمكن أن تستمر متى شئت.',
}

export interface RawFacts {
  plan: string
  minor: number
  currency: Currency
  reference: string
  /** As YYYY-MM-DD. */
  until: string
  next: string | null
}

export function factsIn({ plan, minor, currency, reference, until, next }: RawFacts): FactsIn {
  const facts = LOCALES.map((locale) => [
    locale,
    {
      plan,
      price: formatPrice(locale, currency, minor),
      reference,
      until: dayIn(locale, until),
      more: next === null ? LAST[locale] : NEXT[locale](dayIn(locale, next)),
    },
  ])
  return Object.fromEntries(facts) as FactsIn
}

/** Thai letters count Buddhist years, as people do. */
function dayIn(locale: Locale, day: string): string {
  return locale === 'th' ? thaiDate(day) : formatDay(locale, new Date(`${day}T00:00:00+07:00`))
}
