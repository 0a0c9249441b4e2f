/** How the class gets on over a week, a month or a term. */
import { Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import type { LearnerReport } from '@panya/domain/classroom/class-report.ts'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import { formatPercent } from '@panya/domain/locale/format-number.ts'
import { SKILLS } from '@panya/domain/skill/skill.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { SelectField } from '@panya/ui/Field/SelectField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { classReport } from '../../adapters/teach/report-api.ts'
import school from '../../parts/page-layout/school.module.css'
import { SKILL_MESSAGES } from '../../parts/progress/skill-messages.ts'
import { MinutesCharts } from './MinutesCharts.tsx'
import { periodOf, type Span } from './period.ts'
import { TeachTable } from './TeachTable.tsx'
import styles from './teach.module.css'

interface ProgressTabProps {
  room: ClassDetails
  tools: readonly ToolManifest[]
}

export function ProgressTab({ room, tools }: ProgressTabProps) {
  const { t } = useLingui()
  const { to } = useAddress()
  const [span, setSpan] = useState<Span>('month')
  const period = periodOf(span)
  const { data = [] } = useQuery({
    queryKey: ['teach', 'report', room.id, period],
    queryFn: () => classReport(room.id, period),
    placeholderData: (before) => before,
  })
  return (
    <>
      <div className={school.row}>
        <SelectField
          label={t`How far back?`}
          value={span}
          onChange={(event) => setSpan(event.target.value as Span)}
        >
          <option value="week">{t`A week`}</option>
          <option value="month">{t`A month`}</option>
          <option value="term">{t`A term`}</option>
        </SelectField>
        <Link
          className={`${buttonClass('ghost', 'small')} ${styles.end}`}
          to={to(`/teach/report?id=${room.id}&span=${span}`)}
        >
          <Trans>Report to print</Trans>
        </Link>
      </div>
      <MinutesCharts learners={data} period={period} tools={tools} />
      {data.length > 0 && <LearnerTable learners={data} classId={room.id} />}
    </>
  )
}

export function LearnerTable({
  learners,
  classId,
}: {
  learners: readonly LearnerReport[]
  classId: number
}) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const columns = [t`Name`, t`Days`, t`Minutes`, t`Handed in`, t`Marks`, t`Stars`]
  const inCourse = learners.some(({ courses }) => courses.length > 0)
  if (inCourse) columns.push(t`Course steps`)
  const shown = SKILLS.filter((skill) => learners.some(({ skills }) => skills[skill]))
  return (
    <section className={school.section} aria-labelledby="per-learner">
      <h2 id="per-learner">
        <Trans>Learner by learner</Trans>
      </h2>
      <TeachTable
        labelledBy="per-learner"
        columns={columns.concat(shown.map((skill) => t(SKILL_MESSAGES[skill])))}
      >
        {learners.map((one) => (
          <tr key={one.studentId}>
            <th scope="row" aria-label={personName(one)}>
              <Link
                className={styles.link}
                to={to(`/teach/student?id=${one.studentId}&class=${classId}`)}
              >
                <bdi>{personName(one)}</bdi>
              </Link>
            </th>
            <td className={styles.number}>{one.days.length}</td>
            <td className={styles.number}>{one.minutes}</td>
            <td className={styles.number}>
              {one.assignments.handedIn} / {one.assignments.given}
            </td>
            <td className={styles.number}>
              {one.assignments.marks === null
                ? '–'
                : formatPercent(locale, one.assignments.marks / 100)}
            </td>
            <td className={styles.number}>{one.stars}</td>
            {inCourse && (
              <td className={styles.number}>
                {one.courses.map(({ done, steps }) => `${done} / ${steps}`).join(', ') || '–'}
              </td>
            )}
            {shown.map((skill) => (
              <td key={skill} className={styles.number}>
                {one.skills[skill] ?? '–'}
              </td>
            ))}
          </tr>
        ))}
      </TeachTable>
    </section>
  )
}
