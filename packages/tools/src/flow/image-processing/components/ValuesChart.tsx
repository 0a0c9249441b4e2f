import type { PreviewProps } from '../../../flow-kit/flow-tool.ts'
import styles from './Charts.module.css'

/** A column of a table as bars or as a line. */

interface Values {
  kind: string
  title: string
  values: number[]
}

export function ValuesChart({ data, messages }: PreviewProps) {
  const { kind, title, values } = data as Values
  const most = Math.max(1e-9, ...values.map(Math.abs))
  const step = 200 / Math.max(1, values.length)
  const at = (value: number): number => 100 - (96 * Math.max(0, value)) / most
  const line = values
    .map(
      (value, i) =>
        `${i === 0 ? 'M' : 'L'}${((i + 0.5) * step).toFixed(2)} ${at(value).toFixed(1)}`,
    )
    .join('')
  return (
    <figure className={styles.figure} dir="ltr">
      <svg
        viewBox="0 0 200 100"
        className={styles.chart}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing made here
        role="img"
        aria-label={`${messages.node('image.chart')}: ${title}`}
        preserveAspectRatio="none"
      >
        {kind === 'line' ? (
          <path
            d={line}
            fill="none"
            stroke="var(--teal)"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
          />
        ) : (
          values.map((value, i) => (
            // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
            <rect
              key={i}
              x={i * step + step * 0.12}
              width={step * 0.76}
              y={at(value)}
              height={100 - at(value)}
              fill="var(--teal)"
            />
          ))
        )}
      </svg>
      <figcaption className={styles.scale}>
        <span>{title}</span>
        <span>≤ {Number(most.toPrecision(4))}</span>
      </figcaption>
    </figure>
  )
}
