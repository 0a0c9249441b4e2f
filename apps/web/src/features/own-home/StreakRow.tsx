/** The last seven days as leaves. It counts what was done and never scolds for what was not. */
import { Plural, Trans } from '@lingui/react/macro'
import type { GentleStreak } from '@panya/domain/home/gentle-streak.ts'
import styles from './own-home.module.css'

const LEAF = 'M3 21C3 10 10 3 21 3c0 11-7 18-18 18Zm0 0 9-9'

export function StreakRow({ streak }: { streak: GentleStreak }) {
  const { days, week } = streak
  const active = week.filter(Boolean).length
  return (
    <div className={styles.streak}>
      <span className={styles.leaves} aria-hidden="true">
        {week.map((done, index) => (
          <svg key={index} viewBox="0 0 24 24" width="22" height="22" data-done={done}>
            <path d={LEAF} />
          </svg>
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
