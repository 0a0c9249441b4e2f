/** What importing the list would change, the word to do it, how far it is, and that it is done. */
import { Trans, useLingui } from '@lingui/react/macro'
import { stepsIn } from '@panya/domain/school-roster/roster-plan.ts'
import type { PlanPreview } from '@panya/domain/school-roster/roster-preview.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { useState } from 'react'
import { importRoster, type ListWish } from '../../../adapters/admin/one-roster.ts'
import { useFormat } from '../../../adapters/use-format.ts'
import { Notice } from '../parts/Notice.tsx'
import { Panel } from '../parts/Panel.tsx'
import parts from '../parts/parts.module.css'
import { useAction } from '../parts/use-action.ts'
import styles from './OneRoster.module.css'
import { PlanCounts } from './PlanCounts.tsx'
import { PlanDetails } from './PlanDetails.tsx'

interface ImportPanelProps {
  wish: ListWish
  plan: PlanPreview
  /** Looks at the same list anew. */
  again(wish: ListWish): void
}

const TOUCHES = [
  ['admin', 'one-roster'],
  ['admin', 'people'],
  ['admin', 'audit'],
]

export function ImportPanel({ wish, plan, again }: ImportPanelProps) {
  const { t } = useLingui()
  const { percent } = useFormat()
  const [sure, setSure] = useState(false)
  const [progress, setProgress] = useState({ done: 0, total: 1 })
  const carryOut = useAction({
    send: () => importRoster({ ...wish, key: plan.key }, setProgress),
    touches: TOUCHES,
  })
  const nothing = stepsIn(plan.counts) === 0
  const { leaving } = plan.counts
  // A list of one class, taken for the whole school, would send everybody else away.
  const many = leaving >= 10 && leaving > plan.unchanged + plan.counts.changed
  if (carryOut.succeeded) {
    return (
      <Panel title={<Trans>Done</Trans>}>
        <PlanCounts plan={plan} done />
        <Notice tone="good">
          <Trans>The list is imported. Teachers find their classes under “Teach”.</Trans>
        </Notice>
      </Panel>
    )
  }
  const source = wish.source
  const share = percent(Math.floor((progress.done / progress.total) * 100) / 100)
  return (
    <Panel
      title={<Trans>2. What would happen</Trans>}
      about={
        <Trans>
          List of the school <bdi>{source}</bdi>. Nothing has been changed yet.
        </Trans>
      }
    >
      <Alike plan={plan} />
      {nothing ? (
        <Notice tone="good">
          <Trans>Nothing to do: everything in this list is here already.</Trans>
        </Notice>
      ) : null}
      <PlanCounts plan={plan} done={false} />
      <PlanDetails plan={plan} />
      {many && (
        <label className={styles.sure}>
          <input
            type="checkbox"
            checked={sure}
            onChange={(event) => setSure(event.target.checked)}
          />
          <span>
            <Trans>More people leave than stay. Yes, this is the list of the whole school.</Trans>
          </span>
        </label>
      )}
      <Failure {...carryOut} onAgain={() => again(wish)} />
      {carryOut.busy && (
        <div className={styles.progress}>
          <progress
            aria-label={t`How far the import is`}
            max={progress.total}
            value={progress.done}
          />
          <span>
            <Trans>{share} done. Please leave this page open.</Trans>
          </span>
        </div>
      )}
      {!nothing && !carryOut.failed && (
        <div className={parts.actions}>
          <Button
            disabled={many && !sure}
            aria-busy={carryOut.busy}
            onClick={() => !carryOut.busy && carryOut.run()}
          >
            <Trans>Import the list</Trans>
          </Button>
        </div>
      )}
    </Panel>
  )
}

function Alike({ plan }: { plan: PlanPreview }) {
  const [other] = plan.alike
  const { count } = useFormat()
  if (!other) return null
  const name = other.source
  const people = count(other.people)
  return (
    <Notice tone="plain">
      <Trans>
        People with the same ids are in the list of <bdi>{name}</bdi> ({people}). If it is the same
        school, write its name above, or everybody gets a second account.
      </Trans>
    </Notice>
  )
}

interface FailureProps {
  failed: boolean
  problem: { message: string } | null
  onAgain(): void
}

function Failure({ failed, problem, onAgain }: FailureProps) {
  if (!failed) return null
  return (
    <>
      <Notice tone="wrong">
        {problem?.message === 'roster-changed' ? (
          <Trans>
            Something here has changed since you looked. Nothing was imported: look again.
          </Trans>
        ) : (
          <Trans>
            The import was interrupted. What was done stays; look again and import the rest.
          </Trans>
        )}
      </Notice>
      <div className={parts.actions}>
        <Button onClick={onAgain}>
          <Trans>Look again</Trans>
        </Button>
      </div>
    </>
  )
}
