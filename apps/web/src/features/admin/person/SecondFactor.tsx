/** Helps somebody who lost the phone and the recovery codes. */
import { Plural, Trans } from '@lingui/react/macro'
import type { PersonDetail } from '@panya/domain/admin/people.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { resetSecondFactor } from '../../../adapters/admin/people.ts'
import { AskDialog } from '../../../parts/dialog/AskDialog.tsx'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { Notice } from '../parts/Notice.tsx'
import styles from './Person.module.css'
import { usePersonAction } from './use-person.ts'

export function SecondFactor({ person }: { person: PersonDetail }) {
  const [asking, setAsking] = useState(false)
  const reset = usePersonAction(person.id, () => resetSecondFactor(person.id))
  const { app, passkeys } = person.secondFactor
  if (!app && passkeys === 0) {
    if (!reset.succeeded) return null
    return (
      <Notice tone="good">
        <Trans>Removed. The password alone opens the account now.</Trans>
      </Notice>
    )
  }
  return (
    <>
      <p className={styles.quiet}>
        {app && <Trans>Signs in with a code app.</Trans>}{' '}
        {passkeys > 0 && <Plural value={passkeys} one="Has # passkey." other="Has # passkeys." />}
      </p>
      <ActionProblem {...reset} />
      <div className={styles.buttons}>
        <Button size="small" look="stop" aria-busy={reset.busy} onClick={() => setAsking(true)}>
          <Trans>Remove code app and passkeys</Trans>
        </Button>
      </div>
      {asking && (
        <AskDialog
          title={<Trans>Remove code app and passkeys?</Trans>}
          confirm={<Trans>Remove</Trans>}
          danger
          onConfirm={() => reset.run()}
          onClose={() => setAsking(false)}
        >
          <p>
            <Trans>
              For somebody who lost their phone. Be sure who asks you: the password alone opens the
              account again. All devices are signed out, and the owner is told by mail.
            </Trans>
          </p>
        </AskDialog>
      )}
    </>
  )
}
