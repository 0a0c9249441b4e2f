/** Which days had how many minutes, as squares and in a sentence. */
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { formatCalendarDay } from '@panya/domain/time/format-moment.ts'
import { HeatMap } from '@panya/ui/HeatMap/HeatMap.tsx'
import { heatSummary } from '@panya/ui/HeatMap/heat-summary.ts'
import { useAddress } from '../../adapters/address.ts'

/** One entry a day, in order. */
export function MinutesHeat({ days }: { days: readonly { date: string; minutes: number }[] }) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const shown = days.map(({ date, minutes }) => {
    const day = formatCalendarDay(locale, date)
    return {
      date,
      value: minutes,
      text: t`${day}: ${plural(minutes, { one: '# minute', other: '# minutes' })}`,
    }
  })
  const { total, active, weeks, busiest } = heatSummary(shown)
  const count = active.length
  const most = busiest?.text ?? ''
  const summary =
    busiest === null
      ? t`No minutes in this time yet.`
      : [
          t`${plural(total, { one: '# minute in all', other: '# minutes in all' })}`,
          t`${plural(count, { one: 'active on # day', other: 'active on # days' })}`,
          t`${plural(weeks, { one: 'in # week', other: 'in # different weeks' })}`,
          t`busiest day – ${most}`,
        ].join(' · ')
  return (
    <HeatMap
      label={t`Days with the most minutes`}
      locale={locale}
      less={t`few minutes`}
      more={t`many minutes`}
      summary={summary}
      listLabel={t`Show the days as a list`}
      days={shown}
    />
  )
}
