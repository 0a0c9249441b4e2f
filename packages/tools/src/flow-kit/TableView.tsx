import type { TableColumn } from '@panya/engines/flow/flow-value.ts'
import { plainText } from './downloads.ts'
import type { FlowTexts } from './flow-texts.ts'
import styles from './TableView.module.css'

/** The first rows of a table. */

interface TableViewProps {
  columns: readonly TableColumn[]
  /** One list per row. */
  head: readonly (readonly unknown[])[]
  rows: number
  large: boolean
  texts: FlowTexts
}

const SMALL = { rows: 3, columns: 4 }
const LARGE = { rows: 200, columns: 60 }

export function TableView({ columns, head, rows, large, texts }: TableViewProps) {
  const limit = large ? LARGE : SMALL
  const shown = columns.slice(0, limit.columns)
  const lines = head.slice(0, limit.rows)
  return (
    <div
      className={styles.wrap}
      data-large={large || undefined}
      tabIndex={large ? 0 : undefined}
      role={large ? 'group' : undefined}
      aria-label={large ? texts.t('result') : undefined}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {shown.map((column) => (
              <th key={column.name} scope="col" data-type={column.type}>
                {cellText(column.name, texts)}
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
                    {cellText(line[at], texts)}
                  </bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.more}>
        {lines.length < rows && large
          ? texts.t('rowsShown', { shown: lines.length, count: rows })
          : texts.t('rows', { count: rows })}
        {columns.length > shown.length && ` · ${shown.length}/${columns.length}`}
      </p>
    </div>
  )
}

export function cellText(value: unknown, texts: FlowTexts): string {
  if (value === null || value === undefined) return '·'
  if (typeof value === 'number')
    return Number.isInteger(value) ? String(value) : String(Number(value.toPrecision(6)))
  if (typeof value === 'boolean') return texts.t(value ? 'yes' : 'no')
  if (value instanceof Date) return value.toISOString().replace('T00:00:00.000Z', '')
  const text = plainText(value)
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}
