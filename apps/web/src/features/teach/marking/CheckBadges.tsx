/** What was found out about a work without a person: its checks, its stars, whether it runs clean. */
import { Trans, useLingui } from '@lingui/react/macro'
import type { Submission } from '@panya/domain/classroom/assignment.ts'
import styles from '../../../parts/page-layout/school.module.css'
import { CleanBadge } from '../CleanBadge.tsx'

export function CheckBadges({ row }: { row: Submission }) {
  const { t } = useLingui()
  const { check, stars, clean } = row
  return (
    <>
      {check !== null && (
        <span
          className={styles.badge}
          data-tone={check === 'passed' ? 'good' : 'bad'}
          title={t`The last result the learner’s browser has told.`}
        >
          <span aria-hidden="true">{check === 'passed' ? '✓' : '✕'}</span>
          {check === 'passed' ? <Trans>checks passed</Trans> : <Trans>checks not passed</Trans>}
        </span>
      )}
      {stars !== null && (
        <span className={styles.badge} data-tone="good">
          <span className="visually-hidden">{t`Stars: ${stars} of 3`}</span>
          <span aria-hidden="true">{'★'.repeat(stars) + '☆'.repeat(3 - stars)}</span>
        </span>
      )}
      {clean !== null && <CleanBadge state={clean} />}
    </>
  )
}

export const hasChecks = ({ check, stars, clean }: Submission): boolean =>
  check !== null || stars !== null || clean !== null
