/** The tables of /teach: named by their heading, scrolling sideways by themselves where the screen is narrow, or with a card for each row. */
import type { ReactNode } from 'react'
import styles from './teach.module.css'

interface TeachTableProps {
  /** The id of the heading above it; without one it says itself what it shows. */
  labelledBy?: string
  label?: string
  /** Their names; a list with one thing a row needs none. */
  columns?: readonly string[]
  /** On a phone a row is a card; its cells name their column by `data-column`. */
  stacks?: boolean
  children: ReactNode
}

export function TeachTable({
  labelledBy,
  label,
  columns,
  stacks = false,
  children,
}: TeachTableProps) {
  const look = stacks ? `${styles.table} ${styles.stacked}` : styles.table
  return (
    <div className={styles.scroll}>
      <table className={look} aria-labelledby={labelledBy} aria-label={label}>
        {columns && (
          <thead>
            <tr>
              {columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
