/** A picture goes along the wires through a trained machine, and a label comes out. */
import { Drawing } from '@panya/ui/Drawing/Drawing.tsx'
import styles from './LivingPicture.module.css'

const FISH = 'M-12 0q8-10 18-4l6-5v18l-6-5q-10 6-18-4Z'
const CAT = 'M-10-10l5 5h10l5-5 1 12q-1 8-11 8t-11-8Z'

export default function LivingPicture() {
  return (
    <Drawing grid={[320, 190]}>
      <path
        className={styles.wire}
        d="M86 95H122M200 95h20M220 95q14 0 14-38h10M220 95q14 0 14 38h10"
      />
      <rect className={styles.node} x="18" y="56" width="68" height="78" rx="12" />
      <rect className={styles.photo} x="28" y="66" width="48" height="48" rx="8" />
      <path className={styles.words} d="M32 124h26" />
      <rect className={styles.machine} x="122" y="50" width="78" height="90" rx="18" />
      <path
        className={styles.net}
        d="M140 74l21 10 21-10M140 74l21 32 21-32M140 116l21-32 21 32M140 116l21-10 21 10"
      />
      {[74, 116].flatMap((y) =>
        [140, 182].map((x) => (
          <circle key={`${x}-${y}`} className={styles.cell} cx={x} cy={y} r="6" />
        )),
      )}
      {[84, 106].map((y) => (
        <circle key={y} className={styles.cell} cx="161" cy={y} r="6" />
      ))}
      <g className={styles.catLabel}>
        <rect className={styles.label} x="244" y="38" width="60" height="38" rx="12" />
        <path className={styles.cat} transform="translate(274 57)" d={CAT} />
      </g>
      <g className={styles.fishLabel}>
        <rect className={styles.label} x="244" y="114" width="60" height="38" rx="12" />
        <path className={styles.fish} transform="translate(274 133)" d={FISH} />
      </g>
      <g className={styles.catMoves}>
        <path className={styles.cat} d={CAT} />
      </g>
      <g className={styles.fishMoves}>
        <path className={styles.fish} d={FISH} />
      </g>
    </Drawing>
  )
}
