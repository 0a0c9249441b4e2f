/** A term at a glance: a column a week, a square a day, darker for more. */
import styles from './HeatMap.module.css'

interface HeatDay {
  /** YYYY-MM-DD */
  date: string
  value: number
  /** Said aloud and shown on hover. */
  text: string
}

interface HeatMapProps {
  label: string
  days: readonly HeatDay[]
  /** For the names of days and months. */
  locale: string
  /** The two ends of the scale. */
  less: string
  more: string
}

const STEPS = 4
const utc = (date: string) => new Date(`${date}T00:00:00Z`)
/** A Sunday, to name the days of a week from. */
const SUNDAY = Date.UTC(2023, 0, 1)
const DAY_MS = 86_400_000

export function HeatMap({ label, days, locale, less, more }: HeatMapProps) {
  const most = Math.max(1, ...days.map(({ value }) => value))
  const first = days[0] ? utc(days[0].date).getUTCDay() : 0
  const columnOf = (index: number) => Math.floor((first + index) / 7) + 2
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' })
  return (
    <div className={styles.frame}>
      <div className={styles.map}>
        {Array.from({ length: 7 }, (_, day) => (
          <span
            key={day}
            className={styles.weekday}
            style={{ gridRow: day + 2 }}
            aria-hidden="true"
          >
            {weekday.format(SUNDAY + day * DAY_MS)}
          </span>
        ))}
        {days.map(({ date }, index) =>
          date.endsWith('-01') || (index === 0 && Number(date.slice(8)) < 20) ? (
            <span
              key={date}
              className={styles.month}
              style={{ gridColumnStart: columnOf(index) }}
              aria-hidden="true"
            >
              {month.format(utc(date))}
            </span>
          ) : null,
        )}
        <ul className={styles.days} aria-label={label}>
          {days.map(({ date, value, text }, index) => (
            <li
              key={date}
              className={styles.day}
              data-heat={value === 0 ? 0 : Math.max(1, Math.ceil((STEPS * value) / most))}
              style={{ gridColumn: columnOf(index), gridRow: ((first + index) % 7) + 2 }}
              title={text}
            >
              <span className="visually-hidden">{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className={styles.scale} aria-hidden="true">
        {less}
        {Array.from({ length: STEPS + 1 }, (_, heat) => (
          <span key={heat} className={styles.day} data-heat={heat} />
        ))}
        {more}
      </p>
    </div>
  )
}
