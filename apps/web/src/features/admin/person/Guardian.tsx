/** What the guardian of a young learner said, and recording what they signed on paper. */
import { Trans } from '@lingui/react/macro'
import { personName } from '@panya/domain/account/person-name.ts'
import type { PersonDetail } from '@panya/domain/admin/people.ts'
import type { PaperAnswer } from '@panya/domain/consent/consent-state.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { recordGuardianAnswer } from '../../../adapters/teach/class-api.ts'
import { GuardianAnswerDialog } from '../../../parts/guardian/GuardianAnswerDialog.tsx'
import { GuardianBadge } from '../../../parts/guardian/GuardianBadge.tsx'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { Panel } from '../parts/Panel.tsx'
import styles from './Person.module.css'
import { usePersonAction } from './use-person.ts'

export function Guardian({ person }: { person: PersonDetail }) {
  const [asking, setAsking] = useState(false)
  const record = usePersonAction<PaperAnswer>(
    person.id,
    (answer) => recordGuardianAnswer(person.id, answer),
    () => setAsking(false),
  )
  const ask = () => {
    record.reset()
    setAsking(true)
  }
  if (person.guardian === null) return null
  return (
    <Panel
      title={<Trans>Parent or guardian</Trans>}
      about={
        <Trans>
          Without a yes this learner shows nothing to others and uses no AI service. What they make
          is kept.
        </Trans>
      }
    >
      <p className={styles.quiet}>
        <GuardianBadge state={person.guardian} />
      </p>
      <div className={styles.buttons}>
        <Button size="small" look="ghost" onClick={ask}>
          <Trans>Record a guardian’s answer</Trans>
        </Button>
      </div>
      {asking && (
        <GuardianAnswerDialog
          child={personName(person)}
          busy={record.busy}
          problem={<ActionProblem {...record} />}
          onRecord={record.run}
          onClose={() => setAsking(false)}
        />
      )}
    </Panel>
  )
}
