import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { CleanState } from '@panya/domain/notebook/clean-state.ts'
import styles from '../../parts/page-layout/school.module.css'

const STATES: Record<CleanState, { message: MessageDescriptor; mark?: string; tone?: string }> = {
  clean: { message: msg`runs clean`, mark: '✓', tone: 'good' },
  differs: { message: msg`does not run clean`, mark: '≠', tone: 'bad' },
  outdated: { message: msg`changed since the clean run` },
  unknown: { message: msg`clean run not tried` },
}

/** Whether a notebook, run from nothing, shows what was handed in. */
export function CleanBadge({ state }: { state: CleanState }) {
  const { t } = useLingui()
  const { message, mark, tone } = STATES[state]
  return (
    <span className={styles.badge} data-tone={tone}>
      {mark && <span aria-hidden="true">{mark}</span>}
      {t(message)}
    </span>
  )
}
