/** Days, moments, numbers and prices as people of the page's language write them. */
import type { Currency } from '@panya/domain/amount/amount.ts'
import { formatPrice } from '@panya/domain/money/plan.ts'
import { formatDay, formatMoment } from '@panya/domain/time/format-moment.ts'
import { useAddress } from './address.ts'

export function useFormat() {
  const { locale } = useAddress()
  const numbers = new Intl.NumberFormat(locale)
  return {
    day: (moment: string | Date) => formatDay(locale, new Date(moment)),
    moment: (moment: string | Date) => formatMoment(locale, new Date(moment)),
    count: (value: number) => numbers.format(value),
    price: (currency: Currency, minor: number) => formatPrice(locale, currency, minor),
  }
}
