/** A table that scrolls sideways by itself where the screen is narrow; the page never does. */
import type { ReactNode } from 'react'
import styles from './parts.module.css'

interface DataTableProps {
  /** What the table shows, for people who hear it. */
  label: string
  head: readonly { label: ReactNode; number?: boolean }[]
  children: ReactNode
}

export function DataTable({ label, head, children }: DataTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so keys must reach it
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {head.map((column, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns never change places
              <th key={index} scope="col" data-number={column.number ? true : undefined}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
