/** When learners were there and with which tools, as pictures. */

import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LearnerReport, ReportPeriod } from '@panya/domain/classroom/class-report.ts'
import { formatCalendarDay } from '@panya/domain/time/format-moment.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { BarChart } from '@panya/ui/BarChart/BarChart.tsx'
import { useAddress } from '../../adapters/address.ts'
import { MinutesHeat } from '../../parts/progress/MinutesHeat.tsx'
import styles from './MinutesCharts.module.css'
import { daysOf } from './period.ts'

/** Bars can be told apart up to here; beyond, squares show more. */
const MOST_BARS = 31

interface MinutesChartsProps {
  learners: readonly LearnerReport[]
  period: ReportPeriod
  tools: readonly ToolManifest[]
}

export function MinutesCharts({ learners, period, tools }: MinutesChartsProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const perDay = new Map<string, number>()
  for (const { days } of learners) {
    for (const { date, minutes } of days) perDay.set(date, (perDay.get(date) ?? 0) + minutes)
  }
  const days = daysOf(period).map((date) => {
    const value = perDay.get(date) ?? 0
    const day = formatCalendarDay(locale, date)
    return {
      date,
      value,
      text: t`${day}: ${plural(value, { one: '# minute', other: '# minutes' })}`,
      label: String(Number(date.slice(8))),
    }
  })
  const perTool = tools
    .map((tool) => ({
      tool,
      minutes: learners.reduce((sum, one) => sum + (one.tools[tool.path] ?? 0), 0),
    }))
    .filter(({ minutes }) => minutes > 0)
  const most = Math.max(1, ...perTool.map(({ minutes }) => minutes))
  return (
    <div className={styles.charts}>
      <section aria-labelledby="per-day">
        <h2 id="per-day">
          <Trans>Minutes a day</Trans>
        </h2>
        {days.length <= MOST_BARS && <BarChart label={t`Minutes a day`} bars={days} />}
        <MinutesHeat days={days.map(({ date, value }) => ({ date, minutes: value }))} />
      </section>
      <section aria-labelledby="per-tool">
        <h2 id="per-tool">
          <Trans>Minutes with each tool</Trans>
        </h2>
        {perTool.length === 0 ? (
          <p className={styles.soft}>
            <Trans>No minutes in this time yet. They are counted every quarter of an hour.</Trans>
          </p>
        ) : (
          <ul className={styles.tools}>
            {perTool.map(({ tool, minutes }) => (
              <li key={tool.path} data-family={tool.family}>
                <span>{tool.title[locale]}</span>
                <span className={styles.track} aria-hidden="true">
                  <span style={{ inlineSize: `${(100 * minutes) / most}%` }} />
                </span>
                <b>{minutes}</b>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
