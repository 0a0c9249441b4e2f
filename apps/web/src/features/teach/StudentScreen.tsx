/** One learner: everything they have made, drafts too, and how they get on. */
import { Trans, useLingui } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import { formatMoment } from '@panya/domain/time/format-moment.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import { classReport } from '../../adapters/teach/report-api.ts'
import { workOf } from '../../adapters/teach/work-api.ts'
import school from '../../parts/page-layout/school.module.css'
import { LearnerFacts } from '../../parts/progress/LearnerFacts.tsx'
import { MinutesCharts } from './MinutesCharts.tsx'
import { periodOf } from './period.ts'
import styles from './teach.module.css'

export function StudentScreen({ tools }: { tools: readonly ToolManifest[] }) {
  const { t } = useLingui()
  const { locale, to } = useAddress()
  const [search] = useSearchParams()
  const id = Number(search.get('id') ?? 0)
  const classId = Number(search.get('class') ?? 0)
  const period = periodOf('term')
  const work = useQuery({ queryKey: ['teach', 'work', id], queryFn: () => workOf(id) })
  const report = useQuery({
    queryKey: ['teach', 'report', classId, period],
    queryFn: () => classReport(classId, period),
  })
  const learner = report.data?.find(({ studentId }) => studentId === id)
  if (work.isError) {
    return (
      <p role="alert" className={school.page}>
        <Trans>This learner is not in one of your classes</Trans>
      </p>
    )
  }
  return (
    <div className={school.page} data-family="teach">
      <header className={styles.head}>
        <p className={styles.crumb}>
          <Link to={to(`/teach/class?id=${classId}`)}>
            <Trans>Back to the class</Trans>
          </Link>
        </p>
        <h1>
          <bdi>{learner ? personName(learner) : ''}</bdi>
        </h1>
      </header>
      <section className={school.section} aria-labelledby="work">
        <h2 id="work">
          <Trans>Work</Trans>
        </h2>
        {work.data?.length === 0 && (
          <p className={school.soft}>
            <Trans>Nothing made yet.</Trans>
          </p>
        )}
        <ul className={school.cards} aria-label={t`Work`}>
          {work.data?.map((item) => {
            const tool = tools.find(({ path }) => path === item.tool)
            return (
              <li key={item.id} className={school.card} data-family={tool?.family}>
                <h3>
                  <a className={school.whole} href={to(`/teach/work?id=${item.id}`)}>
                    <bdi>{item.title}</bdi>
                  </a>
                </h3>
                <span className={school.soft}>{tool?.title[locale]}</span>
                <span className={school.soft}>
                  {formatMoment(locale, new Date(item.updatedAt))}
                </span>
              </li>
            )
          })}
        </ul>
      </section>
      {learner && (
        <>
          <section className={school.section} aria-labelledby="facts">
            <h2 id="facts">
              <Trans>How it goes this term</Trans>
            </h2>
            <LearnerFacts report={learner} tools={tools} />
          </section>
          <MinutesCharts learners={[learner]} period={period} tools={tools} />
        </>
      )}
    </div>
  )
}
