/** Learners of my classes who ask for another plan, where the school lets teachers decide. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { PlanRequestRow } from '@panya/domain/money/plan-request.ts'
import { useQuery } from '@tanstack/react-query'
import { classPlanRequests, decidePlanRequest } from '../../adapters/teach/class-api.ts'
import styles from '../../parts/page-layout/school.module.css'
import { PlanDecision } from '../../parts/plan/PlanDecision.tsx'
import { PlanRequestSummary } from '../../parts/plan/PlanRequestSummary.tsx'
import { useAction } from './use-action.ts'

export function PlanRequests() {
  const { data } = useQuery({ queryKey: ['teach', 'plan-requests'], queryFn: classPlanRequests })
  if (!data || data.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="plan-requests">
      <h2 id="plan-requests">
        <Trans>Plan requests</Trans>
      </h2>
      <p className={styles.soft}>
        <Trans>Saying yes changes the plan and gives its coins; saying no changes nothing.</Trans>
      </p>
      <ul className={styles.cards}>
        {data.map((one) => (
          <Wish key={one.id} one={one} />
        ))}
      </ul>
    </section>
  )
}

function Wish({ one }: { one: PlanRequestRow }) {
  const { t } = useLingui()
  const act = useAction()
  return (
    <li className={styles.card}>
      <h3>
        <bdi>{one.displayName}</bdi>
      </h3>
      <span>
        <PlanRequestSummary request={one} />
      </span>
      {one.note !== '' && <p dir="auto">{one.note}</p>}
      <PlanDecision
        name={one.displayName}
        busy={act.busy}
        onDecide={(approve, answer) =>
          void act.run(
            () => decidePlanRequest(one.id, approve, answer),
            approve ? t`The plan is changed.` : t`The plan stays as it is.`,
          )
        }
      />
    </li>
  )
}
