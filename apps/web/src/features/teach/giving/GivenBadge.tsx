/** On an assignment that learners do not see yet. */
import { Trans } from '@lingui/react/macro'
import type { Assignment } from '@panya/domain/classroom/assignment.ts'
import { givenState } from '@panya/domain/classroom/giving.ts'
import { formatMoment } from '@panya/domain/time/format-moment.ts'
import { useAddress } from '../../../adapters/address.ts'
import styles from '../../../parts/page-layout/school.module.css'

interface GivenBadgeProps extends Pick<Assignment, 'givenAt'> {
  /** The server's clock. */
  now: string
}

export function GivenBadge({ givenAt, now }: GivenBadgeProps) {
  const { locale } = useAddress()
  const state = givenState(givenAt, new Date(now))
  if (state === 'given') return null
  const at = givenAt === null ? '' : formatMoment(locale, new Date(givenAt))
  return (
    <span className={styles.badge} data-tone={state === 'draft' ? undefined : 'new'}>
      {state === 'draft' ? <Trans>Draft</Trans> : <Trans>Given on {at}</Trans>}
    </span>
  )
}
