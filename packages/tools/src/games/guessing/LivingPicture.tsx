/** Tiles go away one by one, and what they hid can be told sooner and sooner. */
import { Drawing } from '@panya/ui/Drawing/Drawing.tsx'
import styles from './LivingPicture.module.css'

/** In the order in which they go; the rest stays while the picture is still. */
const TILES = [7, 4, 10, 1, 8, 5, 2, 11, 6, 0, 9, 3]
const STAY = 6

export default function LivingPicture() {
  return (
    <Drawing grid={[320, 190]}>
      <rect className={styles.paper} x="68" y="18" width="184" height="154" rx="10" />
      <path
        className={styles.shade}
        d="M92 96q0-58 68-58t68 58q-17-14-34 0-17-14-34 0-17-14-34 0-17-14-34 0Z"
      />
      <path className={styles.stick} d="M160 30v8M160 96v46q0 14-14 14t-14-12" />
      {TILES.map((tile, turn) => (
        <rect
          key={tile}
          className={turn < STAY ? styles.gone : styles.tile}
          style={{ animationDelay: `${turn * 0.35}s` }}
          x={70 + (tile % 4) * 45.5}
          y={20 + Math.floor(tile / 4) * 50.5}
          width="43.5"
          height="48.5"
          rx="6"
        />
      ))}
    </Drawing>
  )
}
