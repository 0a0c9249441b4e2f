import type { PlanRequestRow } from '@panya/domain/money/plan-request.ts'
import { decideRequest } from '../../../adapters/admin/plans.ts'
import { PlanDecision } from '../../../parts/plan/PlanDecision.tsx'
import { ActProblem } from '../parts/ActProblem.tsx'
import { useAct } from '../parts/use-act.ts'

export function DecideButtons({ request: { id, displayName } }: { request: PlanRequestRow }) {
  const decide = useAct({
    send: decideRequest,
    touches: [
      ['admin', 'plan-requests'],
      ['admin', 'person'],
    ],
  })
  return (
    <>
      <ActProblem {...decide} />
      <PlanDecision
        name={displayName}
        busy={decide.busy}
        onDecide={(approve, answer) => decide.run({ id, approve, answer })}
      />
    </>
  )
}
