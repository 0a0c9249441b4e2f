/** The class on paper: everything a teacher takes into a meeting, through the browser's own print. */
import { Trans } from '@lingui/react/macro'
import { formatCalendarDay } from '@panya/domain/time/format-moment.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { classDetails } from '../../adapters/teach/class-api.ts'
import { classReport } from '../../adapters/teach/report-api.ts'
import school from '../../parts/page-layout/school.module.css'
import { MinutesCharts } from './MinutesCharts.tsx'
import { LearnerTable } from './ProgressTab.tsx'
import { periodOf, SPANS, type Span } from './period.ts'
import styles from './teach.module.css'

export function ReportScreen({ tools }: { tools: readonly ToolManifest[] }) {
  const { locale, to } = useAddress()
  const [search] = useSearchParams()
  const id = Number(search.get('id') ?? 0)
  const wanted = search.get('span') ?? ''
  const span: Span = wanted in SPANS ? (wanted as Span) : 'month'
  const period = periodOf(span)
  const room = useQuery({ queryKey: ['teach', 'class', id], queryFn: () => classDetails(id) })
  const report = useQuery({
    queryKey: ['teach', 'report', id, period],
    queryFn: () => classReport(id, period),
  })
  if (!room.data || !report.data) return <div className={school.page} aria-busy="true" />
  const day = (date: string) => formatCalendarDay(locale, date)
  const [from, until] = [day(period.from), day(period.to)]
  const teachers = room.data.teachers.map(({ displayName }) => displayName).join(', ')
  const learners = report.data
  return (
    <div className={school.page} data-family="teach">
      <header className={styles.head}>
        <p className={`no-print ${styles.crumb}`}>
          <Link to={to(`/teach/class?id=${id}&tab=progress`)}>
            <Trans>Progress</Trans>
          </Link>
        </p>
        <h1>
          <Trans>
            Report of <bdi>{room.data.name}</bdi>
          </Trans>
        </h1>
        <span className="no-print">
          <Button onClick={() => window.print()}>
            <Trans>Print or save as PDF</Trans>
          </Button>
        </span>
      </header>
      <p>
        {from} – {until} · {teachers}
      </p>
      <MinutesCharts learners={learners} period={period} tools={tools} />
      <LearnerTable learners={learners} classId={id} />
    </div>
  )
}
