/** Bars that put themselves in order, the longest first. */
import { Drawing } from '@panya/ui/Drawing/Drawing.tsx'
import styles from './LivingPicture.module.css'

/** As they come and as they stand in the end, in places from the left. */
const BARS = [
  { tall: 46, from: 0, to: 4 },
  { tall: 104, from: 1, to: 1 },
  { tall: 66, from: 2, to: 3 },
  { tall: 126, from: 3, to: 0 },
  { tall: 84, from: 4, to: 2 },
]
const PLACE = 48

export default function LivingPicture() {
  return (
    <Drawing grid={[320, 190]}>
      <path className={styles.lines} d="M36 46h250M36 80h250M36 114h250M36 148h250" />
      <path className={styles.axis} d="M36 24v142h250" />
      {BARS.map(({ tall, from, to }) => (
        <rect
          key={from}
          className={styles.bar}
          style={{
            transform: `translateX(${to * PLACE}px)`,
            ['--from' as string]: `${from * PLACE}px`,
            ['--to' as string]: `${to * PLACE}px`,
          }}
          data-first={to === 0 || undefined}
          x="48"
          y={165 - tall}
          width="34"
          height={tall}
          rx="4"
        />
      ))}
    </Drawing>
  )
}
