import type { TableColumn } from '@panya/engines/flow/flow-value.ts'
import { useState } from 'react'
import type { PreviewProps } from '../../../flow-kit/flow-tool.ts'
import { TableView } from '../../../flow-kit/TableView.tsx'
import { className } from './class-name.ts'
import styles from './Views.module.css'

/** What was taken for what; a cell opens its rows. */

interface Confusion {
  labels: string[]
  counts: number[][]
  rows: Record<string, unknown[][]>
  columns: TableColumn[]
}

/** So many columns can be read side by side in the details; more are scrolled. */
const MOST_FITTING = 6

export function ConfusionView({ data, large, messages }: PreviewProps) {
  const { labels: classes, counts, rows, columns } = data as Confusion
  const labels = classes.map((label) => className(label, messages))
  const [open, setOpen] = useState<string | null>(null)
  const most = Math.max(1, ...counts.flat())
  const shown = open ? (rows[open] ?? []) : []
  return (
    <div className={styles.wrap}>
      <p className={styles.axes}>
        ↓ {messages.own('confusion.true')} · {messages.locale === 'ar' ? '←' : '→'}{' '}
        {messages.own('confusion.predicted')}
      </p>
      <table className={styles.confusion} data-many={labels.length > MOST_FITTING || undefined}>
        <thead>
          <tr>
            <td aria-hidden="true" className={styles.corner} />
            {labels.map((label) => (
              <th key={label} scope="col" title={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {labels.map((actual, i) => (
            <tr key={actual}>
              <th scope="row" title={actual}>
                {actual}
              </th>
              {labels.map((predicted, j) => {
                const count = counts[i]?.[j] ?? 0
                const key = `${i} ${j}`
                return (
                  <td
                    key={predicted}
                    style={
                      { '--share': `${Math.round((100 * count) / most)}%` } as React.CSSProperties
                    }
                    data-right={i === j || undefined}
                  >
                    {large ? (
                      <button
                        type="button"
                        aria-pressed={open === key}
                        aria-label={messages.own('confusion.cell', { actual, predicted, count })}
                        onClick={() => setOpen(open === key ? null : key)}
                      >
                        {count}
                      </button>
                    ) : (
                      count
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {large && open && (
        <TableView
          columns={columns}
          head={shown}
          rows={counts[Number(open.split(' ')[0])]?.[Number(open.split(' ')[1])] ?? 0}
          large
          messages={messages}
        />
      )}
    </div>
  )
}
