/** Words, a line of code and the chart it makes: one page of a notebook. */
import { Drawing } from '@panya/ui/Drawing/Drawing.tsx'
import styles from './LivingPicture.module.css'

const RAIN = [0, 4, 12, 7, 0, 21, 3]

export default function LivingPicture() {
  return (
    <Drawing grid={[320, 190]}>
      <rect className={styles.page} x="14" y="12" width="292" height="190" rx="10" />
      <path className={styles.title} d="M34 32h110" />
      <path className={styles.words} d="M34 47h200M34 58h150" />
      <rect className={styles.cell} x="28" y="70" width="264" height="30" rx="6" />
      <text className={styles.mark} x="38" y="89">
        [1]
      </text>
      <text className={styles.code} x="70" y="89">
        plot.bar(rain)
      </text>
      <g>
        <path className={styles.axis} d="M60 178h208" />
        {RAIN.map((mm, day) => (
          <rect
            key={day}
            className={mm === 21 ? styles.wettest : styles.bar}
            x={68 + day * 28}
            y={177 - mm * 3.1}
            width="18"
            height={mm * 3.1 + 1}
            rx="2"
          />
        ))}
      </g>
    </Drawing>
  )
}
