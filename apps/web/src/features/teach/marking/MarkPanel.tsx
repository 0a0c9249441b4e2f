/** Beside the work: how it stands, the mark, a few words, and the way to the next one. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Assignment, Submission } from '@panya/domain/classroom/assignment.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { type KeyboardEvent, useRef } from 'react'
import school from '../../../parts/page-layout/school.module.css'
import { StateBadge } from '../StateBadge.tsx'
import teach from '../teach.module.css'
import { CheckBadges } from './CheckBadges.tsx'
import { CommentBank } from './CommentBank.tsx'
import { KeyHelp } from './KeyHelp.tsx'
import { MarkFields } from './MarkFields.tsx'
import styles from './marking.module.css'
import { RowEnd } from './RowEnd.tsx'
import { isWhole } from './typed-mark.ts'
import type { Marking } from './use-marking.ts'

interface MarkPanelProps {
  given: Assignment
  rows: readonly Submission[]
  row: Submission
  marking: Marking
  backHref: string
}

export function MarkPanel({ given, rows, row, marking, backHref }: MarkPanelProps) {
  const { t } = useLingui()
  const words = useRef<HTMLTextAreaElement>(null)
  const bank = useRef<HTMLInputElement>(null)

  /** Only here beside the work: in a tool these keys may mean something else. */
  function press(event: KeyboardEvent): void {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    if (event.key === 'Enter') void marking.next()
    else if (event.key === 'k') bank.current?.focus()
    else return
    event.preventDefault()
  }

  const { typed, type, busy } = marking
  return (
    <div onKeyDownCapture={press}>
      {marking.ended && <RowEnd given={given} rows={rows} backHref={backHref} />}
      <section>
        <div className={styles.standing}>
          <StateBadge {...row} marked={row.mark !== null} />
          <CheckBadges row={row} />
        </div>
        <form
          className={teach.form}
          aria-label={t`Mark`}
          onSubmit={(event) => {
            event.preventDefault()
            void marking.next()
          }}
        >
          <MarkFields
            key={row.studentId}
            begins
            given={given}
            typed={typed}
            onType={type}
            words={words}
          />
          <CommentBank
            feedback={typed.feedback}
            onFeedback={(feedback) => {
              type({ ...typed, feedback })
              words.current?.focus()
            }}
            onBack={() => words.current?.focus()}
            search={bank}
          />
          <div className={styles.save}>
            <Button type="submit" aria-disabled={busy} aria-keyshortcuts="Control+Enter">
              <Trans>Save and next</Trans>
            </Button>
            <p className={school.soft}>
              <Trans>Kept for you alone until you return it.</Trans>
            </p>
          </div>
          <div className={styles.ways}>
            <Button
              look="ghost"
              size="small"
              disabled={busy || !isWhole(given, typed)}
              onClick={() => void marking.send(true)}
            >
              <Trans>Give back with the mark</Trans>
            </Button>
            <Button
              look="ghost"
              size="small"
              disabled={busy}
              onClick={() => void marking.send(false)}
            >
              <Trans>Give back to go on</Trans>
            </Button>
          </div>
        </form>
        <KeyHelp />
      </section>
    </div>
  )
}
