/** On an assignment that learners do not see yet. */
import { Trans } from '@lingui/react/macro'
import type { Assignment } from '@panya/domain/classroom/assignment.ts'
import { formatMoment } from '@panya/domain/time/format-moment.ts'
import { useAddress } from '../../../adapters/address.ts'
import styles from '../../../parts/page-layout/school.module.css'

export function GivenBadge({ givenAt }: Pick<Assignment, 'givenAt'>) {
  const { locale } = useAddress()
  const at = givenAt === null ? null : formatMoment(locale, new Date(givenAt))
  return (
    <span className={styles.badge} data-tone={at === null ? undefined : 'new'}>
      {at === null ? <Trans>Draft</Trans> : <Trans>Given on {at}</Trans>}
    </span>
  )
}
