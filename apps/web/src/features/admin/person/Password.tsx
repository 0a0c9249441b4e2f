/** Helps somebody who forgot their password. */
import { Trans } from '@lingui/react/macro'
import { hasNoMail } from '@panya/domain/account/no-mail-address.ts'
import type { PersonDetail } from '@panya/domain/admin/people.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { renewPassword } from '../../../adapters/admin/people.ts'
import { NewPassword, type NewPasswordAnswer } from '../../../parts/password/NewPassword.tsx'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { useAction } from '../parts/use-action.ts'
import styles from './Person.module.css'

export function Password({ person }: { person: PersonDetail }) {
  const [asking, setAsking] = useState(false)
  const [answer, setAnswer] = useState<NewPasswordAnswer | null>(null)
  const close = () => {
    setAsking(false)
    setAnswer(null)
  }
  const make = useAction<void, NewPasswordAnswer>({
    send: () => renewPassword(person.id),
    touches: [['admin', 'person', person.id]],
    done: setAnswer,
  })
  if (hasNoMail(person.email)) {
    return (
      <p className={styles.quiet}>
        <Trans>No password opens this account: its owner comes in by a card or a school.</Trans>
      </p>
    )
  }
  return (
    <>
      <ActionProblem {...make} />
      <div className={styles.buttons}>
        <Button size="small" look="ghost" onClick={() => setAsking(true)}>
          <Trans>New password</Trans>
        </Button>
      </div>
      {asking && !make.failed && (
        <NewPassword
          name={person.firstName}
          answer={answer}
          busy={make.busy}
          onMake={() => make.run()}
          onClose={close}
        />
      )}
    </>
  )
}
