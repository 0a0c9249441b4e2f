import { Trans } from '@lingui/react/macro'
import { HttpError } from '../../adapters/http/http.ts'
import styles from './guardian.module.css'

export type Problem = 'unknown-link' | 'old-enough' | 'name' | 'failed'

const PROBLEMS: Record<number, Problem> = {
  400: 'name',
  403: 'old-enough',
  404: 'unknown-link',
}

export function problemOf(error: unknown): Problem {
  return (error instanceof HttpError && PROBLEMS[error.status]) || 'failed'
}

export function GuardianProblem({ problem }: { problem: Problem | null }) {
  return (
    <p role="alert" className={styles.wrong}>
      {problem === 'unknown-link' && (
        <Trans>
          This link does not work any more. Look for a newer mail from us. An unused link ends after
          30 days, and also when the school has your answer on paper.
        </Trans>
      )}
      {problem === 'old-enough' && (
        <Trans>This learner is old enough to decide alone now, so the link has ended.</Trans>
      )}
      {problem === 'name' && <Trans>Please write your name.</Trans>}
      {problem === 'failed' && (
        <Trans>That did not work. Check your connection and try again.</Trans>
      )}
    </p>
  )
}
