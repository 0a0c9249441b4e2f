/** The last seven days as leaves. It counts what was done and never scolds for what was not. */
import { Plural, Trans } from '@lingui/react/macro'
import type { GentleStreak } from '@panya/domain/home/gentle-streak.ts'
import { Icon } from '@panya/ui/Icon/Icon.tsx'
import styles from './own-home.module.css'

const LEAF = 'M3 21C3 10 10 3 21 3c0 11-7 18-18 18Zm0 0 9-9'

export function StreakRow({ streak }: { streak: GentleStreak }) {
  const { days, week } = streak
  const active = week.filter(Boolean).length
  return (
    <div className={styles.streak}>
      <span className={styles.leaves} aria-hidden="true">
        {week.map((done, index) => (
          <Icon key={index} path={LEAF} size={22} className={done ? styles.done : styles.rest} />
        ))}
      </span>
      <p>
        {active === 0 ? (
          <Trans>Any day is a good day to begin.</Trans>
        ) : (
          <>
            <b>
              <Plural
                value={active}
                one="# day in the last week."
                other="# days in the last week."
              />
            </b>{' '}
            {days > active && (
              <>
                <Plural
                  value={days}
                  one="# day in your streak."
                  other="# days in your streak."
                />{' '}
              </>
            )}
            <Trans>A missed day is fine.</Trans>
          </>
        )}
      </p>
    </div>
  )
}
