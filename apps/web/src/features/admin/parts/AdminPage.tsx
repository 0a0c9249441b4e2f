/** The top of every section: what it is called, what it is for, and what can be done with all of it. */
import type { ReactNode } from 'react'
import styles from './parts.module.css'

interface AdminPageProps {
  title: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

export function AdminPage({ title, lead, actions, children }: AdminPageProps) {
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </>
  )
}
