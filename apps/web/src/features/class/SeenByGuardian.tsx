/** Tells a learner that a parent or guardian can look on, and at what. */
import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { fetchConsent } from '../../adapters/account/consent.ts'
import { useUserState } from '../../adapters/user-state.ts'
import styles from '../../parts/page-layout/school.module.css'

export function SeenByGuardian() {
  const learner = useUserState((user) => user.role === 'student')
  const { data } = useQuery({
    queryKey: ['class', 'consent'],
    queryFn: fetchConsent,
    enabled: learner,
  })
  if (!data?.guardianSees) return null
  return (
    <section className={styles.section} aria-labelledby="seen-at-home">
      <h2 id="seen-at-home">
        <Trans>What my parent or guardian sees about me</Trans>
      </h2>
      <p className={styles.soft}>
        <Trans>
          Your parent or guardian has a link to a page about you: your newest projects with their
          pictures, what you learnt, your minutes, and the tasks and marks you got back. They can
          look at it, and change nothing.
        </Trans>
      </p>
    </section>
  )
}
