/** What my teacher sees about me: the same numbers, nothing more. */
import { Trans, useLingui } from '@lingui/react/macro'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import type { ToolManifest } from '@panya/tools/kit/tool-manifest.ts'
import { HeatMap } from '@panya/ui/HeatMap/HeatMap.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { myReport } from '../../adapters/teach/report-api.ts'
import styles from './class.module.css'

const DAYS = 126
const DAY_MS = 86_400_000

function lastDays(): string[] {
  const now = Date.now()
  return Array.from({ length: DAYS }, (_day, ago) =>
    bangkokDay(new Date(now - (DAYS - 1 - ago) * DAY_MS)),
  )
}

export function MyReport({ tools }: { tools: readonly ToolManifest[] }) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const [dates] = useState(lastDays)
  const period = { from: dates[0] ?? '', to: dates.at(-1) ?? '' }
  const { data } = useQuery({
    queryKey: ['class', 'report', period],
    queryFn: () => myReport(period),
  })
  if (!data) return null
  const minutes = new Map(data.days.map((day) => [day.date, day.minutes]))
  const days = dates.map((date) => {
    const value = minutes.get(date) ?? 0
    const day = formatDay(locale, new Date(`${date}T12:00:00+07:00`))
    return { date, value, text: t`${day}: ${value} minutes` }
  })
  const used = tools.filter(({ path }) => data.tools[path])
  const { given, handedIn, marks } = data.assignments
  return (
    <section className={styles['section']} aria-labelledby="seen">
      <h2 id="seen">
        <Trans>What my teacher sees about me</Trans>
      </h2>
      <p className={styles['soft']}>
        <Trans>
          These numbers, my work, and what my tools report: runs, errors by name and solved tasks.
          Not what I type elsewhere.
        </Trans>
      </p>
      <dl className={styles['facts']}>
        <div>
          <dt>
            <Trans>Days</Trans>
          </dt>
          <dd>{data.days.length}</dd>
        </div>
        <div>
          <dt>
            <Trans>Minutes</Trans>
          </dt>
          <dd>{data.minutes}</dd>
        </div>
        <div>
          <dt>
            <Trans>Handed in</Trans>
          </dt>
          <dd>
            {handedIn} / {given}
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Marks</Trans>
          </dt>
          <dd>{marks === null ? '–' : `${marks}%`}</dd>
        </div>
        <div>
          <dt>
            <Trans>Stars</Trans>
          </dt>
          <dd>{data.stars}</dd>
        </div>
        <div>
          <dt>
            <Trans>Runs and errors</Trans>
          </dt>
          <dd>
            {data.runs} / {data.errors}
          </dd>
        </div>
      </dl>
      <HeatMap label={t`Days with the most minutes`} days={days} />
      {used.length > 0 && (
        <ul>
          {used.map(({ path, title }) => {
            const count = data.tools[path] ?? 0
            return (
              <li key={path}>
                {title[locale]}: <Trans>{count} minutes</Trans>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
