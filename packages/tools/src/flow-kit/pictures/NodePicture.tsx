import type { NodeDrawing } from './marks.ts'
import styles from './NodePicture.module.css'

/** What a node does, drawn small. The name beside it says the same in words. */
export function NodePicture({ of, size = 28 }: { of: NodeDrawing | undefined; size?: number }) {
  if (!of) return null
  return (
    <svg
      className={`${styles.picture} ${styles.drawn}`}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      data-node-picture
      data-mirrors={of.mirrors || undefined}
    >
      {of.marks.map(([kind, path], at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a mark is its place in the drawing
        <path key={at} data-kind={kind} d={path} />
      ))}
    </svg>
  )
}
