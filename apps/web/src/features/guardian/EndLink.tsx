/** Until when the link works, and ending it before. */
import { Trans } from '@lingui/react/macro'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { endProgressLink } from '../../adapters/account/guardian.ts'
import { useAddress } from '../../adapters/address.ts'
import { AskDialog } from '../../parts/dialog/AskDialog.tsx'
import { GuardianProblem, type Problem, problemOf } from './GuardianProblem.tsx'
import styles from './guardian.module.css'

interface EndLinkProps {
  token: string
  until: string
  onEnded(): void
}

export function EndLink({ token, until, onEnded }: EndLinkProps) {
  const { locale } = useAddress()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const day = formatDay(locale, new Date(until))
  const end = () => {
    setProblem(null)
    endProgressLink(token).then(onEnded, (error: unknown) => setProblem(problemOf(error)))
  }
  return (
    <section className={`no-print ${styles.card}`} aria-labelledby="progress-link">
      <h2 id="progress-link">
        <Trans>This link</Trans>
      </h2>
      <p>
        <Trans>
          It is yours alone: whoever has it sees this page, so please do not pass it on. It works
          until {day}. It only shows, and the child is told that you can look.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button look="ghost" onClick={() => setAsking(true)}>
          <Trans>End this link</Trans>
        </Button>
      </div>
      <GuardianProblem problem={problem} />
      {asking && (
        <AskDialog
          title={<Trans>End this link?</Trans>}
          confirm={<Trans>End this link</Trans>}
          danger
          onConfirm={end}
          onClose={() => setAsking(false)}
        >
          <p>
            <Trans>
              Nobody sees anything with it any more, you neither. Your consent stays as it is; the
              teacher or our mail can bring you a new link.
            </Trans>
          </p>
        </AskDialog>
      )}
    </section>
  )
}
