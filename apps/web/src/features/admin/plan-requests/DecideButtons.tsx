import { Trans, useLingui } from '@lingui/react/macro'
import { type PlanRequestRow, REQUEST_NOTE_MAX } from '@panya/domain/plan-request/plan-request.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useState } from 'react'
import { decideRequest } from '../../../adapters/admin/plans.ts'
import { ActProblem } from '../parts/ActProblem.tsx'
import { useAct } from '../parts/use-act.ts'
import styles from './PlanRequests.module.css'

export function DecideButtons({ request }: { request: PlanRequestRow }) {
  const { t } = useLingui()
  const [answer, setAnswer] = useState('')
  const decide = useAct({
    send: (approve: boolean) => decideRequest({ id: request.id, approve, answer }),
    touches: [
      ['admin', 'plan-requests'],
      ['admin', 'person'],
    ],
  })
  const name = request.displayName
  return (
    <div className={styles['decide']}>
      <ActProblem {...decide} />
      <TextField
        label={<span className="visually-hidden">{t`Words to ${name}`}</span>}
        placeholder={t`A few words (optional)`}
        maxLength={REQUEST_NOTE_MAX}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div className={styles['buttons']}>
        <Button
          size="small"
          aria-label={t`Say yes to ${name}`}
          aria-busy={decide.busy}
          onClick={() => decide.run(true)}
        >
          <Trans>Yes</Trans>
        </Button>
        <Button
          size="small"
          look="ghost"
          aria-label={t`Say no to ${name}`}
          aria-busy={decide.busy}
          onClick={() => decide.run(false)}
        >
          <Trans>No</Trans>
        </Button>
      </div>
    </div>
  )
}
