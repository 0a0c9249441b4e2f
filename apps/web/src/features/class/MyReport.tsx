/** What my teacher sees about me: the same numbers, nothing more. */
import { Plural, Trans } from '@lingui/react/macro'
import { bangkokDay } from '@panya/domain/time/bangkok.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAddress } from '../../adapters/address.ts'
import { serverTime } from '../../adapters/http/server-time.ts'
import { myReport } from '../../adapters/teach/report-api.ts'
import styles from '../../parts/page-layout/school.module.css'
import { LearnerFacts } from '../../parts/progress/LearnerFacts.tsx'
import { MinutesHeat } from '../../parts/progress/MinutesHeat.tsx'

const DAYS = 126
const DAY_MS = 86_400_000

function lastDays(): string[] {
  const now = serverTime().getTime()
  return Array.from({ length: DAYS }, (_day, ago) =>
    bangkokDay(new Date(now - (DAYS - 1 - ago) * DAY_MS)),
  )
}

export function MyReport({ tools }: { tools: readonly ToolManifest[] }) {
  const { locale } = useAddress()
  const [dates] = useState(lastDays)
  const period = { from: dates[0] ?? '', to: dates.at(-1) ?? '' }
  const { data } = useQuery({
    queryKey: ['class', 'report', period],
    queryFn: () => myReport(period),
  })
  if (!data) return null
  const minutes = new Map(data.days.map((day) => [day.date, day.minutes]))
  const used = tools.filter(({ path }) => data.tools[path])
  return (
    <section className={styles.section} aria-labelledby="seen">
      <h2 id="seen">
        <Trans>What my teacher sees about me</Trans>
      </h2>
      <p className={styles.soft}>
        <Trans>
          These numbers, my work, and what my tools report: runs, errors by name and solved tasks.
          Not what I type elsewhere.
        </Trans>
      </p>
      <LearnerFacts report={data} tools={tools} />
      <MinutesHeat days={dates.map((date) => ({ date, minutes: minutes.get(date) ?? 0 }))} />
      {used.length > 0 && (
        <ul>
          {used.map(({ path, title }) => {
            const count = data.tools[path] ?? 0
            return (
              <li key={path}>
                {title[locale]}: <Plural value={count} one="# minute" other="# minutes" />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
