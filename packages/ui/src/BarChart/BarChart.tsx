/** Bars over a row of labels; a reader of screens gets the same as a list. */
import styles from './BarChart.module.css'

export interface Bar {
  label: string
  /** Said aloud with the value: `Monday, 45 minutes`. */
  text: string
  value: number
}

interface BarChartProps {
  label: string
  bars: readonly Bar[]
}

export function BarChart({ label, bars }: BarChartProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <ul className={styles.chart} aria-label={label}>
      {bars.map(({ label: name, text, value }, index) => (
        <li key={index} className={styles.bar} title={text}>
          <span className="visually-hidden">{text}</span>
          <span
            className={styles.fill}
            aria-hidden="true"
            style={{ blockSize: `${(100 * value) / most}%` }}
          />
          <span className={styles.name} aria-hidden="true">
            {name}
          </span>
        </li>
      ))}
    </ul>
  )
}
