/** What learners handed in and their teacher has not looked at yet. */
import { Plural, Trans } from '@lingui/react/macro'
import type { ToMark } from '@panya/domain/home/home.ts'
import { Link } from 'react-router'
import { useAddress } from '../../adapters/address.ts'
import styles from './own-home.module.css'

export function WorkToMark({ toMark }: { toMark: ToMark }) {
  const { to } = useAddress()
  const { total, classes } = toMark
  return (
    <section className={styles.band} data-family="teach" aria-labelledby="to-mark">
      <div className={styles.head}>
        <h2 id="to-mark" className={styles.kicker}>
          <Plural
            value={total}
            one="# piece of work waits for you"
            other="# pieces of work wait for you"
          />
        </h2>
        <Link to={to('/teach')}>
          <Trans>All my classes</Trans>
        </Link>
      </div>
      <ul className={styles.tasks}>
        {classes.map(({ id, name, count }) => (
          <li key={id} className={styles.task}>
            <Link className={styles.name} to={to(`/teach/class?id=${id}`)}>
              <b>
                <bdi>{name}</bdi>
              </b>
            </Link>
            <span className={styles.count}>{count}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
