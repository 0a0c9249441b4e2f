/**
 * A term at a glance: a column a week, a square a day, darker for more. The squares are for eyes; what they say
 * stands under them in a sentence, and day by day in a list that opens.
 */
import type { Locale } from '@panya/domain/locale/locale.ts'
import { monthName, weekdayName } from '@panya/domain/time/format-moment.ts'
import styles from './HeatMap.module.css'
import { type HeatValue, heatSummary } from './heat-summary.ts'

interface HeatDay extends HeatValue {
  /** In the list, and shown on hover. */
  text: string
}

interface HeatMapProps {
  label: string
  days: readonly HeatDay[]
  /** For the names of days and months. */
  locale: Locale
  /** The two ends of the scale. */
  less: string
  more: string
  /** The map in a sentence. */
  summary: string
  /** What opens the list of days. */
  listLabel: string
}

const STEPS = 4
const utc = (date: string) => new Date(`${date}T00:00:00Z`)
/** A Sunday, to name the days of a week from. */
const SUNDAY = Date.UTC(2023, 0, 1)
const DAY_MS = 86_400_000

export function HeatMap(props: HeatMapProps) {
  const { label, days, locale, less, more, summary, listLabel } = props
  const { active } = heatSummary(days)
  const most = Math.max(1, ...days.map(({ value }) => value))
  const first = days[0] ? utc(days[0].date).getUTCDay() : 0
  const columnOf = (index: number) => Math.floor((first + index) / 7) + 2
  return (
    <figure className={styles.frame} aria-label={label}>
      <div className={styles.map} aria-hidden="true">
        {Array.from({ length: 7 }, (_, day) => (
          <span key={day} className={styles.weekday} style={{ gridRow: day + 2 }}>
            {weekdayName(locale, new Date(SUNDAY + day * DAY_MS))}
          </span>
        ))}
        {days.map(({ date }, index) =>
          date.endsWith('-01') || (index === 0 && Number(date.slice(8)) < 20) ? (
            <span key={date} className={styles.month} style={{ gridColumnStart: columnOf(index) }}>
              {monthName(locale, utc(date))}
            </span>
          ) : null,
        )}
        {days.map(({ date, value, text }, index) => (
          <span
            key={date}
            className={styles.day}
            data-heat={value === 0 ? 0 : Math.max(1, Math.ceil((STEPS * value) / most))}
            style={{ gridColumn: columnOf(index), gridRow: ((first + index) % 7) + 2 }}
            title={text}
          />
        ))}
      </div>
      <p className={styles.scale} aria-hidden="true">
        {less}
        {Array.from({ length: STEPS + 1 }, (_, heat) => (
          <span key={heat} className={styles.day} data-heat={heat} />
        ))}
        {more}
      </p>
      <figcaption className={styles.summary}>{summary}</figcaption>
      {active.length > 0 && (
        <details className={styles.list}>
          <summary>{listLabel}</summary>
          <ul>
            {active.map(({ date, text }) => (
              <li key={date}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </figure>
  )
}
