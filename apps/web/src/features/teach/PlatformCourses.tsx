/** The way to the courses of learning platforms, for teachers who have some; says when marks do not arrive there. */
import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { fetchCourses } from '../../adapters/account/lti.ts'
import { useAddress } from '../../adapters/address.ts'
import styles from '../../parts/page-layout/school.module.css'

export function PlatformCourses() {
  const { to } = useAddress()
  const { data } = useQuery({ queryKey: ['teach', 'lti'], queryFn: fetchCourses })
  if (!data || data.length === 0) return null
  const stuck = data.flatMap(({ grades }) => grades).filter(({ problem }) => problem !== null)
  return (
    <p className={styles.row}>
      <Link to={to('/lti')}>
        <Trans>Courses of learning platforms</Trans>
      </Link>
      {stuck.length > 0 && (
        <span className={styles.badge} data-tone="bad">
          <Plural
            value={stuck.length}
            one="# mark is on its way"
            other="# marks are on their way"
          />
        </span>
      )}
    </p>
  )
}
