/** A program runs: each block lights up, the cat walks to and fro, and a board shows a heart. */
import { Drawing } from '@panya/ui/Drawing/Drawing.tsx'
import styles from './LivingPicture.module.css'

const HEART = ['.xx.xx.', 'xxxxxxx', 'xxxxxxx', '.xxxxx.', '..xxx..', '...x...']
const LAMPS = HEART.flatMap((row, y) =>
  Array.from(row).map((lamp, x) => ({ x, y, lit: lamp === 'x' })),
)

export default function LivingPicture() {
  return (
    <Drawing grid={[320, 190]}>
      <Blocks />
      <rect className={styles.stage} x="176" y="22" width="128" height="76" rx="10" />
      <path className={styles.ground} d="M180 86h120" />
      <g className={styles.cat}>
        <g className={styles.facing}>
          <path className={styles.tail} d="M-19 2q-10-2-8-13" />
          <ellipse className={styles.fur} cx="-3" cy="4" rx="17" ry="9" />
          <path className={styles.leg} d="M-14 10v7M-6 11v6M4 11v6M10 10v7" />
          <path className={styles.fur} d="M6-14l4 5h8l4-5 1 14q-1 8-9 8t-9-8Z" />
          <path className={styles.face} d="M11-4v1M18-4v1M13 1q2 2 3 0 1 2 3 0" />
        </g>
      </g>
      <rect className={styles.board} x="192" y="112" width="96" height="62" rx="9" />
      <path className={styles.usb} d="M232 108h16v8h-16Z" />
      <rect className={styles.glass} x="208" y="122" width="64" height="42" rx="4" />
      {LAMPS.map(({ x, y, lit }) => (
        <circle
          key={`${x}-${y}`}
          className={lit ? styles.lit : styles.lamp}
          cx={216 + x * 8}
          cy={127 + y * 6.4}
          r="2.4"
        />
      ))}
    </Drawing>
  )
}

function Blocks() {
  return (
    <>
      <g className={styles.first}>
        <path className={styles.event} d="M16 34q22-16 46 0h66a6 6 0 0 1 6 6v18H16Z" />
        <path className={styles.flag} d="M30 38v16M30 39q7-4 12 0t11 0v9q-6 3-11 0t-12 0" />
      </g>
      <path
        className={styles.loop}
        d="M16 60h118a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H34v52h94a6 6 0 0 1 6 6v8a6 6 0 0 1-6 6H22a6 6 0 0 1-6-6Z"
      />
      <path className={styles.sign} d="M28 74a8 8 0 1 1 3 6l-4 1m4-1 1 4" />
      <rect className={styles.count} x="52" y="66" width="34" height="16" rx="8" />
      <path className={styles.digit} d="M64 70v5h9M70 71v8" />
      <g className={styles.second}>
        <rect className={styles.move} x="36" y="90" width="92" height="23" rx="6" />
        <path className={styles.sign} d="M46 101h16l-5-5m5 5-5 5" />
        <rect className={styles.count} x="72" y="94" width="34" height="15" rx="7.5" />
        <path className={styles.digit} d="M83 98v7M88 101.5a3 3.5 0 1 0 6 0 3 3.5 0 1 0-6 0" />
      </g>
      <g className={styles.third}>
        <rect className={styles.look} x="36" y="115" width="76" height="23" rx="6" />
        <path className={styles.heart} d="M56 133c-8-5-10-9-7-12s6-1 7 2c1-3 4-5 7-2s1 7-7 12Z" />
        <path className={styles.sign} d="M72 126h26" />
      </g>
    </>
  )
}
