import { Trans } from '@lingui/react/macro'
import type { CleanState } from '@panya/domain/notebook/clean-state.ts'
import styles from '../../parts/page-layout/school.module.css'

/** Whether a notebook, run from nothing, shows what was handed in. */
export function CleanBadge({ state }: { state: CleanState }) {
  if (state === 'clean') {
    return (
      <span className={styles.badge} data-tone="good">
        <span aria-hidden="true">✓</span>
        <Trans>runs clean</Trans>
      </span>
    )
  }
  if (state === 'differs') {
    return (
      <span className={styles.badge} data-tone="bad">
        <span aria-hidden="true">≠</span>
        <Trans>does not run clean</Trans>
      </span>
    )
  }
  return (
    <span className={styles.badge}>
      {state === 'outdated' ? (
        <Trans>changed since the clean run</Trans>
      ) : (
        <Trans>clean run not tried</Trans>
      )}
    </span>
  )
}
