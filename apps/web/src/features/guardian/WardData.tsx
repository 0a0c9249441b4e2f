/** The child's data in the guardian's hands: download, deletion, and undoing it. */
import { Plural, Trans } from '@lingui/react/macro'
import { RETENTION } from '@panya/domain/account/retention.ts'
import { formatDay } from '@panya/domain/time/format-moment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { askForDeletion, downloadData, undoDeletion } from '../../adapters/account/guardian.ts'
import { useAddress } from '../../adapters/address.ts'
import { AskDialog } from '../../parts/dialog/AskDialog.tsx'
import type { WardProps } from './GuardianDecisionForm.tsx'
import { GuardianProblem, type Problem, problemOf } from './GuardianProblem.tsx'
import styles from './guardian.module.css'

export function WardData({ token, ward, onChange }: WardProps) {
  const { locale } = useAddress()
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const days = RETENTION.deletionUndoDays
  const child = ward.displayName
  const run = (work: Promise<unknown>) => {
    setProblem(null)
    work.catch((error: unknown) => setProblem(problemOf(error)))
  }
  const due = ward.deletion && formatDay(locale, new Date(ward.deletion.dueAt))
  return (
    <section className={styles.card} aria-labelledby="guardian-data">
      <h2 id="guardian-data">
        <Trans>The data of {child}</Trans>
      </h2>
      {due && (
        <output className={styles.state} data-state="refused">
          <Trans>The account will be deleted on {due}.</Trans>
        </output>
      )}
      <div className={styles.actions}>
        <Button look="ghost" onClick={() => run(downloadData(token))}>
          <Trans>Download everything</Trans>
        </Button>
        {ward.deletion?.mayUndo && (
          <Button onClick={() => run(undoDeletion(token).then(onChange))}>
            <Trans>Keep the account</Trans>
          </Button>
        )}
        {!ward.deletion && (
          <Button look="stop" onClick={() => setAsking(true)}>
            <Trans>Delete the account</Trans>
          </Button>
        )}
      </div>
      <GuardianProblem problem={problem} />
      {asking && (
        <AskDialog
          title={<Trans>Delete the account of {child}?</Trans>}
          cancel={<Trans>Keep the account</Trans>}
          confirm={<Trans>Delete the account</Trans>}
          danger
          onConfirm={() => run(askForDeletion(token).then(onChange))}
          onClose={() => setAsking(false)}
        >
          <p>
            <Trans>
              For <Plural value={days} one="# day" other="# days" /> you can undo it here. After
              that the account and everything made with it is gone for ever.
            </Trans>
          </p>
        </AskDialog>
      )}
    </section>
  )
}
