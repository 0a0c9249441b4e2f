/** Days, moments and numbers as people of the page's language write them. */
import { formatNumber, formatPercent } from '@panya/domain/locale/format-number.ts'
import { formatDay, formatMoment } from '@panya/domain/time/format-moment.ts'
import { useAddress } from './address.ts'

export function useFormat() {
  const { locale } = useAddress()
  return {
    day: (moment: string | Date) => formatDay(locale, new Date(moment)),
    moment: (moment: string | Date) => formatMoment(locale, new Date(moment)),
    count: (value: number) => formatNumber(locale, value),
    percent: (share: number) => formatPercent(locale, share),
  }
}
