/** A landscape, and its edges where the line has passed. */
import { Drawing } from '@panya/ui/Drawing/Drawing.tsx'
import styles from './LivingPicture.module.css'

const FAR = 'M20 140L78 70l32 36 40-58 50 72 34-34 66 54v50H20Z'
const NEAR = 'M20 152q70-34 140-6t140-12v56H20Z'

export default function LivingPicture() {
  return (
    <Drawing grid={[320, 190]}>
      <rect className={styles.sky} x="20" y="16" width="280" height="160" rx="10" />
      <circle className={styles.sun} cx="252" cy="52" r="20" />
      <path className={styles.far} d={FAR} />
      <path className={styles.near} d={NEAR} />
      <g className={styles.edges}>
        <rect className={styles.dark} x="20" y="16" width="280" height="174" />
        <circle className={styles.edge} cx="252" cy="52" r="20" />
        <path className={styles.edge} d={FAR} />
        <path className={styles.edge} d={NEAR} />
      </g>
      <path className={styles.line} d="M160 8v176M152 95h16" />
    </Drawing>
  )
}
