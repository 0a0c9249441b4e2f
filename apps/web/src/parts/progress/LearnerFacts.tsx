/** How one learner gets on, in numbers: the same for the teacher and for the learner. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { LearnerReport } from '@panya/domain/classroom/class-report.ts'
import { formatPercent } from '@panya/domain/locale/format-number.ts'
import { SKILLS } from '@panya/domain/skill/skill.ts'
import type { ToolManifest } from '@panya/tools/host/tool-manifest.ts'
import type { ReactNode } from 'react'
import { useAddress } from '../../adapters/address.ts'
import styles from './LearnerFacts.module.css'
import { SKILL_MESSAGES } from './skill-messages.ts'

interface LearnerFactsProps {
  report: LearnerReport
  tools: readonly ToolManifest[]
}

export function LearnerFacts({ report, tools }: LearnerFactsProps) {
  const { t } = useLingui()
  const { locale } = useAddress()
  const { given, handedIn, marks } = report.assignments
  const shown = SKILLS.filter((skill) => report.skills[skill])
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={<Trans>Days</Trans>}>{report.days.length}</Fact>
        <Fact name={<Trans>Minutes</Trans>}>{report.minutes}</Fact>
        <Fact name={<Trans>Handed in</Trans>}>
          {handedIn} / {given}
        </Fact>
        <Fact name={<Trans>Marks</Trans>}>
          {marks === null ? '–' : formatPercent(locale, marks / 100)}
        </Fact>
        <Fact name={<Trans>Stars</Trans>}>{report.stars}</Fact>
        <Fact name={<Trans>Runs and errors</Trans>}>
          {report.runs} / {report.errors}
        </Fact>
        {report.courses.map(({ tool, done, steps }) => {
          const name = tools.find(({ path }) => path === tool)?.title[locale] ?? tool
          return (
            <Fact key={tool} name={<Trans>{name} course: steps done</Trans>}>
              {done} / {steps}
            </Fact>
          )
        })}
      </dl>
      {shown.length > 0 && (
        <>
          <h3 className={styles.heading}>
            <Trans>Skills shown: solved tasks</Trans>
          </h3>
          <dl className={styles.facts}>
            {shown.map((skill) => (
              <Fact key={skill} name={t(SKILL_MESSAGES[skill])}>
                {report.skills[skill]}
              </Fact>
            ))}
          </dl>
        </>
      )}
    </>
  )
}

function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
