import type { TableColumn } from '@panya/engines/flow/flow-value.ts'
import { plainText } from './downloads.ts'
import type { FlowMessages } from './flow-messages.ts'
import styles from './TableView.module.css'

/** The first rows of a table. */

interface TableViewProps {
  columns: readonly TableColumn[]
  /** One list per row. */
  head: readonly (readonly unknown[])[]
  rows: number
  large: boolean
  messages: FlowMessages
}

const SMALL = { rows: 3, columns: 4 }
const LARGE = { rows: 200, columns: 60 }

export function TableView({ columns, head, rows, large, messages }: TableViewProps) {
  const limit = large ? LARGE : SMALL
  const shown = columns.slice(0, limit.columns)
  const lines = head.slice(0, limit.rows)
  return (
    <div
      className={styles.wrap}
      data-large={large || undefined}
      tabIndex={large ? 0 : undefined}
      role={large ? 'group' : undefined}
      aria-label={large ? messages.t('result') : undefined}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {shown.map((column) => (
              <th key={column.name} scope="col" data-type={column.type}>
                {cellText(column.name, messages)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- rows have no identity of their own
            <tr key={index}>
              {shown.map((column, at) => (
                <td key={column.name} data-type={column.type}>
                  {/* In Arabic a minus would otherwise stand behind its number. */}
                  <bdi dir={column.type === 'number' ? 'ltr' : 'auto'}>
                    {cellText(line[at], messages)}
                  </bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.more}>
        {lines.length < rows && large
          ? messages.t('rowsShown', { shown: lines.length, count: rows })
          : messages.t('rows', { count: rows })}
        {columns.length > shown.length && ` · ${shown.length}/${columns.length}`}
      </p>
    </div>
  )
}

export function cellText(value: unknown, messages: FlowMessages): string {
  if (value === null || value === undefined) return '·'
  if (typeof value === 'number')
    return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(6)))
  if (typeof value === 'boolean') return messages.t(value ? 'yes' : 'no')
  if (value instanceof Date) return value.toISOString().replace('T00:00:00.000Z', '')
  const text = plainText(value)
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}
