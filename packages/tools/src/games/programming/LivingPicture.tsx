/** The robot walks to the flag, as its three blocks say, and gets its stars. */
import { Drawing } from '@panya/ui/Drawing/Drawing.tsx'
import styles from './LivingPicture.module.css'

const CELLS = Array.from({ length: 12 }, (_, cell) => ({
  x: 70 + (cell % 4) * 46,
  y: 42 + Math.floor(cell / 4) * 46,
}))
const STAR = 'M0-10l3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1Z'

export default function LivingPicture() {
  return (
    <Drawing grid={[320, 190]}>
      {CELLS.map(({ x, y }) => (
        <rect
          key={`${x}-${y}`}
          className={styles.floor}
          x={x}
          y={y}
          width="43"
          height="43"
          rx="8"
        />
      ))}
      <path className={styles.rock} d="M122 82q-6-24 8-32t20 8q6 16 0 24-14 6-28 0Z" />
      <path className={styles.rock} d="M168 174q-6-24 8-32t20 8q6 16 0 24-14 6-28 0Z" />
      <path className={styles.gem} d="M130 103h17l6 8-14 15-15-15Z" />
      <path className={styles.pole} d="M222 50v32" />
      <path className={styles.flag} d="M223 51q7-4 12 0t11 0v14q-6 3-11 0t-12 0Z" />
      {[124, 160, 196].map((x) => (
        <g key={x} transform={`translate(${x} 22)`}>
          <path className={styles.star} d={STAR} />
        </g>
      ))}
      <g className={styles.robot}>
        <path className={styles.limb} d="M-7 13v6M7 13v6M0-15v-5" />
        <rect className={styles.body} x="-16" y="-14" width="32" height="28" rx="10" />
        <rect className={styles.face} x="-12" y="-9" width="24" height="13" rx="6.5" />
        <path className={styles.eyes} d="M-5-4v3M5-4v3" />
        <circle className={styles.antenna} cx="0" cy="-21" r="3" />
      </g>
    </Drawing>
  )
}
