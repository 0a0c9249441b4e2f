import { Trans } from '@lingui/react/macro'
import type { Submission } from '@panya/domain/classroom/assignment.ts'
import styles from '../../parts/page-layout/school.module.css'

interface StateBadgeProps {
  state: Submission['state']
  late: boolean
  marked: boolean
}

/** How far somebody is with an assignment. */
export function StateBadge({ state, late, marked }: StateBadgeProps) {
  if (state === 'handed-in') {
    return (
      <span className={styles.badge} data-tone="new">
        {late ? <Trans>handed in late</Trans> : <Trans>handed in</Trans>}
      </span>
    )
  }
  if (state === 'given-back') {
    return (
      <span className={styles.badge} data-tone="good">
        {marked ? <Trans>marked</Trans> : <Trans>given back to go on</Trans>}
      </span>
    )
  }
  return (
    <span className={styles.badge}>
      {state === 'working' ? <Trans>at work</Trans> : <Trans>not begun</Trans>}
    </span>
  )
}
