/** Which days had how many minutes, as squares. */
import { useLingui } from '@lingui/react/macro'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import { HeatMap } from '@panya/ui/HeatMap/HeatMap.tsx'
import { useAddress } from '../../adapters/address.ts'

/** One entry a day, in order. */
export function MinutesHeat({ days }: { days: readonly { date: string; minutes: number }[] }) {
  const { t } = useLingui()
  const { locale } = useAddress()
  return (
    <HeatMap
      label={t`Days with the most minutes`}
      locale={locale}
      less={t`few minutes`}
      more={t`many minutes`}
      days={days.map(({ date, minutes: value }) => {
        const day = formatDay(locale, new Date(`${date}T12:00:00+07:00`))
        return { date, value, text: t`${day}: ${value} minutes` }
      })}
    />
  )
}
