import { Trans, useLingui } from '@lingui/react/macro'
import type { ProblemBody } from '@panya/domain/problem/problem.ts'
import { ActionProblem } from '../parts/ActionProblem.tsx'
import { Notice } from '../parts/Notice.tsx'
import { STATEMENT_REFUSALS } from './statement-words.ts'

interface StatementProblemViewProps {
  failed: boolean
  problem: ProblemBody | null
}

/** Why a statement is no use as it is. */
export function StatementProblemView({ failed, problem }: StatementProblemViewProps) {
  const { t } = useLingui()
  const fields = problem?.fields ?? {}
  const refusal = STATEMENT_REFUSALS[fields['text'] ?? problem?.message ?? '']
  if (failed && refusal) return <Notice tone="wrong">{t(refusal)}</Notice>
  if (failed && Object.values(fields).includes('not-open')) {
    return (
      <Notice tone="wrong">
        <Trans>
          Something has changed since you looked. Look once more; nothing was confirmed.
        </Trans>
      </Notice>
    )
  }
  return <ActionProblem failed={failed} problem={problem} />
}
