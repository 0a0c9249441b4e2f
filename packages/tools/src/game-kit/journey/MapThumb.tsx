import type { Thumb } from '../core/journey/thumb.ts'
import { Drawing } from './Drawing.tsx'
import styles from './MapThumb.module.css'

/** A level in small, drawn from its own map. */
export function MapThumb({ thumb }: { thumb: Thumb }) {
  const { width, height, inks } = thumb
  return (
    <span className={styles.thumb} data-thumb="map">
      <Drawing inks={inks} view={`0 0 ${width} ${height}`} />
    </span>
  )
}
