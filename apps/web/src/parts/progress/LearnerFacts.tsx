/** How one learner gets on, in numbers: the same for the teacher and for the learner. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { LearnerReport } from '@panya/domain/classroom/class-report.ts'
import { SKILLS } from '@panya/domain/skill/skill.ts'
import type { ReactNode } from 'react'
import styles from './LearnerFacts.module.css'
import { SKILL_MESSAGES } from './skill-messages.ts'

export function LearnerFacts({ report }: { report: LearnerReport }) {
  const { t } = useLingui()
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
        <Fact name={<Trans>Marks</Trans>}>{marks === null ? '–' : `${marks}%`}</Fact>
        <Fact name={<Trans>Stars</Trans>}>{report.stars}</Fact>
        <Fact name={<Trans>Runs and errors</Trans>}>
          {report.runs} / {report.errors}
        </Fact>
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
