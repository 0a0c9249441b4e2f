import type { ReactNode } from 'react'
import styles from './MessagePage.module.css'

/** A page that has one thing to say. */
export function MessagePage({ children }: { children: ReactNode }) {
  return (
    <div className={`grid-paper ${styles.page}`}>
      <div className={`page-wrap ${styles.inner}`}>{children}</div>
    </div>
  )
}
