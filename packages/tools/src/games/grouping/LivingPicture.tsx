/** Shapes find the group they belong to; one belongs to both. */
import { Drawing } from '@panya/ui/Drawing/Drawing.tsx'
import styles from './LivingPicture.module.css'

export default function LivingPicture() {
  return (
    <Drawing grid={[320, 190]}>
      <circle className={styles.warm} cx="124" cy="86" r="66" />
      <circle className={styles.round} cx="196" cy="86" r="66" />
      <rect className={styles.square} x="78" y="56" width="26" height="26" rx="4" />
      <path className={styles.triangle} d="M88 112l14-24 14 24Z" />
      <circle className={styles.blueBall} cx="222" cy="72" r="14" />
      <circle className={styles.greenBall} cx="216" cy="108" r="13" />
      <circle className={styles.redBall} cx="160" cy="86" r="15" />
    </Drawing>
  )
}
