/** The tables of /teach: named by their heading, scrolling sideways by themselves where the screen is narrow. */
import type { ReactNode } from 'react'
import styles from './teach.module.css'

interface TeachTableProps {
  /** The id of the heading above it; without one it says itself what it shows. */
  labelledBy?: string
  label?: string
  /** Their names; a list with one thing a row needs none. */
  columns?: readonly string[]
  children: ReactNode
}

export function TeachTable({ labelledBy, label, columns, children }: TeachTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-labelledby={labelledBy} aria-label={label}>
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
