/** Among the learners: how many still lack a guardian's consent, and the way to do something about it. */
import { Plural, Trans } from '@lingui/react/macro'
import type { ClassDetails } from '@panya/domain/classroom/classroom.ts'
import { lacksConsent } from '@panya/domain/consent/class-consent.ts'
import { buttonClass } from '@panya/ui/Button/button-class.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useAddress } from '../../../adapters/address.ts'
import { listConsents } from '../../../adapters/teach/consent-api.ts'
import school from '../../../parts/page-layout/school.module.css'
import styles from '../teach.module.css'

export function ConsentPanel({ room }: { room: ClassDetails }) {
  const { to } = useAddress()
  const { data = [] } = useQuery({
    queryKey: ['teach', 'consent', room.id],
    queryFn: () => listConsents(room.id),
  })
  if (data.length === 0) return null
  const lacking = data.filter(({ state }) => lacksConsent(state)).length
  return (
    <section className={`no-print ${school.section}`} aria-labelledby="guardians">
      <div className={school.row}>
        <h2 id="guardians">
          <Trans>Parents and guardians</Trans>
        </h2>
        <Link
          className={`${buttonClass('ghost', 'small')} ${styles.end}`}
          to={to(`/teach/consent?id=${room.id}`)}
        >
          <Trans>Consent, letters and links</Trans>
        </Link>
      </div>
      <p className={school.soft}>
        {lacking === 0 ? (
          <Trans>Nobody lacks a guardian's consent.</Trans>
        ) : (
          <Plural
            value={lacking}
            one="# learner still lacks a guardian's consent."
            other="# learners still lack a guardian's consent."
          />
        )}
      </p>
    </section>
  )
}
