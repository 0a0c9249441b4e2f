/** Learners of my classes who ask for another plan, where the school lets teachers decide. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PlanName } from '@panya/domain/plan/plan.ts'
import { type PlanRequestRow, REQUEST_NOTE_MAX } from '@panya/domain/plan-request/plan-request.ts'
import { Button } from '@panya/ui/Button/Button.tsx'
import { TextField } from '@panya/ui/Field/TextField.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { classPlanRequests, decidePlanRequest } from '../../adapters/teach/class-api.ts'
import styles from './teach.module.css'
import { useAct } from './use-act.ts'

const TITLES: Record<PlanName, MessageDescriptor> = {
  free: msg`Free`,
  basic: msg`Basic`,
  pro: msg`Pro`,
  enterprise: msg`Enterprise`,
}

export function PlanRequests() {
  const { data } = useQuery({ queryKey: ['teach', 'plan-requests'], queryFn: classPlanRequests })
  if (!data || data.length === 0) return null
  return (
    <section className={styles['section']} aria-labelledby="plan-requests">
      <h2 id="plan-requests">
        <Trans>Plan requests</Trans>
      </h2>
      <p className={styles['soft']}>
        <Trans>Saying yes changes the plan and gives its coins; saying no changes nothing.</Trans>
      </p>
      <ul className={styles['cards']}>
        {data.map((one) => (
          <Wish key={one.id} one={one} />
        ))}
      </ul>
    </section>
  )
}

function Wish({ one }: { one: PlanRequestRow }) {
  const { t } = useLingui()
  const act = useAct()
  const [answer, setAnswer] = useState('')
  const name = one.displayName
  const decide = (approve: boolean) =>
    void act.run(
      () => decidePlanRequest(one.id, approve, answer),
      approve ? t`The plan is changed.` : t`The plan stays as it is.`,
    )
  return (
    <li className={styles['card']}>
      <h3>
        <bdi>{name}</bdi>
      </h3>
      <span>
        {t(TITLES[one.currentPlan])} <span className={styles['arrow']}>→</span>{' '}
        <b>{t(TITLES[one.plan])}</b>
        {' · '}
        {one.when === 'now' ? <Trans>at once</Trans> : <Trans>next month</Trans>}
      </span>
      {one.note !== '' && <p dir="auto">{one.note}</p>}
      <TextField
        label={<span className="visually-hidden">{t`Words to ${name}`}</span>}
        placeholder={t`A few words (optional)`}
        maxLength={REQUEST_NOTE_MAX}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <div className={styles['row']}>
        <Button
          size="small"
          disabled={act.busy}
          aria-label={t`Say yes to ${name}`}
          onClick={() => decide(true)}
        >
          <Trans>Yes</Trans>
        </Button>
        <Button
          size="small"
          look="ghost"
          disabled={act.busy}
          aria-label={t`Say no to ${name}`}
          onClick={() => decide(false)}
        >
          <Trans>No</Trans>
        </Button>
      </div>
    </li>
  )
}
