/** Minutes and days, week by week: a table that a phone, a printer and a reader of screens can show. */
import { Plural, Trans } from '@lingui/react/macro'
import { type GuardianProgress, minutesByWeek } from '@panya/domain/classroom/guardian-progress.ts'
import { formatCalendarDay } from '@panya/domain/time/format-moment.ts'
import { useAddress } from '../../adapters/address.ts'
import styles from './guardian.module.css'

export function ProgressTime({
  progress: { days, minutes, period },
}: {
  progress: Pick<GuardianProgress, 'days' | 'minutes' | 'period'>
}) {
  const { locale } = useAddress()
  const weeks = minutesByWeek(days, period).toReversed()
  const most = Math.max(1, ...weeks.map((week) => week.minutes))
  return (
    <section className={styles.card} aria-labelledby="progress-time">
      <h2 id="progress-time">
        <Trans>Time</Trans>
      </h2>
      <p>
        <Plural value={minutes} one="# minute in these weeks" other="# minutes in these weeks" />
        {' · '}
        <Plural value={days.length} one="here on # day" other="here on # days" />
      </p>
      <table className={styles.weeks} aria-labelledby="progress-time">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Week from Monday</Trans>
            </th>
            <th scope="col">
              <Trans>Minutes</Trans>
            </th>
            <th scope="col">
              <Trans>Days</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.from}>
              <th scope="row">{formatCalendarDay(locale, week.from)}</th>
              <td>
                <span className={styles.number}>{week.minutes}</span>
                <span
                  className={styles.bar}
                  aria-hidden="true"
                  style={{ inlineSize: `${(60 * week.minutes) / most}%` }}
                />
              </td>
              <td>
                <span className={styles.number}>{week.days}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
