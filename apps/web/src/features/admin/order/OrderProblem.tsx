import { useLingui } from '@lingui/react/macro'
import type { ProblemBody } from '@panya/domain/problem/problem.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { Notice } from '../parts/Notice.tsx'
import { REFUSALS } from './order-words.ts'

interface OrderProblemProps {
  failed: boolean
  problem: ProblemBody | null
}

/** Why nothing was changed about an order, in words. */
export function OrderProblem({ failed, problem }: OrderProblemProps) {
  const { t } = useLingui()
  const refusal = failed && problem ? REFUSALS[problem.message] : undefined
  if (refusal) return <Notice tone="wrong">{t(refusal)}</Notice>
  return <ActionProblem failed={failed} problem={problem} />
}
