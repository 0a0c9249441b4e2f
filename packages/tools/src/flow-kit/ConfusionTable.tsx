import type { CSSProperties, ReactNode } from 'react'
import styles from './ConfusionTable.module.css'

/** What was taken for what, class by class; a cell can be opened. */

type Cell = readonly [actual: number, predicted: number]

interface ConfusionTableProps {
  labels: readonly string[]
  counts: readonly (readonly number[])[]
  nameOf: (label: string) => string
  cellLabel: (values: { actual: string; predicted: string; count: number }) => string
  open: Cell | null
  /** Absent where the table is only looked at. */
  onOpen?: ((cell: Cell | null) => void) | undefined
  /** What rows and columns are. */
  axes: ReactNode
}

/** So many columns can be read side by side in the details; more are scrolled. */
const MOST_FITTING = 6

export function ConfusionTable(props: ConfusionTableProps) {
  const { labels, counts, nameOf, cellLabel, open, onOpen, axes } = props
  const most = Math.max(1, ...counts.flat())
  const heading = (label: string, scope: 'row' | 'col') => (
    <th key={label} scope={scope} title={nameOf(label)}>
      {nameOf(label)}
    </th>
  )
  const cell = (actual: number, predicted: number, count: number) => {
    const isOpen = open?.[0] === actual && open[1] === predicted
    const [was, said] = [nameOf(labels[actual]!), nameOf(labels[predicted]!)]
    return (
      <td
        key={labels[predicted]}
        data-right={actual === predicted || undefined}
        style={{ '--share': `${Math.round((100 * count) / most)}%` } as CSSProperties}
      >
        {onOpen ? (
          <button
            type="button"
            aria-pressed={isOpen}
            aria-label={cellLabel({ actual: was, predicted: said, count })}
            onClick={() => onOpen(isOpen ? null : [actual, predicted])}
          >
            {count}
          </button>
        ) : (
          count
        )}
      </td>
    )
  }
  return (
    <table className={styles.confusion} data-many={labels.length > MOST_FITTING || undefined}>
      <caption>{axes}</caption>
      <thead>
        <tr>
          <td aria-hidden="true" className={styles.corner} />
          {labels.map((label) => heading(label, 'col'))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, actual) => (
          <tr key={label}>
            {heading(label, 'row')}
            {labels.map((_, predicted) =>
              cell(actual, predicted, counts[actual]?.[predicted] ?? 0),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
