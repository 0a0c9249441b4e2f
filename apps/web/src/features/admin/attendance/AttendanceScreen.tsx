/** How much the place is used: totals, tools and trends of a period, beside another one. */
import { Trans } from '@lingui/react/macro'
import type { Comparison } from '@panya/domain/admin/attendance.ts'
import { ButtonLink } from '@panya/ui/Button/ButtonLink.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { attendanceCsvAddress, fetchAttendance } from '../../../adapters/admin/figures.ts'
import { AdminPage } from '../parts/AdminPage.tsx'
import { QueryState } from '../parts/QueryState.tsx'
import type { AdminScreenProps } from '../shell/admin-section.ts'
import { PeriodChoice } from './PeriodChoice.tsx'
import { presetSpan } from './period.ts'
import { ToolMinutes } from './ToolMinutes.tsx'
import { Totals } from './Totals.tsx'
import { Trend } from './Trend.tsx'

export default function AttendanceScreen({ tools }: AdminScreenProps) {
  const [span, setSpan] = useState(() => presetSpan('month'))
  const [compare, setCompare] = useState<Comparison>('before')
  const report = useQuery({
    queryKey: ['admin', 'attendance', span, compare],
    queryFn: () => fetchAttendance(span, compare),
    placeholderData: keepPreviousData,
  })
  return (
    <AdminPage
      title={<Trans>Attendance</Trans>}
      lead={<Trans>Days begin and end in Bangkok. Administrators are not counted.</Trans>}
      actions={
        <ButtonLink look="ghost" href={attendanceCsvAddress(span)} download>
          <Trans>Download the days as CSV</Trans>
        </ButtonLink>
      }
    >
      <PeriodChoice span={span} onSpan={setSpan} compare={compare} onCompare={setCompare} />
      <QueryState query={report} />
      {report.data && (
        <>
          <Totals report={report.data} />
          <Trend report={report.data} />
          <ToolMinutes report={report.data} tools={tools} />
        </>
      )}
    </AdminPage>
  )
}
