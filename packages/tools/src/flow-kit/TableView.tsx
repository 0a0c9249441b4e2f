import type { FlowSession } from '@panya/engines/flow/flow-session.ts'
import type { TableColumn } from '@panya/engines/flow/flow-value.ts'
import { markedShares, type RowLinks } from '@panya/engines/flow/row-links.ts'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { plainText } from './downloads.ts'
import type { FlowMessages } from './flow-messages.ts'
import { clearMarked, markItems, useMarkedRows } from './row-selection.ts'
import styles from './TableView.module.css'

/** The first rows of a table. */

interface TableViewProps {
  columns: readonly TableColumn[]
  /** One list per row. */
  head: readonly (readonly unknown[])[]
  rows: number
  large: boolean
  /** How many rows are shown where they are few; the size of the view decides without it. */
  most?: number | undefined
  messages: FlowMessages
  /** With where its rows come from, they can be marked. */
  session?: FlowSession
  links?: readonly RowLinks[] | undefined
}

const SMALL = { rows: 3, columns: 4 }
const LARGE = { rows: 200, columns: 60 }

export function TableView(props: TableViewProps) {
  const { session, links } = props
  return session && links ? (
    <MarkedTable {...props} session={session} links={links} />
  ) : (
    <PlainTable {...props} />
  )
}

function MarkedTable(props: TableViewProps & { session: FlowSession; links: readonly RowLinks[] }) {
  const { session, links, large } = props
  const marked = useMarkedRows(session)
  const shares = useMemo(() => markedShares(links, marked), [links, marked])
  return (
    <PlainTable
      {...props}
      shares={shares}
      {...(large && {
        onMark: (row: number, adds: boolean) => markItems(session, links, [row], adds),
        onClear: () => clearMarked(session),
      })}
    />
  )
}

interface PlainTableProps extends TableViewProps {
  shares?: Float32Array | null
  onMark?: (row: number, adds: boolean) => void
  onClear?: () => void
}

function PlainTable({
  columns,
  head,
  rows,
  large,
  most,
  messages,
  shares = null,
  onMark,
  onClear,
}: PlainTableProps) {
  const limit = large ? LARGE : SMALL
  const shown = columns.slice(0, limit.columns)
  const lines = head.slice(0, most ?? limit.rows)
  const [at, setAt] = useState(0)
  const onKey = (event: KeyboardEvent<HTMLButtonElement>, row: number): void => {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, Home: -row, End: 999 }
    const step = steps[event.key]
    if (event.key === 'Escape' && shares) {
      event.preventDefault()
      onClear?.()
    }
    if (step === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const next = Math.min(lines.length - 1, Math.max(0, row + step))
    setAt(next)
    const body = event.currentTarget.closest('tbody')
    ;(body?.rows[next]?.querySelector('button') as HTMLElement | null)?.focus()
  }
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
            {onMark && (
              <th scope="col" className={styles.mark}>
                <span className="visually-hidden">{messages.t('rowMarks')}</span>
              </th>
            )}
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
            <tr key={index} data-marked={(shares?.[index] ?? 0) > 0 || undefined}>
              {onMark && (
                <th scope="row" className={styles.mark}>
                  <button
                    type="button"
                    tabIndex={index === Math.min(at, lines.length - 1) ? 0 : -1}
                    aria-pressed={(shares?.[index] ?? 0) > 0}
                    aria-label={messages.t('rowMark', { row: index + 1 })}
                    onKeyDown={(event) => onKey(event, index)}
                    onClick={() => {
                      setAt(index)
                      onMark(index, true)
                    }}
                  >
                    {index + 1}
                  </button>
                </th>
              )}
              {shown.map((column, place) => (
                <td key={column.name} data-type={column.type}>
                  {/* In Arabic a minus would otherwise stand behind its number. */}
                  <bdi dir={column.type === 'number' ? 'ltr' : 'auto'}>
                    {cellText(line[place], messages)}
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
