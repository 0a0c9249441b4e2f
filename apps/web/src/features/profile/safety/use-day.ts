import { formatDay } from '@panya/domain/time/format-moment.ts'
import { useAddress } from '../../../adapters/address.ts'

export function useDay(): (moment: string) => string {
  const { locale } = useAddress()
  return (moment) => formatDay(locale, new Date(moment))
}
