/** A term at a glance: a column a week, a square a day, darker for more. */
import styles from './HeatMap.module.css'

export interface HeatDay {
  /** YYYY-MM-DD */
  date: string
  value: number
  /** Said aloud and shown on hover. */
  text: string
}

interface HeatMapProps {
  label: string
  days: readonly HeatDay[]
}

const STEPS = 4

export function HeatMap({ label, days }: HeatMapProps) {
  const most = Math.max(1, ...days.map(({ value }) => value))
  const first = days[0] ? new Date(`${days[0].date}T00:00:00Z`).getUTCDay() : 0
  return (
    <ul className={styles['map']} aria-label={label}>
      {days.map(({ date, value, text }, index) => (
        <li
          key={date}
          className={styles['day']}
          data-heat={value === 0 ? 0 : Math.max(1, Math.ceil((STEPS * value) / most))}
          style={index === 0 ? { gridRowStart: first + 1 } : undefined}
          title={text}
        >
          <span className="visually-hidden">{text}</span>
        </li>
      ))}
    </ul>
  )
}
