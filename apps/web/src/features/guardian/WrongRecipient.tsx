/** For a stranger whose address a child has typed: no mail will come again. */
import { Trans } from '@lingui/react/macro'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { reportWrongRecipient } from '../../adapters/account/guardian.ts'
import { AskDialog } from '../../parts/dialog/AskDialog.tsx'
import { GuardianProblem, type Problem, problemOf } from './GuardianProblem.tsx'
import styles from './guardian.module.css'

export function WrongRecipient({ token, onDone }: { token: string; onDone(): void }) {
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const say = () => {
    setProblem(null)
    reportWrongRecipient(token).then(onDone, (error: unknown) => setProblem(problemOf(error)))
  }
  return (
    <section className={styles.card} aria-labelledby="not-me">
      <h2 id="not-me">
        <Trans>Is this mail not meant for you?</Trans>
      </h2>
      <p>
        <Trans>
          Then the child has typed a wrong address. Tell us, and neither this child nor another one
          can have us write to you again.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button look="ghost" onClick={() => setAsking(true)}>
          <Trans>I do not know this child</Trans>
        </Button>
      </div>
      <GuardianProblem problem={problem} />
      {asking && (
        <AskDialog
          title={<Trans>Shall we never write to you again?</Trans>}
          confirm={<Trans>I do not know this child</Trans>}
          onConfirm={say}
          onClose={() => setAsking(false)}
        >
          <p>
            <Trans>
              The link ends, we forget your address, and no child can name it here any more. This
              cannot be undone.
            </Trans>
          </p>
        </AskDialog>
      )}
    </section>
  )
}
