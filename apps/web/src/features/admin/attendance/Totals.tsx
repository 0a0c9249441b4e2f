import { Trans, useLingui } from '@lingui/react/macro'
import type { AttendanceReport } from '@panya/domain/admin/attendance.ts'
import type { ReactNode } from 'react'
import { useFormat } from '../../../adapters/use-format.ts'
import styles from './Attendance.module.css'
import { Growth } from './Growth.tsx'

export function Totals({ report: { period, compared } }: { report: AttendanceReport }) {
  const { count, day } = useFormat()
  const { totals } = period
  const before = compared.totals
  const mean = (visits: number, days: number) => (days === 0 ? 0 : visits / days)
  return (
    <ul className={styles.totals}>
      <Total
        name={<Trans>Hours</Trans>}
        value={count(Math.round(totals.minutes / 60))}
        growth={<Growth value={totals.minutes} compared={before.minutes} />}
      />
      <Total
        name={<Trans>Visits</Trans>}
        value={count(totals.visits)}
        growth={<Growth value={totals.visits} compared={before.visits} />}
      />
      <Total
        name={<Trans>Learners on a day</Trans>}
        value={count(Math.round(mean(totals.visits, totals.days)))}
        growth={
          <Growth
            value={mean(totals.visits, totals.days)}
            compared={mean(before.visits, before.days)}
          />
        }
      />
      <Total
        name={<Trans>Busiest day</Trans>}
        value={totals.busiest ? count(totals.busiest.visits) : '–'}
        growth={totals.busiest && <span>{day(`${totals.busiest.date}T00:00:00+07:00`)}</span>}
      />
      <li className={styles.spans}>
        <SpanName from={period.from} to={period.to} />
        <Trans>
          beside <SpanName from={compared.from} to={compared.to} />
        </Trans>
      </li>
    </ul>
  )
}

function Total({ name, value, growth }: { name: ReactNode; value: string; growth: ReactNode }) {
  return (
    <li className={styles.total}>
      <span>{name}</span>
      <b>{value}</b>
      {growth}
    </li>
  )
}

function SpanName({ from, to }: { from: string; to: string }) {
  const { t } = useLingui()
  const { day } = useFormat()
  const [first, last] = [from, to].map((one) => day(`${one}T00:00:00+07:00`))
  return <span>{t`${first} to ${last}`} </span>
}
