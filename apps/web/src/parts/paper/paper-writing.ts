/** Days and amounts as papers write them: Thai ones in years of the Buddhist era. */
import type { Currency } from '@panya/domain/amount/amount.ts'
import { bahtText } from '@panya/domain/tax-paper/baht-text.ts'
import { englishAmount } from '@panya/domain/tax-paper/english-amount.ts'
import { thaiDate } from '@panya/domain/tax-paper/thai-date.ts'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import type { PaperLanguage } from './use-paper-words.ts'

export function dayOn(day: string, language: PaperLanguage): string {
  return language === 'th' ? thaiDate(day) : formatDay('en', new Date(day))
}

const AMOUNT = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** `1,234.50`: the currency stands at the head of the column. */
export function amountOn(minor: number): string {
  return AMOUNT.format(minor / 100)
}

export function amountInWords(minor: number, currency: Currency): string {
  return currency === 'THB' ? bahtText(minor) : englishAmount(minor, currency)
}
