import { Trans } from '@lingui/react/macro'
import type { ProblemBody } from '@panya/domain/problem/problem.ts'
import type { ReactNode } from 'react'
import { Notice } from './Notice.tsx'

interface ActProblemProps {
  failed: boolean
  problem: ProblemBody | null
}

/** Why a change was not made, in words. Nothing when it was. */
export function ActionProblem({ failed, problem }: ActProblemProps) {
  if (!failed) return null
  return <Notice tone="wrong">{reason(problem)}</Notice>
}

function reason(problem: ProblemBody | null): ReactNode {
  if (problem === null)
    return <Trans>That did not work. Check your connection and try again.</Trans>
  if (problem.message === 'not-yourself') {
    return <Trans>You cannot do this to your own account. Ask another administrator.</Trans>
  }
  if (problem.message === 'last-admin') {
    return <Trans>Then there would be no administrator left. Make somebody else one first.</Trans>
  }
  if (problem.message === 'privileged') {
    return <Trans>An administrator or teacher cannot be a demo account.</Trans>
  }
  if (problem.message === 'card-account') {
    return (
      <Trans>
        This learner signs in by a card that teachers can see, so the account can have no role.
      </Trans>
    )
  }
  if (problem.message === 'already-there') return <Trans>This is in the list already.</Trans>
  if (problem.code === 'NOT_FOUND') return <Trans>This is not here any more.</Trans>
  if (problem.code === 'FORBIDDEN') return <Trans>You may not do this any more.</Trans>
  if (problem.fields) return <Trans>Something in the form is not right. Nothing was changed.</Trans>
  return <Trans>That did not work. Nothing was changed.</Trans>
}
