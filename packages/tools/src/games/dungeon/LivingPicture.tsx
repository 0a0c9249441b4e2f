/** The hero takes the key, the gate opens, and the way goes down. */
import { Drawing } from '@panya/ui/Drawing/Drawing.tsx'
import styles from './LivingPicture.module.css'

export default function LivingPicture() {
  return (
    <Drawing grid={[320, 190]}>
      <rect className={styles.wall} x="16" y="16" width="288" height="160" rx="12" />
      <path className={styles.bricks} d="M16 56h288M60 16v40M130 16v40M200 16v40M270 16v40" />
      <path className={styles.floor} d="M16 140h288v24a12 12 0 0 1-12 12H28a12 12 0 0 1-12-12Z" />
      <path className={styles.gate} d="M226 140V92a28 28 0 0 1 56 0v48Z" />
      <path className={styles.stairs} d="M236 140v-10h9v-9h9v-9h9" />
      <path
        className={styles.bars}
        d="M234 72v68M246 66v74M258 66v74M270 70v70M228 100h52M228 120h52"
      />
      <g>
        <path className={styles.handle} d="M104 86v22" />
        <path className={styles.flame} d="M104 64q12 12 6 20-6 6-12 0-6-8 6-20Z" />
      </g>
      <g className={styles.key}>
        <path className={styles.metal} d="M150 126a7 7 0 1 1 0 .1M157 126h18M170 126v6M175 126v6" />
      </g>
      <g className={styles.hero}>
        <path className={styles.cape} d="M-10-14l-8 30h14Z" />
        <path className={styles.legs} d="M-5 14v8M5 14v8" />
        <rect className={styles.armour} x="-10" y="-12" width="20" height="27" rx="6" />
        <circle className={styles.head} cx="0" cy="-22" r="11" />
        <path className={styles.helmet} d="M-11-22a11 11 0 0 1 22 0Z" />
        <path className={styles.eye} d="M5-20v3" />
      </g>
    </Drawing>
  )
}
