/** The tables of /teach: named by their heading, scrolling sideways by themselves where the screen is narrow. */
import type { ReactNode } from 'react'
import styles from './teach.module.css'

interface TeachTableProps {
  /** The id of the heading above it. */
  labelledBy: string
  /** `Column`s; a list with one thing a row needs none. */
  head?: ReactNode
  children: ReactNode
}

export function TeachTable({ labelledBy, head, children }: TeachTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        {head && (
          <thead>
            <tr>{head}</tr>
          </thead>
        )}
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}

export function Column({ children }: { children: ReactNode }) {
  return <th scope="col">{children}</th>
}
