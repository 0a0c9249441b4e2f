import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AttendanceReport } from '@panya/domain/admin/attendance.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { useFormat } from '../../../adapters/use-format.ts'
import { DataTable } from '../parts/DataTable.tsx'
import { Panel } from '../parts/Panel.tsx'
import { TrendChart } from '../parts/TrendChart.tsx'
import styles from './Attendance.module.css'

const BUCKET_MESSAGES: Record<AttendanceReport['bucket'], MessageDescriptor> = {
  day: msg`Day by day`,
  week: msg`Week by week`,
  month: msg`Month by month`,
}

type Measure = 'hours' | 'visits'

export function Trend({ report }: { report: AttendanceReport }) {
  const { t } = useLingui()
  const { count, day } = useFormat()
  const [measure, setMeasure] = useState<Measure>('hours')
  const { bucket, period, compared } = report
  const read = (point: { minutes: number; visits: number } | undefined) => {
    if (!point) return 0
    return measure === 'hours' ? point.minutes / 60 : point.visits
  }
  const name = measure === 'hours' ? t`Hours` : t`Visits`
  const dayOf = (date: string) => day(`${date}T00:00:00+07:00`)
  const rows = period.points.map((point, index) => ({
    label: dayOf(point.date),
    value: read(point),
    compared: read(compared.points[index]),
  }))
  return (
    <Panel
      title={t(BUCKET_MESSAGES[bucket])}
      actions={
        <div className={styles.presets}>
          {(['hours', 'visits'] as const).map((one) => (
            <Button
              look="ghost"
              size="small"
              key={one}
              aria-pressed={measure === one}
              onClick={() => setMeasure(one)}
            >
              {one === 'hours' ? t`Hours` : t`Visits`}
            </Button>
          ))}
        </div>
      }
    >
      <TrendChart rows={rows} label={name} />
      <p className={styles.legend}>
        <span data-line="now">
          <Trans>This period</Trans>
        </span>
        <span data-line="then">
          <Trans>Compared with</Trans>
        </span>
      </p>
      <details className={styles.figures}>
        <summary>
          <Trans>Show as a table</Trans>
        </summary>
        <DataTable
          label={name}
          head={[
            { label: <Trans>From</Trans> },
            { label: <Trans>This period</Trans>, number: true },
            { label: <Trans>Compared with</Trans>, number: true },
          ]}
        >
          {rows.map((row) => (
            <tr key={row.label}>
              <td>{row.label}</td>
              <td data-number>{count(Math.round(row.value))}</td>
              <td data-number>{count(Math.round(row.compared))}</td>
            </tr>
          ))}
        </DataTable>
      </details>
    </Panel>
  )
}
