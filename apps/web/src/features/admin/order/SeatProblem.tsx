import { Trans } from '@lingui/react/macro'
import type { ProblemBody } from '@panya/domain/problem/problem.ts'
import { Notice } from '../parts/Notice.tsx'
import { OrderProblem } from './OrderProblem.tsx'

interface SeatProblemProps {
  failed: boolean
  problem: ProblemBody | null
}

/** Why nobody was seated; who would have none is named. */
export function SeatProblem({ failed, problem }: SeatProblemProps) {
  if (failed && problem?.message === 'more-members-than-seats') {
    const names = Object.values(problem.fields ?? {}).join(' · ')
    return (
      <Notice tone="wrong">
        <Trans>
          There are not enough seats for the class, so nobody was seated. Without one would be:{' '}
          <bdi>{names}</bdi>
        </Trans>
      </Notice>
    )
  }
  return <OrderProblem failed={failed} problem={problem} />
}
