import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { GuardianState } from '@panya/domain/consent/consent-state.ts'
import styles from '../page-layout/school.module.css'

const STATES: Record<GuardianState, [tone: string, message: MessageDescriptor]> = {
  waiting: ['new', msg`Guardian has not answered`],
  given: ['good', msg`Guardian said yes`],
  refused: ['bad', msg`Guardian said no`],
}

/** What the parent or guardian of a young learner has said. */
export function GuardianBadge({ state }: { state: GuardianState }) {
  const { t } = useLingui()
  const [tone, message] = STATES[state]
  return (
    <span className={styles.badge} data-tone={tone}>
      {t(message)}
    </span>
  )
}
