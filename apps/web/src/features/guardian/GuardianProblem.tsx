import { Trans } from '@lingui/react/macro'
import { HttpError } from '../../adapters/http/http.ts'
import styles from './guardian.module.css'

export type Problem = 'unknown-code' | 'too-many' | 'old-enough' | 'fields' | 'failed'

const PROBLEMS: Record<number, Problem> = {
  400: 'fields',
  403: 'old-enough',
  404: 'unknown-code',
  429: 'too-many',
}

export function problemOf(error: unknown): Problem {
  return (error instanceof HttpError && PROBLEMS[error.status]) || 'failed'
}

export function GuardianProblem({ problem }: { problem: Problem | null }) {
  return (
    <p role="alert" className={styles['wrong']}>
      {problem === 'unknown-code' && (
        <Trans>
          We do not know this code. Look at it letter by letter; an unused one ends after 30 days,
          and the child can ask for a new one.
        </Trans>
      )}
      {problem === 'too-many' && <Trans>Too many tries. Wait a few minutes.</Trans>}
      {problem === 'old-enough' && (
        <Trans>This learner is old enough to decide alone now, so the code has ended.</Trans>
      )}
      {problem === 'fields' && <Trans>Please write your name and a valid email.</Trans>}
      {problem === 'failed' && (
        <Trans>That did not work. Check your connection and try again.</Trans>
      )}
    </p>
  )
}
