import type { PlanRequestRow } from '@panya/domain/money/plan-request.ts'
import { decideRequest } from '../../../adapters/admin/plans.ts'
import { PlanDecision } from '../../../parts/plan/PlanDecision.tsx'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { useAction } from '../parts/use-action.ts'

export function DecideButtons({ request: { id, displayName } }: { request: PlanRequestRow }) {
  const decide = useAction({
    send: decideRequest,
    touches: [
      ['admin', 'plan-requests'],
      ['admin', 'person'],
    ],
  })
  return (
    <>
      <ActionProblem {...decide} />
      <PlanDecision
        name={displayName}
        busy={decide.busy}
        onDecide={(approve, answer) => decide.run({ id, approve, answer })}
      />
    </>
  )
}
