import { Trans } from '@lingui/react/macro'
import type { GuardianState } from '@panya/domain/consent/consent-state.ts'
import styles from '../page-layout/school.module.css'

const TONES: Record<GuardianState, string> = { waiting: 'new', given: 'good', refused: 'bad' }

/** What the parent or guardian of a young learner has said. */
export function GuardianBadge({ state }: { state: GuardianState }) {
  return (
    <span className={styles.badge} data-tone={TONES[state]}>
      {state === 'waiting' && <Trans>Guardian has not answered</Trans>}
      {state === 'given' && <Trans>Guardian said yes</Trans>}
      {state === 'refused' && <Trans>Guardian said no</Trans>}
    </span>
  )
}
