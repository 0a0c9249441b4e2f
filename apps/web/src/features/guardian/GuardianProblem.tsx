import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { HttpError } from '../../adapters/http/http.ts'
import styles from './guardian.module.css'

export type Problem = 'unknown-link' | 'old-enough' | 'consent-needed' | 'name' | 'failed'

const PROBLEMS: Record<number, Problem> = {
  400: 'name',
  403: 'old-enough',
  404: 'unknown-link',
  409: 'consent-needed',
}

export function problemOf(error: unknown): Problem {
  return (error instanceof HttpError && PROBLEMS[error.status]) || 'failed'
}

const MESSAGES: Record<Problem, MessageDescriptor> = {
  'unknown-link': msg`This link does not work any more. Look for a newer mail from us. An unused link ends after 30 days, and also when the school has your answer on paper.`,
  'old-enough': msg`This learner is old enough to decide alone now, so the link has ended.`,
  'consent-needed': msg`This page opens once you have consented.`,
  name: msg`Please write your name.`,
  failed: msg`That did not work. Check your connection and try again.`,
}

export function GuardianProblem({ problem }: { problem: Problem | null }) {
  const { t } = useLingui()
  return (
    <p role="alert" className={styles.wrong}>
      {problem && t(MESSAGES[problem])}
    </p>
  )
}
