import { Trans } from '@lingui/react/macro'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import { Section } from '../../parts/section/Section.tsx'
import { ClassBoard } from './ClassBoard.tsx'
import styles from './ForTeachers.module.css'
import { GradebookGlimpse } from './GradebookGlimpse.tsx'
import { MarkingGlimpse } from './MarkingGlimpse.tsx'

export function ForTeachers() {
  return (
    <Section
      family="teach"
      kicker={<Trans>For teachers</Trans>}
      title={<Trans>See who is flying and who is stuck, before they raise a hand</Trans>}
    >
      <div className={styles.columns}>
        <ul className={styles.list}>
          <li>
            <Icon name="check" />
            <Trans>Hand out a project; every learner gets a copy of their own.</Trans>
          </li>
          <li>
            <Icon name="check" />
            <Trans>A live board shows who runs, who passes and who needs you.</Trans>
          </li>
          <li>
            <Icon name="check" />
            <Trans>Works on school Chromebooks, also when the internet does not.</Trans>
          </li>
          <li>
            <Icon name="check" />
            <Trans>Blocks, Python and notebooks share one idea, so nobody starts over.</Trans>
          </li>
        </ul>
        <ClassBoard />
        <MarkingGlimpse />
        <GradebookGlimpse />
      </div>
    </Section>
  )
}
