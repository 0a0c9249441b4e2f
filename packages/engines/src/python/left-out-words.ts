/** How a learner is told that not everything a program showed is shown. */
import type { Locale } from '@panya/domain/locale/locale.ts'
import type { LeftOut } from './protocol.ts'

type Plurals = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const LINES: Record<Locale, Plurals> = {
  en: { one: '# line left out', other: '# lines left out' },
  th: { other: 'ละไว้ # บรรทัด' },
  zh: { other: '省略了 # 行' },
  ar: {
    zero: 'لم يُحذف أي سطر',
    one: 'حُذف سطر واحد',
    two: 'حُذف سطران',
    few: 'حُذفت # أسطر',
    many: 'حُذف # سطرًا',
    other: 'حُذف # سطر',
  },
}

const CHARACTERS: Record<Locale, Plurals> = {
  en: { one: '# character left out', other: '# characters left out' },
  th: { other: 'ละไว้ # ตัวอักษร' },
  zh: { other: '省略了 # 个字符' },
  ar: {
    zero: 'لم يُحذف أي حرف',
    one: 'حُذف حرف واحد',
    two: 'حُذف حرفان',
    few: 'حُذفت # أحرف',
    many: 'حُذف # حرفًا',
    other: 'حُذف # حرف',
  },
}

/** Pictures, tables and the like. */
const SHOWS: Record<Locale, Plurals> = {
  en: { one: '# output left out', other: '# outputs left out' },
  th: { other: 'ละไว้ # ผลลัพธ์' },
  zh: { other: '省略了 # 个输出' },
  ar: {
    zero: 'لم يُحذف أي ناتج',
    one: 'حُذف ناتج واحد',
    two: 'حُذف ناتجان',
    few: 'حُذفت # نواتج',
    many: 'حُذف # ناتجًا',
    other: 'حُذف # ناتج',
  },
}

function counted(locale: Locale, words: Record<Locale, Plurals>, count: number): string {
  const plurals = words[locale]
  const form = plurals[new Intl.PluralRules(locale).select(count)] ?? plurals.other
  return form.replace('#', new Intl.NumberFormat(locale).format(count))
}

/** One line between dots; '' when nothing is missing. */
export function leftOutWords(
  locale: Locale,
  { lines, characters, shows }: Omit<LeftOut, 'tail'>,
): string {
  const parts: string[] = []
  if (lines > 0) parts.push(counted(locale, LINES, lines))
  else if (characters > 0) parts.push(counted(locale, CHARACTERS, characters))
  if (shows > 0) parts.push(counted(locale, SHOWS, shows))
  return parts.length === 0 ? '' : `… ${parts.join(' · ')} …`
}

/** The same where a single value was cut. */
export function cutWords(locale: Locale, characters: number): string {
  return leftOutWords(locale, { lines: 0, characters, shows: 0 })
}
